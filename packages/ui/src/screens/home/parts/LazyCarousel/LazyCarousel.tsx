import { type ComponentProps, lazy, type ReactNode, Suspense } from "react";
import { Boundary } from "../../../../blocks/Boundary/Boundary.tsx";
import type { Carousel as CarouselComponent } from "../../../../components/Carousel/Carousel.tsx";
import { useIsHydrated } from "../../../../state/use-is-hydrated.ts";

const Carousel = lazy(async () => ({
  default: (await import("../../../../components/Carousel/Carousel.tsx")).Carousel,
}));

type Props = ComponentProps<typeof CarouselComponent> & {
  /** The first page of it, of the same size: seen until the carousel is there, and where it cannot be had. */
  atFirst: ReactNode;
};

/** A carousel whose words need not wait for it. */
export function LazyCarousel({ atFirst, ...carousel }: Props) {
  if (!useIsHydrated()) return atFirst;
  return (
    <Boundary fallback={atFirst}>
      <Suspense fallback={atFirst}>
        <Carousel {...carousel} />
      </Suspense>
    </Boundary>
  );
}
