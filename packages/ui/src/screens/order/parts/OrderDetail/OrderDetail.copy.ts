import type { OrderEvent } from "@reagent/api/contract/order";
import type { PrecursorPurpose } from "@reagent/domain/filing";
import type { Copy } from "../../../../language/language.tsx";

interface Words {
  missingId: string;
  notFound: string;
  notFoundHint: string;
  back: (list: string) => string;
  facts: string;
  coupon: string;
  couponAmount: string;
  goodsAmount: string;
  freight: string;
  orderTotal: string;
  payable: string;
  refunded: string;
  related: Readonly<Record<"reagent" | "instrument", string>>;
  delivery: string;
  address: string;
  mobile: string;
  phone: string;
  postcode: string;
  invoice: string;
  invoiceKind: string;
  invoiceKinds: Readonly<Record<"electronic" | "paper", string>>;
  invoiceType: string;
  invoiceTitle: string;
  taxNumber: string;
  bank: string;
  bankAccount: string;
  invoiceAddress: string;
  invoicePhone: string;
  invoicePlace: string;
  withGoods: string;
  yes: string;
  no: string;
  filing: string;
  buyer: string;
  registered: string;
  buyerCompany: string;
  buyerAddress: string;
  handler: string;
  responsible: string;
  idNumber: (person: string) => string;
  contact: (person: string) => string;
  purpose: string;
  purposes: Readonly<Record<PrecursorPurpose, string>>;
  note: string;
  lines: string;
  timeline: string;
  events: Readonly<Record<Exclude<OrderEvent["event"], "other">, string>>;
  printedBy: (shop: string, hotline: string) => string;
}

export const copy: Copy<Words> = {
  zh: {
    missingId: "缺少查询参数！",
    notFound: "没有找到该订单",
    notFoundHint: "请检查链接，或在订单列表中查找。",
    back: (list) => `返回${list}`,
    facts: "基本信息",
    coupon: "抵扣券",
    couponAmount: "抵扣金额",
    goodsAmount: "商品金额",
    freight: "运费",
    orderTotal: "订单总额",
    payable: "应付金额",
    refunded: "退款金额",
    related: { reagent: "关联试剂订单", instrument: "关联仪器耗材订单" },
    delivery: "收货信息",
    address: "收货地址",
    mobile: "手机",
    phone: "电话",
    postcode: "邮编",
    invoice: "发票信息",
    invoiceKind: "发票形式",
    invoiceKinds: { electronic: "电子发票", paper: "纸质发票" },
    invoiceType: "发票类型",
    invoiceTitle: "开票抬头",
    taxNumber: "开票税号",
    bank: "开户行",
    bankAccount: "银行账号",
    invoiceAddress: "开票地址",
    invoicePhone: "开票电话",
    invoicePlace: "收票信息",
    withGoods: "发票随货寄送",
    yes: "是",
    no: "否",
    filing: "危险化学品备案",
    buyer: "购买单位",
    registered: "注册地址与电话",
    buyerCompany: "购买单位名称",
    buyerAddress: "购买单位地址",
    handler: "经办人",
    responsible: "负责人",
    idNumber: (person) => `${person}身份证号`,
    contact: (person) => `${person}联系电话`,
    purpose: "购买用途",
    purposes: { blank: "—", experiment: "实验", sale: "销售" },
    note: "备注",
    lines: "订单产品",
    timeline: "订单进度",
    events: {
      placed: "提交订单",
      paid: "完成付款",
      reviewed: "审核通过",
      shipped: "发货",
      invoiced: "开具发票",
      repaid: "归还信用",
      refunded: "退款至余额",
      terminated: "终止发货",
      cancelled: "取消订单",
    },
    printedBy: (shop, hotline) => `${shop} · 热线 ${hotline}`,
  },
  en: {
    missingId: "The order number is missing from the address.",
    notFound: "This order was not found",
    notFoundHint: "Check the link, or look for the order in the list.",
    back: (list) => `Back to ${list}`,
    facts: "The order",
    coupon: "Coupon",
    couponAmount: "Coupon discount",
    goodsAmount: "Goods",
    freight: "Freight",
    orderTotal: "Order total",
    payable: "Amount payable",
    refunded: "Refunded",
    related: {
      reagent: "Reagent order placed with it",
      instrument: "Instrument order placed with it",
    },
    delivery: "Delivery",
    address: "Address",
    mobile: "Mobile",
    phone: "Telephone",
    postcode: "Postcode",
    invoice: "Invoice",
    invoiceKind: "Form",
    invoiceKinds: { electronic: "Electronic", paper: "Paper" },
    invoiceType: "Type",
    invoiceTitle: "Made out to",
    taxNumber: "Tax number",
    bank: "Bank",
    bankAccount: "Bank account",
    invoiceAddress: "Registered address",
    invoicePhone: "Registered telephone",
    invoicePlace: "Where the invoice goes",
    withGoods: "Sent with the goods",
    yes: "Yes",
    no: "No",
    filing: "Filing for hazardous goods",
    buyer: "Buyer",
    registered: "Registered address and telephone",
    buyerCompany: "Company",
    buyerAddress: "Company address",
    handler: "Handler",
    responsible: "Person responsible",
    idNumber: (person) => `${person}: ID number`,
    contact: (person) => `${person}: telephone`,
    purpose: "Purpose",
    purposes: { blank: "—", experiment: "Experiments", sale: "Sale" },
    note: "Note",
    lines: "Products ordered",
    timeline: "What happened",
    events: {
      placed: "Placed",
      paid: "Paid",
      reviewed: "Reviewed",
      shipped: "Shipped",
      invoiced: "Invoice issued",
      repaid: "Credit repaid",
      refunded: "Refunded to your balance",
      terminated: "Shipping terminated",
      cancelled: "Cancelled",
    },
    printedBy: (shop, hotline) => `${shop} · ${hotline}`,
  },
};
