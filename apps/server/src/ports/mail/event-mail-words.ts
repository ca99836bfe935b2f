import type { GoodsKind } from "@reagent/domain/goods-kind";
import { fen, formatYuan, parseYuan } from "@reagent/domain/money";
import type { LocalizedText } from "../../basics/language.ts";
import type { MailedEvent, PaidBy } from "../../database/schema-order.ts";
import { type MailWords, switchedOff } from "./mail-content.ts";
import { refundedTo } from "./order-mail-words.ts";

/** An order as the mails about its events need it. */
export interface MailedOrder {
  readonly id: string;
  readonly code: string;
  readonly kind: GoodsKind;
  readonly paid_by: PaidBy | null;
}

/** The details of an event, by name. */
export type EventDetail = Readonly<Record<string, string>>;

/** What is in the parcel that an event is about, one for each line of the order; empty for other events. */
export type Contents = readonly (LocalizedText & {
  readonly productCode: string;
  /** Whether its buyer has to report it to the public security organs. */
  readonly isReported: boolean;
})[];

/** A stored amount as a mail has it: "1,234.50". */
const formatted = (yuan: string): string => formatYuan(parseYuan(yuan) ?? fen(0));

const see: LocalizedText = { zh: "查看订单", en: "See the order" };
const seeParcels: LocalizedText = { zh: "查看包裹", en: "See the parcels" };
const seeReturn: LocalizedText = { zh: "查看退货", en: "See the return" };

const parcelOf = ({ shipment = "", company = "", number = "" }: EventDetail): LocalizedText => ({
  zh: `发货通知单：${shipment}；快递公司：${company}；快递单号：${number}。`,
  en: `Shipment ${shipment}, courier ${company}, tracking number ${number}.`,
});

const inParcel = (contents: Contents): LocalizedText[] =>
  contents.length === 0
    ? []
    : [
        {
          zh: `包裹内有：${contents.map(({ zh }) => zh).join("；")}。`,
          en: `It contains: ${contents.map(({ en }) => en).join("; ")}.`,
        },
      ];

/** What a buyer of explosive precursors and highly toxic chemicals has to do; nothing where a parcel has none. */
function toReport(contents: Contents): LocalizedText[] {
  const codes = contents.filter(({ isReported }) => isReported).map((line) => line.productCode);
  if (codes.length === 0) return [];
  return [
    {
      zh: `其中 ${codes.join("、")} 为剧毒或易制爆化学品：购买单位须在购买后 5 日内，将品种、数量和流向报所在地县级公安机关备案。合法使用说明见订单资料。`,
      en: `Highly toxic chemicals or explosive precursors: ${codes.join(", ")}. Within five days of the purchase, their buyer reports kind, amount and whereabouts to the public security organ of the county. The order's documents have a statement of lawful use.`,
    },
  ];
}

/** Why money was returned: goods that are not sent, or a return; nothing where it is neither. */
function causeOf({ product, return: apply }: EventDetail): LocalizedText[] {
  if (product !== undefined)
    return [
      {
        zh: `退款原因：商品 ${product} 的未发部分不再发货。`,
        en: `The reason: what was not sent yet of ${product} will not be sent.`,
      },
    ];
  if (apply !== undefined)
    return [{ zh: `退货申请 ${apply} 已完成。`, en: `Your return ${apply} is completed.` }];
  return [];
}

type WordsOf = (order: MailedOrder, detail: EventDetail, contents: Contents) => MailWords;

/** The words of each mail about an event of an order. */
export const eventWords: Readonly<Record<MailedEvent, WordsOf>> = {
  shipped: ({ code }, detail, contents) => ({
    subject: { zh: `订单 ${code} 已发货`, en: `Your order ${code} is on its way` },
    before: [
      {
        zh: `您的订单 ${code} 有包裹已交付快递。`,
        en: `A parcel of your order ${code} was given to the courier.`,
      },
      ...inParcel(contents),
      parcelOf(detail),
    ],
    link: seeParcels,
    after: [switchedOff],
  }),
  delivered: ({ code }, detail, contents) => ({
    subject: {
      zh: `订单 ${code} 的包裹已送达`,
      en: `A parcel of your order ${code} was delivered`,
    },
    before: [
      {
        zh: `您的订单 ${code} 有包裹已送达。`,
        en: `A parcel of your order ${code} was delivered.`,
      },
      ...inParcel(contents),
      parcelOf(detail),
      ...toReport(contents),
    ],
    link: seeParcels,
    after: [
      {
        zh: "如有破损、缺少或错发，可在“我的订单”中申请退货，或联系客服。",
        en: "If something is damaged, missing or wrong, apply for a return in your list of orders, or contact us.",
      },
      switchedOff,
    ],
  }),
  "parcel-corrected": ({ code }, detail) => ({
    subject: {
      zh: `订单 ${code} 的快递信息已更正`,
      en: `The tracking details of your order ${code} were corrected`,
    },
    before: [
      {
        zh: `您的订单 ${code} 有包裹的快递信息有误，现已更正。`,
        en: `The tracking details of a parcel of your order ${code} were wrong, and were corrected.`,
      },
      parcelOf(detail),
    ],
    link: seeParcels,
    after: [switchedOff],
  }),
  "shipment-undone": ({ code }, { shipment = "", company = "", number = "" }) => ({
    subject: {
      zh: `订单 ${code} 的发货已撤销`,
      en: `A shipment of your order ${code} was taken back`,
    },
    before: [
      {
        zh: `您的订单 ${code} 有发货记录有误，现已撤销，我们会尽快重新发货。`,
        en: `A shipment of your order ${code} was recorded by mistake. Its goods will be sent as soon as possible.`,
      },
      {
        zh: `已撤销的发货通知单：${shipment}；快递公司：${company}；快递单号：${number}。`,
        en: `Shipment taken back: ${shipment}, courier ${company}, tracking number ${number}.`,
      },
    ],
    link: see,
    after: [switchedOff],
  }),
  refunded: ({ code, paid_by }, detail) => {
    const amount = formatted(detail["amount"] ?? "");
    return {
      subject: { zh: `订单 ${code} 已退款`, en: `Money was returned for your order ${code}` },
      before: [
        ...causeOf(detail),
        {
          zh: `您的订单 ${code} 退款 ${amount} 元。`,
          en: `¥${amount} was returned for your order ${code}.`,
        },
        refundedTo(paid_by),
      ],
      link: detail["return"] === undefined ? see : seeReturn,
      after: [switchedOff],
    };
  },
  "payment-returned": ({ code }, detail) => ({
    subject: { zh: `订单 ${code} 已退款`, en: `Money was returned for your order ${code}` },
    before: [
      ...causeOf(detail),
      {
        zh: `您的订单 ${code} 退款 ${formatted(detail["amount"] ?? "")} 元，将原路退回您付款时使用的账户，到账时间以支付机构为准。`,
        en: `¥${formatted(detail["amount"] ?? "")} of your order ${code} goes back to where you paid from. When it arrives depends on your bank or wallet.`,
      },
    ],
    link: detail["return"] === undefined ? see : seeReturn,
    after: [switchedOff],
  }),
  "payment-return-failed": ({ code }, { amount = "" }) => ({
    subject: {
      zh: `订单 ${code} 的退款已转入余额`,
      en: `The money for your order ${code} is in your balance`,
    },
    before: [
      {
        zh: `您的订单 ${code} 的退款 ${formatted(amount)} 元未能原路退回，已计入您的预付款余额。`,
        en: `¥${formatted(amount)} of your order ${code} could not go back to where you paid from, and was added to your prepaid balance.`,
      },
    ],
    link: see,
    after: [switchedOff],
  }),
  "return-approved": ({ code }, { return: apply = "", goods }) => ({
    subject: { zh: `退货申请 ${apply} 已通过`, en: `Your return ${apply} was approved` },
    before: [
      {
        zh: `您为订单 ${code} 提交的退货申请 ${apply} 已通过审核。`,
        en: `Your return ${apply} of order ${code} was approved.`,
      },
      goods === "kept"
        ? { zh: "商品无需寄回。", en: "You need not send the goods back." }
        : {
            zh: "请打印退货单随货寄回，并及时填写寄回的快递单号。",
            en: "Please print the return slip, send it back with the goods, and enter the tracking number promptly.",
          },
    ],
    link: seeReturn,
    after: [switchedOff],
  }),
  "return-refused": ({ code }, { return: apply = "", reason = "" }) => ({
    subject: { zh: `退货申请 ${apply} 未通过`, en: `Your return ${apply} was refused` },
    before: [
      {
        zh: `您为订单 ${code} 提交的退货申请 ${apply} 未通过审核，原因：${reason}`,
        en: `Your return ${apply} of order ${code} was refused: ${reason}`,
      },
    ],
    link: seeReturn,
    after: [switchedOff],
  }),
};
