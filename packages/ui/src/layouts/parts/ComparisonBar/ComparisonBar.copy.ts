import type { Copy } from "../../../language/language.tsx";

interface Words {
  title: string;
  chosen: (count: number, most: number) => string;
  remove: (itemCode: string) => string;
  clear: string;
  compare: string;
}

export const copy: Copy<Words> = {
  zh: {
    title: "产品对比",
    chosen: (count, most) => `已选 ${count} / ${most}`,
    remove: (itemCode) => `从对比中移除 ${itemCode}`,
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
};
