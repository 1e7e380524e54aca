final class PerfumeDetailLogic: PerfumeDetailViewModel.Logic {
  init(_ context: PerfumeDetailViewModel.Context) {
    context.reviews.send(context.perfume.reviews)
  }
}
