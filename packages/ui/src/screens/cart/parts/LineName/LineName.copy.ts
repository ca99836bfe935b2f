import type { Copy } from "../../../../language/language.tsx";

export const copy: Copy<{ comma: string }> = { zh: { comma: "；" }, en: { comma: "; " } };
