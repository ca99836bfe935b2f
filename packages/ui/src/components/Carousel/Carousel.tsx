import { type CSSProperties, type ReactNode, useId } from "react";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./Carousel.copy.ts";
import * as css from "./Carousel.css.ts";
import { CarouselControls } from "./CarouselControls.tsx";
import { allWidths, type PerView } from "./pages.ts";
import { useAutoplay } from "./useAutoplay.ts";
import { useSlider } from "./useSlider.ts";

export type Slide = {
  /** Unique in the carousel. */
  key: string;
  /** What the slide shows. */
  content: ReactNode;
};

export type CarouselProps = {
  /** The accessible name. */
  label: string;
  /** The slides, in their order. */
  slides: readonly Slide[];
  /** The number of visible slides; one by default. */
  perView?: PerView;
  /** Milliseconds until the next page is shown (storefront §9, carousels); without it the carousel does not play. */
  interval?: number;
  /** Renders a heading above the slides with the controls in it; without it the controls lie over the slides. */
  head?: (controls: ReactNode) => ReactNode;
};

const one: PerView = { phone: 1 };

/**
 * Slides side by side, one page of them visible. It is a plain scrolling list of the same size until the slider's code
 * is loaded, so that nothing moves. All slides are in the tab order, and a focused slide scrolls into view. It does not
 * play while hovered or focused.
 */
export function Carousel({ label, slides, perView = one, interval, head }: CarouselProps) {
  const words = useCopy(copy);
  const id = useId();
  const [track, slider] = useSlider<HTMLUListElement>(slides.length, perView);
  // A single page does not advance.
  const plays = interval !== undefined && slider.pages > 1;
  const [place, autoplay] = useAutoplay<HTMLElement>(
    slider.isReady && plays ? interval : undefined,
    () => slider.showPage((slider.page + 1) % slider.pages),
  );

  const widths = allWidths(perView);
  const sizes = {
    "--per-view-phone": widths.phone,
    "--per-view-tablet": widths.tablet,
    "--per-view-laptop": widths.laptop,
    "--per-view-desktop": widths.desktop,
    "--slide-gap": "24px",
  } as CSSProperties;
  const controls = (
    <CarouselControls
      slider={slider}
      layout={head ? "head" : "over"}
      autoplay={plays ? autoplay : undefined}
      controls={id}
    />
  );
  return (
    <section
      className={css.carousel}
      style={sizes}
      aria-roledescription={words.carousel}
      aria-label={label}
      ref={place}
    >
      {head?.(controls)}
      <ul
        className={css.track}
        ref={track}
        id={id}
        // A scrolling region must be reachable by the keyboard.
        tabIndex={slider.isSliding ? undefined : 0}
      >
        {slides.map((slide, index) => (
          <li
            key={slide.key}
            className={css.slide}
            aria-roledescription={words.slide}
            aria-label={words.slideOf(index + 1, slides.length)}
          >
            {slide.content}
          </li>
        ))}
      </ul>
      {!head && controls}
    </section>
  );
}
