import { withoutLanguage } from "@reagent/api/pages/language-path";

/** How long the pointer or focus rests on a link before its page is fetched, in milliseconds. */
const DWELL_MS = 60;

/** The scripts and style sheets of each page's screen, by the pattern of its address. */
type PageFiles = Readonly<Record<string, readonly string[]>>;

/**
 * Fetches all files of a page at once when the user is about to follow a link to it. A browser without URLPattern
 * fetches the scripts one after the other when the page is opened.
 */
export async function fetchAhead(page: Document): Promise<void> {
  const list = page.querySelector<HTMLMetaElement>('meta[name="page-files"]')?.content;
  if (!list || typeof URLPattern === "undefined") return;
  const filesOfPages = (await (await fetch(list)).json()) as PageFiles;
  const pages = Object.entries(filesOfPages).map(([pathname, files]) => ({
    pattern: new URLPattern({ pathname }),
    files,
  }));
  const asked = new Set<string>();

  const ask = ({ pathname }: HTMLAnchorElement) => {
    const path = withoutLanguage(pathname);
    const next = pages.find(({ pattern }) => pattern.test({ pathname: path }));
    for (const file of next?.files ?? []) {
      if (asked.has(file)) continue;
      asked.add(file);
      const link = page.createElement("link");
      if (file.endsWith(".css")) {
        link.rel = "preload";
        link.as = "style";
        link.crossOrigin = "";
      } else link.rel = "modulepreload";
      link.href = `/${file}`;
      page.head.append(link);
    }
  };
  const onSign = ({ type, target }: Event) => {
    const way = target instanceof Element ? target.closest("a") : null;
    if (!way || way.origin !== page.location.origin) return;
    if (type === "pointerdown") ask(way);
    else setTimeout(() => way.matches(":hover, :focus") && ask(way), DWELL_MS);
  };
  for (const sign of ["pointerover", "focusin", "pointerdown"])
    page.addEventListener(sign, onSign, { passive: true });
}
