import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    description: (shop: string, subject: string | undefined) =>
      `${subject ? `${subject}。` : ""}${shop}提供科研试剂与仪器耗材，可按名称、CAS 号或货号查找，价格与库存一目了然。`,
  },
  en: {
    description: (shop, subject) =>
      `${subject ? `${subject}. ` : ""}${shop} supplies research chemicals, instruments and consumables. Search by name, CAS number or code; see prices and stock.`,
  },
});
