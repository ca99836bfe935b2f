import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    grains: "麦粒余额",
    expiring: "年底到期",
    expiry: "麦粒将于当年12月31日到期，到期未使用的麦粒会被清零，请及时使用。",
  },
  en: {
    grains: "Grains",
    expiring: "Expire at the end of the year",
    expiry: "Grains that are not spent expire on 31 December of this year.",
  },
});
