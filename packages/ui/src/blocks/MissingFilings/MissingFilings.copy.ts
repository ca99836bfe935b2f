import type { FilingState } from "@reagent/domain/filing";
import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    label: "所需备案",
    lacking: "管制商品的备案尚未通过，通过前不能下单：",
    states: {
      none: "未备案",
      pending: "审核中，通过后即可下单",
      accepted: "已通过",
      refused: "未通过审核",
    } satisfies Record<FilingState, string>,
    reason: (reason: string) => `：${reason}`,
    links: {
      none: "去备案",
      pending: "查看备案",
      accepted: "查看备案",
      refused: "重新提交",
    } satisfies Record<FilingState, string>,
    linkOf: (link: string, name: string) => `${link}：${name}`,
  },
  en: {
    label: "Required filings",
    lacking: "Regulated products cannot be ordered before these filings are accepted:",
    states: {
      none: "not filed",
      pending: "being reviewed; you can order once it is accepted",
      accepted: "accepted",
      refused: "refused",
    },
    reason: (reason) => `: ${reason}`,
    links: {
      none: "File it",
      pending: "See it",
      accepted: "See it",
      refused: "Submit it again",
    },
    linkOf: (link, name) => `${link}: ${name}`,
  },
});
