import type { AccountGroup } from "@reagent/domain/account-menu";
import { defineCopy } from "../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    home: "首页",
    account: "我的账户",
    groups: {
      orders: "订单",
      money: "资金",
      details: "资料",
      documents: "论文与下载",
    } satisfies Record<AccountGroup, string>,
    downloads: "下载",
  },
  en: {
    home: "Home",
    account: "My account",
    groups: {
      orders: "Orders",
      money: "Balances",
      details: "My details",
      documents: "Documents and data",
    },
    downloads: "Downloads",
  },
});
