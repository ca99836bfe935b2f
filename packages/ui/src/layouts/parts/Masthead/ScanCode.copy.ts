import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    scan: "扫描瓶码",
    title: "扫描瓶码",
    code: "或输入编码",
    placeholder: "货号、批号网址或 CAS",
    open: "打开",
    unknown: (code: string) => `没有找到“${code}”。请核对编码，或在搜索框中搜索。`,
    failed: "暂时无法查询这个编码，请稍后再试。",
    messages: { "text-required": "请输入编码", "text-too-long": "最多 200 个字符" },
  },
  en: {
    scan: "Scan a code",
    title: "Scan the code of a bottle",
    code: "Or type the code",
    placeholder: "Product code, address or CAS",
    open: "Open",
    unknown: (code) => `“${code}” was not found. Check the code, or search for it.`,
    failed: "The code cannot be looked up now. Try again later.",
    messages: { "text-required": "Enter a code", "text-too-long": "At most 200 characters" },
  },
});
