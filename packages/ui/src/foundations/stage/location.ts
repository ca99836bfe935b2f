const mark = (canvas: HTMLElement, name: string) =>
  canvas.ownerDocument.querySelector("[data-route]")?.getAttribute(`data-${name}`) ?? undefined;

/** The visitor's path and query, without the language prefix: "/search/乙醇?type=2". */
export const routeIn = (canvas: HTMLElement): string => decodeURI(mark(canvas, "route") ?? "");

/** The page that the story loaded in full: its path, or "reload"; undefined if none. */
export const pageLoadedIn = (canvas: HTMLElement): string | undefined => mark(canvas, "loaded");

/** The address of the file that the story downloaded. */
export const downloadIn = (canvas: HTMLElement): string | undefined => mark(canvas, "downloaded");

/** The name and the size of the file that the story saved: "list.xlsx, 900 bytes". */
export const savedIn = (canvas: HTMLElement): string | undefined => mark(canvas, "saved");

/** The address that the story opened in a new tab. */
export const tabOpenedIn = (canvas: HTMLElement): string | undefined => mark(canvas, "opened");

/** Whether the story printed the page. */
export const isPrintedIn = (canvas: HTMLElement): boolean => mark(canvas, "printed") === "page";
