import type { Copy } from "../../language/language.tsx";

/** For a key that the form's own table does not have. */
export const copy: Copy<{ check: string }> = {
  zh: { check: "请检查此项" },
  en: { check: "Please check this field" },
};
