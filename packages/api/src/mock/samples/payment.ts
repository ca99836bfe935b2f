import { formatRecipient } from "@reagent/domain/address-line";
import { fen, subtract, sum } from "@reagent/domain/money";
import { isOnline, paymentKind } from "@reagent/domain/payment";
import type { CartLine } from "../../contract/cart.ts";
import type {
  OnlineMethod,
  OrderStatement,
  PaymentMethods,
  PaymentStatus,
  Repayment,
  StatementLine,
} from "../../contract/payment.ts";
import { addresses } from "./addresses.ts";
import { cart } from "./cart.ts";
import type { Language } from "./language.ts";

/** The gateway's page, or the content of its QR code. */
const gatewayUrl = "/gateway/pay/9f2c4e71";
/** The gateway's page for the phone that pays. */
const mobileUrl = "/gateway/phone/9f2c4e71";

/** Where a payment continues: nowhere for the balance, credit and a transfer; on a phone too with WeChat and Alipay. */
export const paymentStart = (methodId: string) => {
  const kind = paymentKind(methodId);
  return {
    url: isOnline(kind) ? gatewayUrl : "",
    mobileUrl: kind === "wechat" || kind === "alipay" ? mobileUrl : null,
  };
};

const mark = (letter: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#46606b" stroke-width="2"><rect x="2" y="2" width="20" height="20"/><path d="${letter}"/></svg>`,
  )}`;
const banks = [
  { code: "EXB", zh: "示例银行", en: "Example Bank", image: mark("M16 7H8v10h8M8 12h6") },
  { code: "SPB", zh: "样本银行", en: "Specimen Bank", image: mark("M16 7H8v5h8v5H8") },
  { code: "BKB", zh: "量杯银行", en: "Beaker Bank", image: "" },
] as const;
const enterpriseWords = { zh: "（企业）", en: " (business)" } as const;

const person = (language: Language): readonly OnlineMethod[] => [
  {
    methodId: "50",
    code: "WECHAT",
    name: { zh: "微信支付", en: "WeChat Pay" }[language],
    image: mark("M6 7l3 10l3-7l3 7l3-10"),
  },
  ...banks.map(({ code, image, ...name }, index) => ({
    methodId: String(11 + index),
    code,
    name: name[language],
    image,
  })),
];

const enterprise = (language: Language): readonly OnlineMethod[] =>
  banks.map(({ code, image, ...name }, index) => ({
    methodId: String(21 + index),
    code: `${code}-B2B`,
    name: `${name[language]}${enterpriseWords[language]}`,
    image,
  }));

/** Alipay, which a shop may have. */
export const alipay = (language: Language): OnlineMethod => ({
  methodId: "70",
  code: "ALIPAY",
  name: { zh: "支付宝", en: "Alipay" }[language],
  image: mark("M7 17l5-10l5 10M9 13h6"),
});

/** Every payment method but Alipay: the balance covers the sample order, the second credit line does not. */
export function paymentMethods(language: Language = "zh"): PaymentMethods {
  return {
    person: person(language),
    enterprise: enterprise(language),
    alipay: null,
    prepay: { methodId: "39", available: fen(286000) },
    credit: { methodId: "44", available: fen(500000) },
    secondCredit: { methodId: "60", available: fen(80000) },
    offline: { methodId: "30" },
  };
}

const ordered = (line: CartLine): StatementLine => ({
  itemCode: line.itemCode,
  productCode: line.productCode,
  name: line.name,
  englishName: line.englishName,
  specification: line.specification,
  pack: line.pack,
  attributes: line.attributes,
  stock: line.stock,
  expectedDelivery: line.expectedDelivery,
  listPrice: line.listPrice,
  price: line.salesPrice ?? line.listPrice,
  isPromoted: line.isPromoted,
  quantity: line.quantity,
  amount: line.total,
});

/** A mixed order: a reagent order with the instrument order that is paid with it. */
export function orderStatement(language: Language = "zh"): OrderStatement {
  const lines = cart(language);
  const reagents = lines.reagents.filter((line) => line.isSelected).map(ordered);
  const instruments = lines.instruments.map(ordered);
  const [address] = addresses(language);
  if (!address) throw new Error("no address");
  const reagentAmount = sum(reagents.map((line) => line.amount));
  const goodsAmount = sum([reagentAmount, ...instruments.map((line) => line.amount)]);
  return {
    order: {
      orderId: "5101",
      orderCode: "MK2026112100017",
      amount: reagentAmount,
      address: formatRecipient(address, language),
      relatedOrderCode: "MK2026112100018",
      payBy: Date.parse("2026-11-24T10:12:00+08:00"),
      transferBy: Date.parse("2026-12-05T10:12:00+08:00"),
    },
    lines: { reagents, instruments },
    total: {
      goodsAmount,
      couponAmount: fen(0),
      freight: fen(0),
      amount: goodsAmount,
      vatPercent: 13,
    },
    methods: paymentMethods(language),
  };
}

/** The state of paying that order, or its related one; without a state it is paid. */
export function paymentStatus(
  change: Partial<PaymentStatus> = {},
  orderId = "5101",
): PaymentStatus {
  const { order, total } = orderStatement();
  const orders = [
    { orderId: order.orderId, kind: "reagent", orderCode: order.orderCode, amount: order.amount },
    {
      orderId: "5102",
      kind: "instrument",
      orderCode: order.relatedOrderCode,
      amount: subtract(total.amount, order.amount),
    },
  ] as const;
  return {
    state: "paid",
    orders: orderId === "5102" ? [...orders].reverse() : orders,
    isCancelled: false,
    isTransferAwaited: false,
    payBy: change.state === "open" ? order.payBy : null,
    ...change,
  };
}

const owed = [
  {
    orderId: "5093",
    kind: "reagent",
    orderCode: "MK2026110300042",
    createdAt: Date.parse("2026-11-03T10:12:00+08:00"),
    owed: fen(45600),
  },
  {
    orderId: "5088",
    kind: "instrument",
    orderCode: "MK2026101900007",
    createdAt: Date.parse("2026-10-19T15:40:00+08:00"),
    owed: fen(128000),
  },
] as const;

/** The debt of one order, or of all orders if none is given. */
export function repayment(orderId: string, language: Language = "zh"): Repayment | undefined {
  const orders = owed.filter((each) => orderId === "" || each.orderId === orderId);
  if (orders.length === 0) return undefined;
  const otherOwed = fen(orderId === "" ? 12_000 : 0);
  return {
    orders,
    otherOwed,
    amount: sum([...orders.map((each) => each.owed), otherOwed]),
    methods: { person: person(language), enterprise: enterprise(language), alipay: null },
  };
}
