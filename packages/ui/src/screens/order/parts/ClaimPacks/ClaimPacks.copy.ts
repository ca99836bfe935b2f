import { MOST_CLAIMED_ORDERS } from "@reagent/domain/kept-goods";
import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    download: "下载这些订单的报销资料（ZIP）",
    tooMany: `报销资料一次最多下载 ${MOST_CLAIMED_ORDERS} 个订单，请先用日期筛选。`,
  },
  en: {
    download: "Download the claim packs of these orders (ZIP)",
    tooMany: `Claim packs are downloaded for at most ${MOST_CLAIMED_ORDERS} orders at once: choose days above.`,
  },
});
