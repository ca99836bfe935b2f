import { LARGEST_COMPARISON } from "@reagent/domain/comparison";
import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    compare: (itemCode: string) => `对比 ${itemCode}`,
    full: `最多可以对比 ${LARGEST_COMPARISON} 种产品，请先移除一种`,
    show: "查看对比",
  },
  en: {
    compare: (itemCode) => `Compare ${itemCode}`,
    full: `You can compare at most ${LARGEST_COMPARISON} products: remove one first`,
    show: "Show comparison",
  },
});
