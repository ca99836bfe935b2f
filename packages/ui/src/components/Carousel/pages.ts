/** Visible slides by window width; a width that is not named takes the value of the next smaller one. */
export type PerView = { phone: number; tablet?: number; laptop?: number; desktop?: number };

/** The number of pages. */
export function pageCount(slides: number, perView: number): number {
  return Math.max(1, Math.ceil(slides / perView));
}

/** The page, from 0, that starts with the slide at an index; the last page counts as shown when the last slide is. */
export function pageOf(first: number, slides: number, perView: number): number {
  if (first + perView >= slides) return pageCount(slides, perView) - 1;
  return Math.floor(first / perView);
}

/** The first slide of a page; the last page is filled with earlier slides. */
export function firstOf(page: number, slides: number, perView: number): number {
  return Math.max(0, Math.min(page * perView, slides - perView));
}

/** The value of every width. */
export function allWidths({ phone, tablet = phone, laptop = tablet, desktop = laptop }: PerView) {
  return { phone, tablet, laptop, desktop };
}
