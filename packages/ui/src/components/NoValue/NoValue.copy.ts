import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({ zh: { none: "无" }, en: { none: "None" } });
