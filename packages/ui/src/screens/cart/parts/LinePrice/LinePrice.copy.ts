import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({ zh: { onRequest: "询价" }, en: { onRequest: "On request" } });
