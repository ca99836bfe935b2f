import type { Copy } from "../../../language/language.tsx";

export const copy: Copy<{ title: string }> = {
  zh: { title: "仪器耗材订单" },
  en: { title: "Instrument orders" },
};
