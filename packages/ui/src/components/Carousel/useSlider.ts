import type { KeenSliderInstance } from "keen-slider";
import { type RefObject, useEffect, useRef, useState } from "react";
import { from, reducedMotion } from "../../theme/breakpoints.ts";
import { whenIdle } from "../../when-idle.ts";
import { allWidths, firstOf, pageCount, pageOf, type PerView } from "./pages.ts";

const GAP_PX = 24;

/** The state and the actions of a slider. */
export type Slider = {
  /** False before the slider's code is loaded, and while all slides fit. */
  isReady: boolean;
  /** False before the slider's code is loaded: the list scrolls natively. */
  isSliding: boolean;
  page: number;
  pages: number;
  showPage: (page: number) => void;
};

/** Turns a list into a slider. The slider's code is loaded after the page. */
export function useSlider<List extends HTMLElement>(
  slides: number,
  perView: PerView,
): [RefObject<List | null>, Slider] {
  const track = useRef<List>(null);
  const slider = useRef<KeenSliderInstance | null>(null);
  const [state, setState] = useState({ isSliding: false, first: 0, inView: perView.phone });
  const { phone, tablet, laptop, desktop } = allWidths(perView);

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    let isMounted = true;
    const read = (from: KeenSliderInstance) => {
      if (list.dataset["isSliding"] === undefined) return;
      setState({
        isSliding: true,
        first: from.track.details?.rel ?? 0,
        inView: slidesInView(from),
      });
    };
    const build = async () => {
      const { default: KeenSlider } = await import("keen-slider");
      if (!isMounted) return;
      const showing = (count: number) => ({ slides: { perView: count, spacing: GAP_PX } });
      slider.current = new KeenSlider(list, {
        ...showing(phone),
        selector: ":scope > *",
        loop: desktop === 1 && slides > 1,
        breakpoints: {
          [from.tablet]: showing(tablet),
          [from.laptop]: showing(laptop),
          [from.desktop]: showing(desktop),
        },
        defaultAnimation: { duration: matchMedia(reducedMotion).matches ? 0 : 500 },
        created: (built) => {
          /* The slider positions its slides in the next frame; the list's own gap is removed with it. */
          requestAnimationFrame(() => {
            if (!isMounted) return;
            list.dataset["isSliding"] = "";
            read(built);
          });
        },
        slideChanged: read,
        optionsChanged: read,
        updated: read,
      });
    };
    const cancel = whenIdle(() => {
      /* Without the slider the list still scrolls. */
      build().catch(() => {});
    });
    const showFocused = ({ target }: FocusEvent) => {
      const index = [...list.children].findIndex((slide) => slide.contains(target as Node));
      if (index >= 0 && slider.current) showSlide(list, slider.current, index);
    };
    list.addEventListener("focusin", showFocused);
    return () => {
      isMounted = false;
      cancel();
      list.removeEventListener("focusin", showFocused);
      slider.current?.destroy();
      slider.current = null;
      delete list.dataset["isSliding"];
    };
  }, [slides, phone, tablet, laptop, desktop]);

  const { isSliding, first, inView } = state;
  return [
    track,
    {
      isReady: isSliding && slides > inView,
      isSliding,
      page: pageOf(first, slides, inView),
      pages: pageCount(slides, inView),
      showPage: (page) => slider.current?.moveToIdx(firstOf(page, slides, inView)),
    },
  ];
}

/** Scrolls the newly focused slide into view. */
function showSlide(list: HTMLElement, slider: KeenSliderInstance, index: number): void {
  /* The browser has scrolled the list natively, which the slider does not expect. */
  list.scrollLeft = 0;
  const first = slider.track.details?.rel ?? 0;
  if (index < first || index >= first + slidesInView(slider)) slider.moveToIdx(index);
}

function slidesInView({ options }: KeenSliderInstance): number {
  const { slides } = options;
  return typeof slides === "object" && slides !== null && typeof slides.perView === "number"
    ? slides.perView
    : 1;
}
