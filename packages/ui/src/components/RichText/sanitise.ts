import type { Config, DOMPurify } from "dompurify";

const settings: Config = {
  USE_PROFILES: { html: true },
  FORBID_TAGS: [
    "style",
    "form",
    "input",
    "button",
    "select",
    "textarea",
    "dialog",
    "audio",
    "video",
    "font",
    "center",
  ],
  FORBID_ATTR: ["style", "class", "id", "name", "bgcolor", "color", "face", "align", "background"],
  ADD_URI_SAFE_ATTR: ["sizes"],
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#|\.{0,2}\/)/iu,
};

/** What becomes of links to pages of the shop. */
export interface ShopLinks {
  /** The address of the page of a link in the visitor's language; undefined for a link to something else. */
  readonly hrefOf: (link: string) => string | undefined;
  readonly openTabs: boolean;
}

/** Sanitises foreign HTML: no script, form, style or name is kept (decisions, rich text). */
export type Sanitise = (html: string, links: ShopLinks) => string;

let loading: Promise<Sanitise> | undefined;
let loaded: Sanitise | undefined;

/** The sanitiser, if it is loaded: content that is rendered later, as for printing, can use it synchronously. */
export const loadedSanitiser = (): Sanitise | undefined => loaded;

/** Loads the sanitiser once, when the first rich text is shown. */
export function loadSanitiser(): Promise<Sanitise> {
  loading ??= import("dompurify").then(
    (module) => (loaded = prepare(module.default(window))),
    (reason: unknown) => {
      loading = undefined;
      throw reason;
    },
  );
  return loading;
}

function prepare(purify: DOMPurify): Sanitise {
  let shopLinks: ShopLinks | undefined;
  purify.addHook("afterSanitizeAttributes", (element) => {
    if (element.nodeName === "A") {
      const link = element.getAttribute("href") ?? "";
      const page = shopLinks?.hrefOf(link);
      if (page !== undefined) element.setAttribute("href", page);
      const opensTab = page === undefined ? /^https?:/iu.test(link) : shopLinks?.openTabs;
      if (opensTab) element.setAttribute("target", "_blank");
      else element.removeAttribute("target");
      element.setAttribute("rel", "noopener noreferrer");
    }
    if (element.nodeName === "IMG") element.setAttribute("loading", "lazy");
    if (element.nodeName === "TABLE") element.setAttribute("tabindex", "0");
  });
  return (html, links) => {
    shopLinks = links;
    return purify.sanitize(html, settings);
  };
}
