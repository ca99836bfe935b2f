import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import type { Carousel as CarouselComponent } from "../../components/Carousel/Carousel.tsx";
import { useIsHydrated } from "../../state/use-is-hydrated.ts";
import { Boundary } from "../Boundary/Boundary.tsx";

const Carousel = lazy(async () => ({
  default: (await import("../../components/Carousel/Carousel.tsx")).Carousel,
}));

export type LazyCarouselProps = ComponentProps<typeof CarouselComponent> & {
  /** The first page, of the same size: shown until the carousel's code has loaded, and if it fails to load. */
  firstPage: ReactNode;
};

/** A carousel whose code loads later; its first page is shown at once. */
export function LazyCarousel({ firstPage, ...carousel }: LazyCarouselProps) {
  if (!useIsHydrated()) return firstPage;
  return (
    <Boundary fallback={firstPage}>
      <Suspense fallback={firstPage}>
        <Carousel {...carousel} />
      </Suspense>
    </Boundary>
  );
}
