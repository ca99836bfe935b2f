import { withoutLanguage } from "@reagent/api/contract/page-addresses";

/** How long one stays on a way to mean it, in milliseconds. */
const DWELL_MS = 60;

/** By the pattern of a page, the scripts that its screen is made of. */
type Scripts = Readonly<Record<string, readonly string[]>>;

/**
 * Fetches the scripts of a page at the first sign that somebody goes there: all at once, where each would else be asked for when
 * the one before it has come. A browser that cannot match addresses fetches them as it comes to them.
 */
export async function fetchAhead(page: Document): Promise<void> {
  const list = page.querySelector<HTMLMetaElement>('meta[name="shop-scripts"]')?.content;
  if (!list || typeof URLPattern === "undefined") return;
  const scripts = (await (await fetch(list)).json()) as Scripts;
  const pages = Object.entries(scripts).map(([pathname, files]) => ({
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
      link.rel = "modulepreload";
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
