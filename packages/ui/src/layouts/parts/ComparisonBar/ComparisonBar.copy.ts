import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    title: "产品对比",
    chosen: (count: number, most: number) => `已选 ${count} / ${most}`,
    remove: (itemCode: string) => `从对比中移除 ${itemCode}`,
    clear: "清空",
    compare: "开始对比",
  },
  en: {
    title: "Comparison",
    chosen: (count, most) => `${count} of ${most} chosen`,
    remove: (itemCode) => `Remove ${itemCode} from the comparison`,
    clear: "Clear",
    compare: "Compare",
  },
});
