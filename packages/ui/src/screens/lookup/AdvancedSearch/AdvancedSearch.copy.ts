import { MOST_SEARCH_LINES } from "@reagent/domain/lookup";
import { defineCopy } from "../../../language/define-copy.ts";

const tooLong = { zh: "最多 200 个字符", en: "At most 200 characters" };

export const copy = defineCopy({
  zh: {
    label: "查询与检索",
    tabs: {
      structure: "结构搜索",
      certificate: "质检报告 COA",
      dataSheet: "安全说明书 MSDS",
      batch: "批量查询",
      shipping: "发货查询",
    },
    titles: {
      structure: "结构搜索",
      certificate: "质检报告（COA）查询",
      dataSheet: "安全技术说明书（MSDS）查询",
      batch: "批量查询",
      shipping: "订单发货查询",
    },
    leads: {
      certificate: "批号与货号见产品标签。质检报告在新窗口中打开。",
      dataSheet: "输入项目号或 CAS 号。说明书在新窗口中打开，有中文和英文两种。",
      batch: `一次查询多个产品：每行一个批号、货号、CAS 号或名称，最多 ${MOST_SEARCH_LINES} 行。`,
      shipping: "无需登录。单位全称须与下单账户一致，订单号见订单确认邮件。",
    },
    descriptions: {
      structure:
        "绘制结构或输入 SMILES、名称、CAS 号，按相同结构、子结构或相似度查找试剂，无需登录。",
      certificate: "按批号与货号查询产品的质检报告（COA），无需登录。",
      dataSheet: "按项目号或 CAS 号查询安全技术说明书（MSDS），有中文和英文两种，无需登录。",
      batch: `一次按批号、货号、CAS 号或名称查询最多 ${MOST_SEARCH_LINES} 个产品。`,
      shipping: "按单位全称与订单号查询包裹、快递公司和快递单号，无需登录。",
    },
    itemCode: "项目号或 CAS 号",
    language: "语言",
    languages: { cn: "中文", en: "English" },
    findSheet: "查询说明书",
    query: "要查询的内容",
    queryHelp: "每行一项，空行不计",
    searchAll: "查询",
    messages: {
      "item-code-required": "请输入项目号",
      "query-required": "请输入要查询的内容",
      "too-many-lines": `最多查询 ${MOST_SEARCH_LINES} 行，请删去多余的行`,
      "line-too-long": "每行最多 200 个字符",
      "text-too-long": tooLong.zh,
    },
  },
  en: {
    label: "Look-ups and searches",
    tabs: {
      structure: "Structure",
      certificate: "Certificate (COA)",
      dataSheet: "Safety data sheet",
      batch: "Batch search",
      shipping: "Shipping",
    },
    titles: {
      structure: "Structure search",
      certificate: "Find a certificate of analysis",
      dataSheet: "Find a safety data sheet",
      batch: "Search for several products at once",
      shipping: "Find the parcels of an order",
    },
    leads: {
      certificate:
        "Batch number and product code are on the label. The certificate opens in a new window.",
      dataSheet:
        "Enter an item code or CAS number. The sheet opens in a new window, in Chinese or English.",
      batch: `One batch number, product code, CAS number or name in each line, at most ${MOST_SEARCH_LINES} lines.`,
      shipping:
        "No login needed. The name must be that of the account that ordered; the order number is in the confirmation e-mail.",
    },
    descriptions: {
      structure:
        "Find reagents by the structure that you draw or enter: the same, containing it, or similar to it.",
      certificate: "Certificates of analysis by batch number and product code, without a login.",
      dataSheet:
        "Safety data sheets in Chinese and English by item code or CAS number, without a login.",
      batch: `Search for up to ${MOST_SEARCH_LINES} products at once by batch number, code, CAS number or name.`,
      shipping:
        "Parcels, courier and tracking numbers of an order, by organisation and order number.",
    },
    itemCode: "Item code or CAS number",
    language: "Language",
    languages: { cn: "中文", en: "English" },
    findSheet: "Find data sheet",
    query: "What to search for",
    queryHelp: "One entry in each line; blank lines do not count",
    searchAll: "Search",
    messages: {
      "item-code-required": "Enter an item code",
      "query-required": "Enter what to search for",
      "too-many-lines": `At most ${MOST_SEARCH_LINES} lines; please remove some`,
      "line-too-long": "At most 200 characters in a line",
      "text-too-long": tooLong.en,
    },
  },
});
