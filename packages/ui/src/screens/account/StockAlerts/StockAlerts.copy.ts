import type { AlertState } from "@reagent/domain/stock-alert";
import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: {
    lead: "缺货商品到货后，我们会向您的登录邮箱发送一封邮件；邮件只发送一次，不预留库存。",
    product: "产品",
    code: "货号与包装",
    askedAt: "设置时间",
    state: "状态",
    actions: "操作",
    states: {
      open: () => "等待到货",
      sent: (moment: string) => `邮件已于 ${moment} 发送`,
      "not-sold": () => "已停售，恢复销售并到货后仍会通知",
    } satisfies Record<AlertState, (moment: string) => string>,
    alternatives: "现货可替换：",
    salt: (name: string) => `${name}，作用可能不同`,
    packs: (pack: string, quantity: number) => `${pack} × ${quantity}`,
    end: "取消通知",
    remove: "移除",
    none: "您还没有设置到货通知",
    noneHint: "在缺货商品的库存旁按“到货通知”，到货后我们会给您发邮件。",
    goSearch: "去首页看看",
  },
  en: {
    lead: "When a product is back in stock, we send one e-mail to your login address. Nothing is reserved for you.",
    product: "Product",
    code: "Code and pack",
    askedAt: "Requested",
    state: "Status",
    actions: "Actions",
    states: {
      open: () => "Waiting for stock",
      sent: (moment) => `E-mailed ${moment}`,
      "not-sold": () => "Not sold at present; we will e-mail you if it is sold again",
    },
    alternatives: "In stock, can replace it:",
    salt: (name) => `${name}, may act differently`,
    packs: (pack, quantity) => `${quantity} × ${pack}`,
    end: "End alert",
    remove: "Remove",
    none: "You have no stock alerts",
    noneHint:
      "Press “Notify me” beside the stock of a product, and we will e-mail you once it is back.",
    goSearch: "Go to the home page",
  },
});
