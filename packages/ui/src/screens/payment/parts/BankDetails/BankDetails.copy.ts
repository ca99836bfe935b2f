import { defineCopy } from "../../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { holder: "户名", bank: "开户行", account: "账号", remark: "转账附言", and: "、" },
  en: {
    holder: "Account holder",
    bank: "Bank",
    account: "Account",
    remark: "Reference",
    and: ", ",
  },
});
