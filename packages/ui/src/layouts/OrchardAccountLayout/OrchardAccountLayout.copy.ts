import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    orchard: "麦粒果园",
    account: "果园账户",
    details: "详情",
    activities: "活动",
  },
  en: {
    orchard: "The orchard",
    account: "Orchard account",
    details: "Details",
    activities: "Activities",
  },
});
