import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    export: "导出账目",
    title: "导出账目（CSV）",
    lead: "含试剂与仪器耗材订单；发票按开票日期，其余按下单日期。",
    content: "内容",
    files: {
      orders: "订单",
      lines: "订单明细",
      invoices: "发票",
    },
    period: "日期",
    cancel: "取消",
    download: "下载",
    started: (fileName: string) => `开始下载 ${fileName}`,
  },
  en: {
    export: "Export for accounting",
    title: "Export for accounting (CSV)",
    lead: "Orders of reagents and instruments: invoices by the day they were issued, the others by the day of the order.",
    content: "Content",
    files: {
      orders: "Orders",
      lines: "Order lines",
      invoices: "Invoices",
    },
    period: "Period",
    cancel: "Cancel",
    download: "Download",
    started: (fileName) => `Downloading ${fileName}`,
  },
});
