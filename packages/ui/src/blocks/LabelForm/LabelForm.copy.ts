import { MOST_LABELS } from "@reagent/domain/bottle-label";
import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    format: "格式",
    formats: {
      bottle: "瓶标签（尺寸按 CLP 附件一）",
      vial: "小瓶标签 50 × 25 mm",
      "a4-24": "A4 24 格（70 × 37 mm）",
      "a4-65": "A4 65 格（38.1 × 21.2 mm）",
      zpl: "标签打印机（ZPL，无象形图）",
    },
    form: "打印标签",
    copies: "张数",
    note: "附加文字（选填）",
    notePlaceholder: "A3 柜 2 层，开封 2026-11-30",
    print: "生成标签",
    messages: {
      "copies-invalid": `请输入 1 至 ${MOST_LABELS} 的整数`,
      "text-too-long": "最多 60 个字符",
    },
  },
  en: {
    format: "Format",
    formats: {
      bottle: "Bottle, sizes of CLP annex I",
      vial: "Vial, 50 × 25 mm",
      "a4-24": "A4, 24 labels of 70 × 37 mm",
      "a4-65": "A4, 65 labels of 38.1 × 21.2 mm",
      zpl: "Label printer (ZPL, no pictograms)",
    },
    form: "Print labels",
    copies: "Labels",
    note: "Your own text (optional)",
    notePlaceholder: "Shelf A3, opened 2026-11-30",
    print: "Make labels",
    messages: {
      "copies-invalid": `Enter a whole number from 1 to ${MOST_LABELS}`,
      "text-too-long": "At most 60 characters",
    },
  },
});
