import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    /** Ends a sentence that precedes the others. */
    end: "。",
    /** Precedes the link with the text whose results are shown. */
    before: "以下是“",
    after: "”的搜索结果",
    /** Packs, grades and strengths by which the results are narrowed. */
    kept: (parts: readonly string[]) => `，已限定 ${parts.join("、")}`,
    /** Those that no result has. */
    missing: (parts: readonly string[]) => `；没有 ${parts.join("、")} 这一规格`,
    none: (typed: string) => `；“${typed}”没有结果`,
    /** Precedes the link that searches for the text as it was typed. */
    back: "。",
    asTyped: (typed: string) => `仍按“${typed}”原文搜索`,
  },
  en: {
    end: ". ",
    before: "Showing results for “",
    after: "”",
    kept: (parts) => `, in ${parts.join(", ")} only`,
    missing: (parts) => `; not sold as ${parts.join(", ")}`,
    none: (typed) => `; no hits for “${typed}”`,
    back: ". ",
    asTyped: (typed) => `Search for “${typed}” as typed`,
  },
});
