import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { title: "仪器耗材订单" },
  en: { title: "Instrument orders" },
});
