import type { Copy } from "../../language/language.tsx";

export const copy: Copy<{ close: string }> = { zh: { close: "关闭" }, en: { close: "Close" } };
