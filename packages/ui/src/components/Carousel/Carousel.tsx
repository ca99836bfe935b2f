import { type CSSProperties, type ReactNode, useId } from "react";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./Carousel.copy.ts";
import * as css from "./Carousel.css.ts";
import { CarouselControls } from "./CarouselControls.tsx";
import { allWidths, type PerView } from "./pages.ts";
import { useAutoplay } from "./useAutoplay.ts";
import { useSlider } from "./useSlider.ts";

export type Slide = { key: string; content: ReactNode };

type Props = {
  /** The accessible name. */
  label: string;
  slides: readonly Slide[];
  /** How many slides are in sight at once; one unless told. */
  perView?: PerView;
  /** Milliseconds until the next page shows by itself (storefront §9, carousels); never unless given. */
  interval?: number;
  /** Draws a head over the slides around the controls; without it the controls lie over the slides. */
  head?: (controls: ReactNode) => ReactNode;
};

const one: PerView = { phone: 1 };

/**
 * Slides beside one another, a page of them in sight. A plain list that scrolls until the slider's code is
 * there, at the same size, so that nothing jumps. All slides stay in the order of the keyboard; the one
 * that is reached comes into sight. It stands still while it is pointed at or has the focus.
 */
export function Carousel({ label, slides, perView = one, interval, head }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const [track, slider] = useSlider<HTMLUListElement>(slides.length, perView);
  const [place, autoplay] = useAutoplay<HTMLElement>(slider.isReady ? interval : undefined, () =>
    slider.showPage((slider.page + 1) % slider.pages),
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
      place={head ? "head" : "over"}
      autoplay={interval === undefined ? undefined : autoplay}
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
        // What scrolls by itself is scrolled by the keyboard too.
        tabIndex={slider.isSliding ? undefined : 0}
        aria-live={autoplay.isPlaying ? "off" : "polite"}
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
