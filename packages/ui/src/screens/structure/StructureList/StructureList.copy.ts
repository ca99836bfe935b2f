import { LONGEST_STRUCTURE, MOST_LIST_ENTRIES } from "@reagent/domain/structure-search";
import { defineCopy } from "../../../language/define-copy.ts";

const longest = LONGEST_STRUCTURE.toLocaleString("en");

export const copy = defineCopy({
  zh: {
    structures: "结构搜索",
    description: "一次查询最多 500 个 CAS 号、SMILES、InChIKey、名称或 SDF 结构，逐条给出结果。",
    lead: `一次最多查询 ${MOST_LIST_ENTRIES} 条，每条都会给出结果：是否有相同结构的产品，或为何无法识别。`,
    text: "查询内容",
    textHelp:
      "每行一条：CAS 号、SMILES、InChIKey、InChI 或名称；也可粘贴带表头的表格或 SDF 文件的内容。",
    fileIsRead: "正在使用所选文件；移除文件后，可查询此处的内容。",
    file: "或选择文件",
    fileHelp: "SDF、CSV、TXT 或 SMI 文件，不超过 10 MB，编码为 UTF-8 或 GB18030。",
    remove: "移除文件",
    search: "批量查询",
    searching: (done: number, all: number) => `查询中 ${done}/${all}`,
    messages: {
      "list-required": "请输入至少一条查询内容。",
      "too-many-entries": `一次最多查询 ${MOST_LIST_ENTRIES} 条，请分批查询。`,
      "list-too-large": "查询内容过大，最多 10 MB。",
      "file-empty": "文件中没有可查询的内容。",
      "file-unreadable":
        "无法读取该文件：不是 UTF-8、UTF-16 或 GB18030 编码的文本，请另存为 UTF-8 后重试。",
      "file-too-large": "文件过大，最多 10 MB。",
      "file-extension": "只能选择 SDF、CSV、TXT 或 SMI 文件。",
      "too-many-files": "一次只能选择一个文件。",
    },
    results: "查询结果",
    counts: (all: number, found: number, missing: number, unreadable: number) =>
      `共 ${all} 条：找到 ${found} 条，未找到 ${missing} 条，无法识别 ${unreadable} 条。`,
    filter: "显示",
    filters: { all: "全部", found: "找到", missing: "未找到", unreadable: "无法识别" },
    filterCount: (name: string, count: number) => `${name} ${count}`,
    none: "没有这样的条目。",
    columns: { line: "行", entry: "查询内容", verdict: "结果" },
    untitled: (line: number) => `第 ${line} 行起的结构`,
    all: (count: number) => `全部 ${count} 个产品`,
    missing: "未找到",
    unreadable: "无法识别",
    tooLong: `内容过长，最多 ${longest} 个字符。`,
    copyMissing: "复制未找到的内容",
    copied: "已复制未找到的内容",
    notCopied: "未能复制，请手动选取",
  },
  en: {
    structures: "Structure search",
    description:
      "Search for up to 500 CAS numbers, SMILES, InChIKeys, names or structures of an SDF at once, with a result for each.",
    lead: `At most ${MOST_LIST_ENTRIES} entries at once. Each gets a result: the products of the same structure, or why it cannot be read.`,
    text: "Entries",
    textHelp:
      "One in each line: CAS number, SMILES, InChIKey, InChI or name. A table with a head or the content of an SDF can be pasted too.",
    fileIsRead: "The chosen file is searched. Remove it to search for what is typed here.",
    file: "Or choose a file",
    fileHelp: "An SDF, CSV, TXT or SMI file of at most 10 MB, in UTF-8 or GB18030.",
    remove: "Remove the file",
    search: "Search all",
    searching: (done, all) => `Searching ${done}/${all}`,
    messages: {
      "list-required": "Enter at least one entry.",
      "too-many-entries": `At most ${MOST_LIST_ENTRIES} entries can be searched at once. Please split the list.`,
      "list-too-large": "This list is too large: at most 10 MB.",
      "file-empty": "This file has no entries.",
      "file-unreadable":
        "This file cannot be read: it is not text in UTF-8, UTF-16 or GB18030. Please save it as UTF-8.",
      "file-too-large": "This file is too large: at most 10 MB.",
      "file-extension": "Choose an SDF, CSV, TXT or SMI file.",
      "too-many-files": "Choose one file at a time.",
    },
    results: "Results",
    counts: (all, found, missing, unreadable) =>
      `${all} ${all === 1 ? "entry" : "entries"}: ${found} found, ${missing} not found, ${unreadable} not readable.`,
    filter: "Show",
    filters: { all: "All", found: "Found", missing: "Not found", unreadable: "Not readable" },
    filterCount: (name, count) => `${name} ${count}`,
    none: "No such entries.",
    columns: { line: "Line", entry: "Entry", verdict: "Result" },
    untitled: (line) => `Structure from line ${line}`,
    all: (count) => `All ${count} products`,
    missing: "Not found",
    unreadable: "Not readable",
    tooLong: `Too long: at most ${longest} characters.`,
    copyMissing: "Copy what was not found",
    copied: "Copied what was not found",
    notCopied: "Could not copy. Please select it by hand.",
  },
});
