import type { Copy } from "../../../language/language.tsx";

export const copy: Copy<{ title: string }> = { zh: { title: "活动" }, en: { title: "Activities" } };
