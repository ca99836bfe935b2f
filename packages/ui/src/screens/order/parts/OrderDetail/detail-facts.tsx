import type { InstrumentOrder, ReagentOrder } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { type AddressPlace, formatAddress } from "@reagent/domain/address-line";
import { invoiceDelivery, invoiceKind } from "@reagent/domain/invoice";
import { orderTotal } from "@reagent/domain/order";
import type { ReactNode } from "react";
import { Code } from "../../../../components/Code/Code.tsx";
import type { Definition } from "../../../../components/DefinitionList/DefinitionList.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { formatMoment } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { AddressText, TypedAddress } from "../../../address/parts/AddressText.tsx";
import { orderWords } from "../order-words.copy.ts";
import { copy } from "./OrderDetail.copy.ts";

export type DetailedOrder = ReagentOrder | InstrumentOrder;

export const isInstrumentOrder = (order: DetailedOrder): order is InstrumentOrder =>
  "isInvoiceWithGoods" in order;

const factOf = (term: string, value: ReactNode): Definition => ({
  term,
  value: value || <NoValue />,
});
/** Omits entries without a value. */
const factIfAny = (term: string, value: ReactNode): readonly Definition[] =>
  value ? [{ term, value }] : [];

const addressOf = (place: AddressPlace): ReactNode =>
  formatAddress(place, "zh") && <AddressText place={place} />;
const typed = (address: string): ReactNode => address && <TypedAddress text={address} />;

/** The order's details and amounts; the total excludes freight (customer centre §9, amounts). */
export function useOrderFacts(order: DetailedOrder): readonly Definition[] {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  const language = useLanguage();
  const price = (amount: typeof order.amount) => <Price amount={amount} />;
  const { relatedOrderId, relatedOrderCode } = order;
  const other = isInstrumentOrder(order) ? "reagent" : "instrument";
  const related = relatedOrderId && (
    <TextLink
      to={
        other === "reagent"
          ? paths.order({ orderId: relatedOrderId })
          : paths.instrumentOrder({ orderId: relatedOrderId })
      }
    >
      {relatedOrderCode || relatedOrderId}
    </TextLink>
  );
  return [
    factOf(words.orderCode, <Code value={order.orderCode} kind="order-number" />),
    factOf(words.placed, formatMoment(order.createdAt, language)),
    factOf(words.review, order.reviewStatusName),
    factOf(words.payment, [order.payStatusName, order.payMethod].filter(Boolean).join(" · ")),
    factOf(words.customerOrderNumber, order.customerOrderNumber),
    ...factIfAny(words.related[other], related),
    factOf(words.goodsAmount, price(order.goodsAmount)),
    ...factIfAny(words.coupon, order.couponDescription),
    ...factIfAny(words.couponAmount, order.couponAmount > 0 && price(order.couponAmount)),
    factOf(words.orderTotal, price(orderTotal(order))),
    factOf(words.freight, price(order.freight)),
    factOf(words.payable, price(order.amount)),
    ...factIfAny(words.refunded, order.refundedAmount > 0 && price(order.refundedAmount)),
  ];
}

export function useDeliveryFacts(order: DetailedOrder): readonly Definition[] {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  return [
    factOf(words.receiver, order.receiver),
    factOf(words.mobile, order.mobile),
    factOf(words.address, addressOf(order)),
    factOf(words.phone, order.phone),
    factOf(words.postcode, order.postcode),
  ];
}

/** The invoice details (decisions, invoice kind). */
export function useInvoiceFacts(order: DetailedOrder): readonly Definition[] {
  const words = useCopy(copy);
  const kind = invoiceKind(order.invoiceMethod, order.invoiceType);
  const isMailed = invoiceDelivery(order.invoiceMethod, order.invoiceType) === "electronic";
  return [
    factOf(words.invoiceKind, words.invoiceKinds[kind === "paper" && isMailed ? "mailed" : kind]),
    factOf(words.invoiceType, order.invoiceTypeName),
    ...factIfAny(words.invoiceSplit, words.invoiceSplits[order.invoiceSplit]),
    factOf(words.invoiceTitle, order.invoiceTitle),
    factOf(words.taxNumber, order.invoiceTaxNumber),
    factOf(words.bank, order.invoiceBank),
    factOf(words.bankAccount, order.invoiceBankAccount),
    factOf(words.invoiceAddress, typed(order.invoiceAddress)),
    factOf(words.invoicePhone, order.invoicePhone),
    ...factIfAny(words.invoiceEmail, order.invoiceEmail),
  ];
}

/** The address for the invoice of an instrument order. */
export function useInvoicePlaceFacts(order: InstrumentOrder): readonly Definition[] {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  const place = {
    provinceName: order.invoiceProvinceName,
    cityName: order.invoiceCityName,
    districtName: order.invoiceDistrictName,
    street: order.invoiceStreet,
  };
  return [
    factOf(words.invoiceReceiver, order.invoiceReceiver),
    factOf(words.address, addressOf(place)),
    factOf(words.mobile, order.invoiceMobile),
    factOf(words.phone, order.invoiceLandline),
    factOf(words.postcode, order.invoicePostcode),
    factOf(words.withGoods, order.isInvoiceWithGoods ? words.yes : words.no),
  ];
}

/** The hazardous goods filing: buyer, handler and responsible person; the server masks ID numbers. */
export function useFilingFacts(order: DetailedOrder): readonly Definition[] {
  const words = useCopy(copy);
  const registered = [order.invoiceAddress, order.invoicePhone].filter(Boolean).join(" ");
  const { handler, responsible } = words;
  return [
    factOf(words.registered, registered),
    factOf(words.purpose, words.purposes[order.purpose]),
    factOf(words.buyerCompany, order.buyerCompany),
    factOf(words.buyerAddress, typed(order.buyerAddress)),
    factOf(handler, order.handlerName),
    factOf(responsible, order.responsibleName),
    factOf(words.idNumber(handler), order.handlerIdNumber),
    factOf(words.idNumber(responsible), order.responsibleIdNumber),
    factOf(words.contact(handler), order.handlerPhone),
    factOf(words.contact(responsible), order.responsiblePhone),
  ];
}
