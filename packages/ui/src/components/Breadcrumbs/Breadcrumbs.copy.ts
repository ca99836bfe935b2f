import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({ zh: { label: "当前位置" }, en: { label: "Breadcrumb" } });
