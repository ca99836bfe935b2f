import { defineCopy } from "../language/define-copy.ts";

export const copy = defineCopy({ zh: { contact: "联系我们" }, en: { contact: "Contact us" } });
