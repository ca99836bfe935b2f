import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    search: "批量查询",
    verdicts: "每行的结果",
    found: (lines: number, all: number) => `${all} 行中有 ${lines} 行找到产品。`,
    columns: { line: "行", text: "查询内容", verdict: "结果" },
    items: (total: string) => `找到 ${total} 个产品`,
    ofBatch: (batchCode: string) => `批号 ${batchCode}`,
    correctedTo: (text: string) => `按“${text}”查询`,
    /** A pack, grade or strength of the line that none of its results has. */
    missingPart: (part: string) => `没有 ${part}`,
    missing: "未找到",
    edit: "修改查询内容",
    products: "产品",
    nothing: "未找到您要的产品，您可以尝试联系客服。",
    nothingHint: "请核对每一行；可输入批号、货号、CAS 号或名称。",
    chat: "联系在线客服",
  },
  en: {
    search: "Batch search",
    verdicts: "Result of each line",
    found: (lines, all) => `${lines} of ${all} lines found products.`,
    columns: { line: "Line", text: "Searched for", verdict: "Result" },
    items: (total) => (total === "1" ? "1 product found" : `${total} products found`),
    ofBatch: (batchCode) => `Batch ${batchCode}`,
    correctedTo: (text) => `Read as “${text}”`,
    missingPart: (part) => `Not sold as ${part}`,
    missing: "Not found",
    edit: "Change the search",
    products: "Products",
    nothing: "We did not find these products. Our customer service can help you.",
    nothingHint: "Check each line: a batch number, product code, CAS number or name.",
    chat: "Chat with customer service",
  },
});
