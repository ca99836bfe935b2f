import type { Copy } from "../../../../language/language.tsx";

interface Words {
  holder: string;
  bank: string;
  account: string;
  remark: string;
  and: string;
}

export const copy: Copy<Words> = {
  zh: { holder: "户名", bank: "开户行", account: "账号", remark: "转账附言", and: "、" },
  en: {
    holder: "Account holder",
    bank: "Bank",
    account: "Account",
    remark: "Reference",
    and: ", ",
  },
};
