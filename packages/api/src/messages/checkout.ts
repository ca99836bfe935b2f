import type { FilingState, LicenceState } from "@reagent/domain/filing";
import { type FilingGoods, filingName } from "@reagent/domain/filing-name";
import { formatYuan, type Fen } from "@reagent/domain/money";
import { shop } from "../contract/shop.ts";
import { defineMessages } from "./define-messages.ts";
import type { LocalizedText } from "./message.ts";
import { withHotline } from "./with-hotline.ts";

const stateNames: Readonly<Record<FilingState, LocalizedText>> = {
  none: { zh: "未备案", en: "nothing filed" },
  pending: { zh: "审核中", en: "being reviewed" },
  accepted: { zh: "已通过", en: "accepted" },
  refused: { zh: "未通过", en: "refused" },
};

interface LimitedOrder {
  readonly limit: string;
  readonly productCodes: readonly string[];
  readonly filings: readonly {
    readonly goods: readonly FilingGoods[];
    readonly state: FilingState;
    readonly poisonLicence: LicenceState;
  }[];
}

const licenceLacks: LocalizedText = {
  zh: "，缺少剧毒化学品购买许可证",
  en: ", without the licence to buy highly toxic chemicals",
};

/** Why an order is refused. */
export const checkoutMessages = defineMessages({
  nothingSelected: {
    zh: "您还没有选择商品，请先在购物车中选择。",
    en: "Nothing is selected. Please choose in your cart what to order.",
  },
  addressUnchosen: { zh: "请选择收货地址！", en: "Please choose a delivery address." },
  addressMissing: {
    zh: "没有找到该收货地址，请重新选择。",
    en: "This delivery address was not found. Please choose another.",
  },
  batchShort: ({
    productCode,
    batchCode,
    free,
  }: {
    readonly productCode: string;
    readonly batchCode: string;
    readonly free: number;
  }) => ({
    zh: `${productCode} 的批号 ${batchCode} 仅余 ${free} 件，请在购物车中修改数量或取消指定批号。`,
    en: `Only ${free} of ${productCode} are left of batch ${batchCode}. Please order fewer, or any batch, in the cart.`,
  }),
  invoiceTypeRequired: { zh: "请选择开票类型！", en: "Please choose an invoice type." },
  invoiceAddressMissing: {
    zh: "没有找到该收票地址，请刷新页面后重试。",
    en: "This invoice address was not found. Please reload the page and try again.",
  },
  couponUnchosen: { zh: "请选择抵扣券！", en: "Please choose a coupon, or none." },
  couponMissing: {
    zh: "没有找到该抵扣券，请重新选择。",
    en: "This coupon was not found. Please choose another.",
  },
  couponOver: {
    zh: "该抵扣券已使用、已失效或不在有效期内，请重新选择。",
    en: "This coupon has been used, has expired or is not valid yet. Please choose another.",
  },
  priceChanged: {
    zh: "订单金额有变化，请核对后再提交。",
    en: "The amount has changed. Please check it before you submit the order.",
  },
  customerOrderNumberTooLong: {
    zh: "客户 PO 号不能超过 50 个字符。",
    en: "Your PO number can have at most 50 characters.",
  },
  noteTooLong: {
    zh: "备注不能超过 200 个字符。",
    en: "The note can have at most 200 characters.",
  },
  restricted: {
    zh: "以下产品属于管制化学品，相应备案通过审核后方可购买。请先备案，或移除后再提交：",
    en: "These products are regulated: they can be ordered once the filings that they require are accepted. Please file, or take them out of the order:",
  },
  licenceMissing: {
    zh: "以下产品属于剧毒化学品，购买许可证随备案通过审核后方可购买。请联系客服补充，或移除后再提交：",
    en: "These products are highly toxic: they can be ordered once the licence to buy them is in the accepted filing. Please ask our service how to add it, or take them out of the order:",
  },
  notSold: withHotline((hotline) => ({
    zh: `以下产品目前不能在线订购，请移除后再提交，或致电 ${hotline}：`,
    en: `These products cannot be ordered online at the moment. Please take them out of the order, or call ${hotline}:`,
  })),
  /** No further order is placed while others wait to be paid: because of their number, their products, or the price of the goods. */
  tooManyOrders: (most: number) => ({
    zh: `未付款的订单最多 ${most} 张。请先付款或取消未付款的订单，再提交新订单。`,
    en: `You can have at most ${most} unpaid orders. Please pay or cancel some before you place another.`,
  }),
  tooManyLines: (most: number, left: number) => ({
    zh: `未付款订单中的商品合计最多 ${most} 种，目前还可订购 ${left} 种。请减少商品，或先付款、取消未付款的订单。`,
    en: `Unpaid orders can have at most ${most} products together; you can order ${left} now. Please choose fewer, or pay or cancel unpaid orders.`,
  }),
  amountTooHigh: (most: Fen, left: Fen) => ({
    zh: `未付款订单的商品金额合计最多 ${formatYuan(most)} 元，目前还可订购 ${formatYuan(left)} 元。请减少商品，或先付款、取消未付款的订单；大额采购请致电 ${shop.hotlines[0]}。`,
    en: `The goods of unpaid orders can cost at most ¥${formatYuan(most)} together; you can order for ¥${formatYuan(left)} now. Please choose fewer, or pay or cancel unpaid orders. For large orders please call ${shop.hotlines[0]}.`,
  }),
  couponNotReached: (reachAmount: Fen) => ({
    zh: `该抵扣券需试剂金额满 ${formatYuan(reachAmount)} 元方可使用，请重新选择。`,
    en: `This coupon needs at least ¥${formatYuan(reachAmount)} of reagents. Please choose another.`,
  }),
  /**
   * A limit that prevents the order, in the caller's language, with the products that it is about and the state of each filing
   * that they require (decisions, restricted products).
   */
  limited: ({ limit, productCodes, filings }: LimitedOrder) => {
    const products = productCodes.join(", ");
    const statesIn = (language: "zh" | "en", colon: string) =>
      filings.map(
        ({ goods, state, poisonLicence }) =>
          `${filingName(goods, language)}${colon}${stateNames[state][language]}${
            poisonLicence === "missing" ? licenceLacks[language] : ""
          }`,
      );
    const inOne = (...parts: readonly string[]) => parts.join(" ").trim();
    return {
      zh: inOne(limit, products, statesIn("zh", "：").join("；")),
      en: inOne(limit, products, statesIn("en", ": ").join("; ")),
    };
  },
});
