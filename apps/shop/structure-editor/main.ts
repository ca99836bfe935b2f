import { openEditor } from "@reagent/ui/structure-editor/editor";

const language = location.hash === "#en" ? "en" : "zh";
const root = document.querySelector<HTMLElement>("#editor");
if (root) {
  document.documentElement.lang = language === "en" ? "en" : "zh-CN";
  openEditor(root, language);
}
