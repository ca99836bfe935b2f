import { openEditor } from "@reagent/ui/structure-editor/editor";

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
