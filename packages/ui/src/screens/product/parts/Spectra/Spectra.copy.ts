import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    published: "已有图谱",
    byBatch: "按批号查核磁图谱",
    another: "申请图谱",
    find: "查询图谱",
    ofBatch: (batchCode: string) => `批号 ${batchCode} 的图谱`,
    batch: (batchCode: string) => `批号 ${batchCode}`,
    ofSubstance: "不区分批号",
    noConditions: "测试条件未注明",
    view: "查看",
    none: "暂无图谱！",
  },
  en: {
    published: "Published spectra",
    byBatch: "NMR spectra by batch",
    another: "Request a spectrum",
    find: "Find spectra",
    ofBatch: (batchCode) => `Spectra of batch ${batchCode}`,
    batch: (batchCode) => `Batch ${batchCode}`,
    ofSubstance: "For the substance, not for a batch",
    noConditions: "Conditions not stated",
    view: "View",
    none: "No spectra yet.",
  },
});
