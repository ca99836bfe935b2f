const mark = (canvas: HTMLElement, name: string) =>
  canvas.ownerDocument.querySelector("[data-route]")?.getAttribute(`data-${name}`) ?? undefined;

/** Where a story's visitor has got to, without the language's prefix: "/search/乙醇?type=2". */
export const routeIn = (canvas: HTMLElement): string => decodeURI(mark(canvas, "route") ?? "");

/** The page that the story loaded in full: its path, or "reload"; absent while it stays. */
export const pageLoadedIn = (canvas: HTMLElement): string | undefined => mark(canvas, "loaded");

/** The address that the story opened in a new tab. */
export const tabOpenedIn = (canvas: HTMLElement): string | undefined => mark(canvas, "opened");

/** Whether the story put the page on paper. */
export const isPrintedIn = (canvas: HTMLElement): boolean => mark(canvas, "printed") === "page";
