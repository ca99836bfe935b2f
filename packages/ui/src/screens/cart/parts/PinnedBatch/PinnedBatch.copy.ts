import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    batch: (batchCode: string) => `指定批号 ${batchCode}`,
    short: (free: number) => `该批号仅余 ${free} 件，请减少数量或不指定批号`,
    release: "不指定",
    releaseOf: (productCode: string, batchCode: string) => `${productCode} 不指定批号 ${batchCode}`,
    released: "已取消指定批号",
  },
  en: {
    batch: (batchCode) => `Of batch ${batchCode}`,
    short: (free) => `Only ${free} of this batch are left: order fewer, or any batch`,
    release: "Any batch",
    releaseOf: (productCode, batchCode) => `any batch of ${productCode} instead of ${batchCode}`,
    released: "Any batch will be sent",
  },
});
