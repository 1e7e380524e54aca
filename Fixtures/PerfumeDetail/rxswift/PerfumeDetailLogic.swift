final class PerfumeDetailLogic: PerfumeDetailViewModel.Logic {
  init(_ context: PerfumeDetailViewModel.Context) {
    context.reviews.accept(context.perfume.reviews)
  }
}
