import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { landline: "固定电话", area: "区号", phone: "电话号码", extension: "分机号" },
  en: { landline: "Landline", area: "Area code", phone: "Landline number", extension: "Extension" },
});
