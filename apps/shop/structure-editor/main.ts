import { openEditor } from "@reagent/ui/structure-editor/editor";

/** Whether a style sheet can be constructed: not in Safari before 16.4. OpenChemLib constructs one, without a rule. */
function canConstructSheets(): boolean {
  try {
    return Boolean(new CSSStyleSheet());
  } catch {
    return false;
  }
}

class EmptySheet {
  replaceSync() {}
}
if (!canConstructSheets()) Object.assign(globalThis, { CSSStyleSheet: EmptySheet });

const language = location.hash === "#en" ? "en" : "zh";
const root = document.querySelector<HTMLElement>("#editor");
if (root) {
  document.documentElement.lang = language === "en" ? "en" : "zh-CN";
  openEditor(root, language);
  // OpenChemLib reads the ratio of pixels once, when it is loaded; the page around the frame sends the drawing again.
  matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () =>
    location.reload(),
  );
}
