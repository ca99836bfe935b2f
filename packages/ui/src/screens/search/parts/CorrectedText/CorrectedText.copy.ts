import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    /** Ends a sentence that precedes the others. */
    end: "。",
    /** Precedes the link with the text whose results are shown. */
    before: "以下是“",
    after: (typed: string) => `”的搜索结果；“${typed}”没有结果。`,
  },
  en: {
    end: ". ",
    before: "Showing results for “",
    after: (typed) => `”; no hits for “${typed}”.`,
  },
});
