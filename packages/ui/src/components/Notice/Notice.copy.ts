import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { info: "提示", success: "成功", hazard: "注意", points: "麦粒", details: "详情" },
  en: { info: "Note", success: "Success", hazard: "Warning", points: "Points", details: "Details" },
});
