import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    free: "免运费",
    fee: (fee: string) => `运费 ¥${fee}`,
    untilFree: (fee: string, more: string) => `运费 ¥${fee}，再买 ¥${more} 免运费`,
    kinds: { reagent: "试剂", instrument: "仪器耗材" },
    ofKind: (kind: string, freight: string) => `${kind}${freight}`,
  },
  en: {
    free: "Free delivery",
    fee: (fee) => `Freight ¥${fee}`,
    untilFree: (fee, more) => `Freight ¥${fee}, free with ¥${more} more`,
    kinds: { reagent: "Reagents", instrument: "Instruments" },
    ofKind: (kind, freight) => `${kind}: ${freight.toLowerCase()}`,
  },
});
