import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({ zh: { comma: "；" }, en: { comma: "; " } });
