import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({ zh: { close: "关闭" }, en: { close: "Close" } });
