import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    export: "导出",
    /** The accessible name of the button. */
    exportOf: (name: string) => `导出：${name}`,
    inventory: "库存表（CSV，每瓶一行）",
    structures: "结构式（SDF）",
    notebook: "电子实验记录（.eln，含文件）",
    elabftw: "eLabFTW 导入表（CSV）",
    chemotion: "Chemotion 导入表（CSV）",
    started: (fileName: string) => `开始下载 ${fileName}`,
  },
  en: {
    export: "Export",
    exportOf: (name) => `Export: ${name}`,
    inventory: "Inventory sheet (CSV, one row per bottle)",
    structures: "Structures (SDF)",
    notebook: "Notebook archive (.eln, with papers)",
    elabftw: "Import sheet for eLabFTW (CSV)",
    chemotion: "Import sheet for Chemotion (CSV)",
    started: (fileName) => `Downloading ${fileName}`,
  },
});
