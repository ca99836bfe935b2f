/** Slides in sight at once, by the width of the window; a width that is not named takes the one below it. */
export type PerView = { phone: number; tablet?: number; laptop?: number; desktop?: number };

/** How many pages so many slides make. */
export function pageCount(slides: number, perView: number): number {
  return Math.max(1, Math.ceil(slides / perView));
}

/** The page, from 0, that shows the slide at a place; the last page is shown when the last slide is. */
export function pageOf(first: number, slides: number, perView: number): number {
  if (first + perView >= slides) return pageCount(slides, perView) - 1;
  return Math.floor(first / perView);
}

/** The first slide of a page; the last page is filled up from the slides before it. */
export function firstOf(page: number, slides: number, perView: number): number {
  return Math.max(0, Math.min(page * perView, slides - perView));
}

/** Every width named. */
export function allWidths({ phone, tablet = phone, laptop = tablet, desktop = laptop }: PerView) {
  return { phone, tablet, laptop, desktop };
}
