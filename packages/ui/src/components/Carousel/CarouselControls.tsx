import ChevronLeft from "@lucide/icons/icons/chevron-left";
import ChevronRight from "@lucide/icons/icons/chevron-right";
import Pause from "@lucide/icons/icons/pause";
import Play from "@lucide/icons/icons/play";
import { useCopy } from "../../language/language.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { copy } from "./Carousel.copy.ts";
import * as css from "./Carousel.css.ts";
import type { Autoplay } from "./useAutoplay.ts";
import type { Slider } from "./useSlider.ts";

export type CarouselControlsProps = {
  /** The slider that is moved: its page, and how many there are. */
  slider: Slider;
  /** Over the slides, with a dot for each page, or in the heading, as `1 / 3`. */
  layout: "over" | "head";
  /** Undefined if the carousel does not play. */
  autoplay: Autoplay | undefined;
  /** The id of the slides. */
  controls: string;
};

/** The position in a carousel, with buttons to move on. It is read out when the visitor moves on, not when it plays. */
export function CarouselControls({ slider, layout, autoplay, controls }: CarouselControlsProps) {
  const words = useCopy(copy);
  const { page, pages, showPage } = slider;
  const isRound = layout === "over";
  const step = (label: string, by: -1 | 1) => {
    const target = page + by;
    const isEnd = target < 0 || target >= pages;
    return (
      <button
        className={css.control}
        type="button"
        aria-label={label}
        aria-controls={controls}
        disabled={isEnd && !isRound}
        onClick={() => showPage((target + pages) % pages)}
      >
        <Icon of={by < 0 ? ChevronLeft : ChevronRight} />
      </button>
    );
  };
  return (
    <div
      className={css.controls[layout]}
      data-controls={layout}
      data-is-ready={slider.isReady || undefined}
    >
      <VisuallyHidden>
        <span role="status" aria-live={autoplay?.isTurning ? "off" : "polite"}>
          {words.position(page + 1, pages)}
        </span>
      </VisuallyHidden>
      {autoplay && (
        <button
          className={css.control}
          type="button"
          aria-label={autoplay.isPlaying ? words.pause : words.play}
          onClick={autoplay.toggle}
        >
          <Icon of={autoplay.isPlaying ? Pause : Play} size={14} />
        </button>
      )}
      {step(words.previous, -1)}
      {layout === "over" ? (
        Array.from({ length: pages }, (_, index) => (
          <button
            key={index}
            className={css.mark}
            type="button"
            aria-label={words.goTo(index + 1)}
            aria-controls={controls}
            aria-current={index === page || undefined}
            onClick={() => showPage(index)}
          />
        ))
      ) : (
        <span className={css.position} aria-hidden="true">
          {page + 1} / {pages}
        </span>
      )}
      {step(words.next, 1)}
    </div>
  );
}
