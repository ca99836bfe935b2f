import { shop } from "@reagent/api/contract/shop";
import { paths } from "@reagent/api/pages/paths";
import type { ContentPageCode } from "@reagent/domain/content-page";
import { type FreightTerms, USUAL_FREIGHT } from "@reagent/domain/freight";
import type { GoodsKind } from "@reagent/domain/goods-kind";
import { type Fen, toYuan } from "@reagent/domain/money";
import { escapeHtml } from "../basics/escape-html.ts";
import type { LocalizedText } from "../basics/language.ts";

/** A page that a shop shows until it has its own; short, since only the owner knows the rest. */
interface DefaultPage {
  readonly subject: LocalizedText;
  readonly summary: LocalizedText;
  /** HTML, which goes on after the summary. */
  readonly content: LocalizedText;
}

interface Words {
  readonly title: string;
  /** What the page says first. */
  readonly summary: string;
  /** HTML. */
  readonly more?: string;
}

const [hotline] = shop.hotlines;
const mail = (address: string) => `<a href="mailto:${address}">${escapeHtml(address)}</a>`;
const link = (path: string, words: string) => `<a href="${path}">${words}</a>`;
const { company, bank } = shop;
/** Whole yuan without decimals. */
const yuan = (amount: Fen) => toYuan(amount).replace(/\.00$/u, "");

const ASK: LocalizedText = {
  zh: `其他问题请致电 ${hotline}（${shop.serviceHours.zh}），或写信至 ${mail(shop.serviceEmail)}。`,
  en: `For anything else call ${hotline} (${shop.serviceHours.en}) or write to ${mail(shop.serviceEmail)}.`,
};

const PAGES: Readonly<
  Partial<Record<ContentPageCode, { readonly zh: Words; readonly en: Words }>>
> = {
  aboutus: {
    zh: {
      title: "公司简介",
      summary: `${company.name.zh}经营实验室化学试剂、仪器与耗材。地址：${company.address.zh}。`,
    },
    en: {
      title: "The company",
      summary: `${company.name.en} sells chemicals, instruments and consumables for laboratories. Address: ${company.address.en}.`,
    },
  },
  contactus: {
    zh: {
      title: "联系我们",
      summary: `服务热线 ${shop.hotlines.join("、")}，${shop.serviceHours.zh}。`,
      more: `订单、发货与发票：${mail(shop.serviceEmail)}；询价与合作：${mail(shop.salesEmail)}。地址：${company.address.zh}。`,
    },
    en: {
      title: "Contact",
      summary: `Call ${shop.hotlines.join(" or ")}, ${shop.serviceHours.en}.`,
      more: `Orders, shipping and invoices: ${mail(shop.serviceEmail)}; quotes: ${mail(shop.salesEmail)}. Address: ${company.address.en}.`,
    },
  },
  howorder: {
    zh: {
      title: "如何下单",
      summary:
        "按名称、CAS 号、货号或结构式查找产品，选择包装加入购物车，核对地址与发票后提交订单。",
      more: `整单采购可用${link(paths.batchOrder(), "快速下单 / 订购单")}。`,
    },
    en: {
      title: "Placing an order",
      summary:
        "Find a product by name, CAS number, code or structure, put a pack into the cart, check address and invoice, and place the order.",
      more: `For whole lists there is ${link(paths.batchOrder(), "Quick order / Order sheet")}.`,
    },
  },
  pay: {
    zh: {
      title: "支付方式",
      summary: "提交订单后，付款页列出可用的支付方式。",
      more: `银行转账请写明订单号。户名：${bank.holder.zh}；开户行：${bank.name.zh}；账号：${bank.account}。`,
    },
    en: {
      title: "Ways to pay",
      summary: "After you have placed an order, its payment page lists the ways to pay.",
      more: `Name the order's number in a bank transfer. Holder: ${bank.holder.en}; bank: ${bank.name.en}; account: ${bank.account}.`,
    },
  },
  invoice: {
    zh: {
      title: "发票说明",
      summary: "下单时选择发票类型与抬头，请先核对抬头与税号。",
      more: `开票信息在${link(paths.invoice(), "账户的发票信息")}中维护。`,
    },
    en: {
      title: "Invoices",
      summary: "Choose the kind of invoice when you order; check title and tax number first.",
      more: `They are stored with the ${link(paths.invoice(), "invoice details of your account")}.`,
    },
  },
  sales_provision: {
    zh: {
      title: "销售条款",
      summary:
        "本网站销售的产品仅用于工业应用或科学研究，不得用于临床、药用或食品用途。下单即表示您具备使用与贮存所购产品的条件。",
    },
    en: {
      title: "Terms of sale",
      summary:
        "Products are sold for industrial or scientific use only, not for clinical, medicinal or food use. With an order you state that you can store and use them properly.",
    },
  },
  send: {
    zh: {
      title: "发货说明",
      summary: "订单审核后发货，每个包装的货期写在产品页上。",
    },
    en: {
      title: "Shipping",
      summary:
        "Orders are shipped once they have been reviewed. The product page states the delivery time of each pack.",
    },
  },
  express: {
    zh: {
      title: "快递说明",
      summary: "发货后，订单中写有每个包裹的快递公司与单号。",
      more: `未登录也可以${link(paths.shippingSearch(), "查询发货")}。`,
    },
    en: {
      title: "Couriers",
      summary: "Once an order is shipped, it names courier and number of each parcel.",
      more: `You can also ${link(paths.shippingSearch(), "look up a shipment")} without an account.`,
    },
  },
  receive: {
    zh: {
      title: "签收须知",
      summary: "请当面核对件数与外包装。如有破损、泄漏或短缺，请拍照，并在签收前联系我们。",
    },
    en: {
      title: "Receiving goods",
      summary:
        "Check the number of parcels and their packing on delivery. Where something is damaged, leaking or missing, take pictures and contact us before you sign.",
    },
  },
  policy_returns: {
    zh: {
      title: "退换货政策",
      summary: "请在订单中申请退货，写明原因并附上照片。审核通过后再寄回，货物确认后退款。",
      more: `进度见${link(paths.returns(), "退货记录")}。`,
    },
    en: {
      title: "Returns",
      summary:
        "Apply for a return at the order, with the reason and pictures. Send the goods back once it is approved; they are refunded when they have been checked.",
      more: `${link(paths.returns(), "Your returns")} show how far each is.`,
    },
  },
  danger: {
    zh: {
      title: "危险品说明",
      summary: "危险化学品单独包装并由有资质的承运人运输。易制毒与易制爆化学品须先备案，方可购买。",
      more: `请在账户中${link(paths.explosivePrecursors(), "提交备案")}。`,
    },
    en: {
      title: "Hazardous goods",
      summary:
        "Hazardous chemicals are packed apart and carried by licensed carriers. Drug and explosive precursors can be ordered once a filing is accepted.",
      more: `${link(paths.explosivePrecursors(), "Submit the filing")} in your account.`,
    },
  },
  appearance: {
    zh: {
      title: "产品外观说明",
      summary: "同一产品各批次的颜色与形态可能略有不同，以该批的质检报告为准。",
      more: `请按批号${link(paths.certificateSearch(), "查询质检报告")}。`,
    },
    en: {
      title: "Appearance of goods",
      summary:
        "Colour and form can differ a little from batch to batch; the certificate of the batch holds.",
      more: `${link(paths.certificateSearch(), "Find the certificate")} by the number of the batch.`,
    },
  },
  privacy_policy: {
    zh: {
      title: "隐私政策",
      summary:
        "您填写的账户、地址、发票与订单信息只用于处理您的订单、询价与售后，并按法律要求保存。",
      more: `查阅、更正或删除您的信息，请写信至 ${mail(shop.serviceEmail)}。`,
    },
    en: {
      title: "Privacy",
      summary:
        "What you enter for your account, addresses, invoices and orders is used to deal with your orders, enquiries and returns, and is kept as the law requires.",
      more: `To see, correct or delete it, write to ${mail(shop.serviceEmail)}.`,
    },
  },
};

const KINDS: Readonly<Record<GoodsKind, LocalizedText>> = {
  reagent: { zh: "试剂", en: "Reagents" },
  instrument: { zh: "仪器耗材", en: "Instruments and consumables" },
};

/** What orders of a kind cost to send. */
function freightWords(kind: GoodsKind, { fee, freeFrom }: FreightTerms[GoodsKind]): LocalizedText {
  const { zh, en } = KINDS[kind];
  if (fee === 0) return { zh: `${zh}免运费。`, en: `${en}: no freight.` };
  const free =
    freeFrom === null
      ? { zh: "", en: "" }
      : { zh: `，满 ${yuan(freeFrom)} 元免运费`, en: `, none from ¥${yuan(freeFrom)}` };
  return {
    zh: `${zh}运费 ${yuan(fee)} 元${free.zh}。`,
    en: `${en}: ¥${yuan(fee)} freight${free.en}.`,
  };
}

/** The page that a shop without one of its own shows; undefined where only the owner can say something. */
export function defaultPage(
  code: ContentPageCode,
  freight: FreightTerms = USUAL_FREIGHT,
): DefaultPage | undefined {
  const page = PAGES[code];
  if (!page) return undefined;
  const fees =
    code === "send"
      ? (["reagent", "instrument"] as const).map((kind) => freightWords(kind, freight[kind]))
      : [];
  const inBoth = (of: (words: Words, language: "zh" | "en") => string) => ({
    zh: of(page.zh, "zh"),
    en: of(page.en, "en"),
  });
  return {
    subject: inBoth(({ title }) => title),
    summary: inBoth(({ summary }) => summary),
    content: inBoth(({ more }, language) =>
      [...(more === undefined ? [] : [more]), ...fees.map((fee) => fee[language]), ASK[language]]
        .map((paragraph) => `<p>${paragraph}</p>`)
        .join(""),
    ),
  };
}
