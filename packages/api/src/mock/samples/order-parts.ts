import { fen, times } from "@reagent/domain/money";
import type { InstrumentOrderLine, OrderEvent, ReagentOrderLine } from "../../contract/order.ts";
import { addresses, invoiceAddress } from "./addresses.ts";
import { precursorInfo } from "./filing.ts";
import { instruments } from "./instruments.ts";
import { invoiceInfo } from "./invoice.ts";
import { type ItemCode, itemRow } from "./items.ts";
import type { Language } from "./language.ts";
import { packs } from "./packs.ts";

type LineChange = Partial<
  Pick<
    ReagentOrderLine,
    | "sentQuantity"
    | "refundedQuantity"
    | "state"
    | "isCancelled"
    | "customerItemNumber"
    | "pinnedBatch"
    | "customerNumber"
  >
>;

const untouched = {
  sentQuantity: 0,
  refundedQuantity: 0,
  state: "open",
  isCancelled: false,
  customerItemNumber: "",
  customerNumber: "",
  fund: "",
} as const;

/** A line of a reagent order, `A801119-4L`. */
export function reagentLine(
  productCode: string,
  quantity: number,
  language: Language,
  change: LineChange = {},
): ReagentOrderLine {
  const [code = ""] = productCode.split("-");
  const row = itemRow(code as ItemCode, language);
  const pack = packs(code as ItemCode, language).find((each) => each.productCode === productCode);
  if (!pack) throw new Error(`${code} has no pack ${productCode}`);
  const price = pack.salesPrice ?? pack.listPrice ?? fen(0);
  return {
    ...untouched,
    productCode,
    itemCode: code,
    casNumber: row.casNumber,
    chineseName: row.chineseName,
    name: language === "en" ? row.englishName : row.chineseName,
    specification: row.specification,
    pack: pack.pack,
    pinnedBatch: "",
    quantity,
    listPrice: pack.listPrice ?? fen(0),
    price,
    total: times(price, quantity),
    expectedDelivery: pack.expectedDelivery,
    stock: pack.stock,
    hazardNumber: row.hazardNumber,
    ...change,
  };
}

/** A line of an instrument order. */
export function instrumentLine(
  skuId: string,
  quantity: number,
  language: Language,
  change: LineChange = {},
): InstrumentOrderLine {
  const sku = instruments(language).find((each) => each.skuId === skuId);
  if (!sku) throw new Error(`no instrument ${skuId}`);
  const price = sku.salesPrice ?? sku.listPrice ?? fen(0);
  return {
    ...untouched,
    productCode: sku.skuCode,
    itemCode: sku.spuCode,
    casNumber: "",
    chineseName: sku.chineseName,
    name: language === "en" ? sku.englishName : sku.chineseName,
    attributes: sku.attributes,
    quantity,
    listPrice: sku.listPrice ?? fen(0),
    price,
    total: times(price, quantity),
    expectedDelivery: sku.expectedDelivery,
    stock: sku.stock,
    hazardNumber: "",
    ...change,
  };
}

/** An event of an order. */
export function happened(
  event: OrderEvent["event"],
  at: string,
  detail: Partial<OrderEvent> = {},
): OrderEvent {
  return {
    event,
    at: Date.parse(`${at}+08:00`),
    amount: null,
    payMethod: "",
    productCode: "",
    shipmentCode: "",
    expressCompany: "",
    expressNumber: "",
    returnCode: "",
    reason: "",
    ...detail,
  };
}

/** The delivery address and invoice of an order. */
export function placeAndInvoice(language: Language) {
  const [address] = addresses(language);
  if (!address) throw new Error("there is no address");
  const { receiver, mobile, phone, postcode, provinceName, cityName, districtName, street } =
    address;
  const invoice = invoiceInfo(language);
  return {
    receiver,
    mobile,
    phone,
    postcode,
    provinceName,
    cityName,
    districtName,
    street,
    invoiceType: invoice.type,
    invoiceSplit: "none" as const,
    invoiceTypeName: {
      zh: "增值税专用发票",
      en: "VAT special invoice",
    }[language],
    invoiceMethod: invoice.method,
    invoiceTitle: invoice.title,
    invoiceTaxNumber: invoice.taxNumber,
    invoiceBank: invoice.bank,
    invoiceBankAccount: invoice.bankAccount,
    invoiceAddress: invoice.address,
    invoicePhone: invoice.phone,
    invoiceEmail: invoice.email,
  };
}

/** The invoice address of an instrument order. */
export function invoicePlace(language: Language) {
  const at = invoiceAddress(language);
  const { provinceName, cityName, districtName } = placeAndInvoice(language);
  return {
    invoiceReceiver: at.receiver,
    invoiceProvinceName: provinceName,
    invoiceCityName: cityName,
    invoiceDistrictName: districtName,
    invoiceStreet: at.street,
    invoiceMobile: at.mobile,
    invoiceLandline: at.phone,
    invoicePostcode: at.postcode,
  };
}

/** The filing of an order without goods that need one. */
export const noFiling = {
  hasFiling: false,
  buyerCompany: "",
  buyerAddress: "",
  handlerName: "",
  handlerIdNumber: "",
  handlerPhone: "",
  responsibleName: "",
  responsibleIdNumber: "",
  responsiblePhone: "",
  purpose: "blank",
} as const;

/** The filing of an order of explosive precursors. */
export function filingOf(language: Language) {
  const { company, address, handlerName, handlerIdNumber, handlerPhone, ...rest } =
    precursorInfo(language);
  const { responsibleName, responsibleIdNumber, responsiblePhone, purpose } = rest;
  return {
    hasFiling: true,
    buyerCompany: company,
    buyerAddress: address,
    handlerName,
    handlerIdNumber,
    handlerPhone,
    responsibleName,
    responsibleIdNumber,
    responsiblePhone,
    purpose,
  };
}
