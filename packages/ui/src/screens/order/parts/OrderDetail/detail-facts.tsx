import type { InstrumentOrder, ReagentOrder } from "@reagent/api/contract/order";
import { invoiceKind } from "@reagent/domain/invoice";
import { orderTotal } from "@reagent/domain/order";
import type { ReactNode } from "react";
import { Code } from "../../../../components/Code/Code.tsx";
import type { Definition } from "../../../../components/DefinitionList/DefinitionList.tsx";
import { NoValue } from "../../../../components/NoValue/NoValue.tsx";
import { Price } from "../../../../components/Price/Price.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { formatMoment } from "../../../../language/format.ts";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { paths } from "../../../../paths.ts";
import { placeText } from "../../../address/parts/place-text.ts";
import { orderWords } from "../order-words.copy.ts";
import { copy } from "./OrderDetail.copy.ts";

export type DetailedOrder = ReagentOrder | InstrumentOrder;

export const isInstrumentOrder = (order: DetailedOrder): order is InstrumentOrder =>
  "isInvoiceWithGoods" in order;

const said = (term: string, value: ReactNode): Definition => ({
  term,
  value: value || <NoValue />,
});
/** Omits entries without a value. */
const ifSaid = (term: string, value: ReactNode): readonly Definition[] =>
  value ? [{ term, value }] : [];

/** The order's details and amounts; the total excludes freight (customer centre §9, amounts). */
export function useOrderFacts(order: DetailedOrder): readonly Definition[] {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  const language = useLanguage();
  const price = (amount: typeof order.amount) => <Price amount={amount} />;
  const { relatedOrderId, relatedOrderCode } = order;
  const other = isInstrumentOrder(order) ? "reagent" : "instrument";
  const related = relatedOrderId && (
    <TextLink
      to={other === "reagent" ? paths.order(relatedOrderId) : paths.instrumentOrder(relatedOrderId)}
    >
      {relatedOrderCode || relatedOrderId}
    </TextLink>
  );
  return [
    said(words.orderCode, <Code value={order.orderCode} kind="order-number" />),
    said(words.placed, formatMoment(order.createdAt, language)),
    said(words.review, order.reviewStatusName),
    said(words.payment, [order.payStatusName, order.payMethod].filter(Boolean).join(" · ")),
    said(words.customerOrderNumber, order.customerOrderNumber),
    ...ifSaid(words.related[other], related),
    said(words.goodsAmount, price(order.goodsAmount)),
    ...ifSaid(words.coupon, order.couponDescription),
    ...ifSaid(words.couponAmount, order.couponAmount > 0 && price(order.couponAmount)),
    said(words.orderTotal, price(orderTotal(order))),
    said(words.freight, price(order.freight)),
    said(words.payable, price(order.amount)),
    ...ifSaid(words.refunded, order.refundedAmount > 0 && price(order.refundedAmount)),
  ];
}

export function useDeliveryFacts(order: DetailedOrder): readonly Definition[] {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  const place = placeText(order, useLanguage());
  return [
    said(words.receiver, order.receiver),
    said(words.mobile, order.mobile),
    said(words.address, place),
    said(words.phone, order.phone),
    said(words.postcode, order.postcode),
  ];
}

/** The invoice details (decisions, invoice kind). */
export function useInvoiceFacts(order: DetailedOrder): readonly Definition[] {
  const words = useCopy(copy);
  return [
    said(
      words.invoiceKind,
      words.invoiceKinds[invoiceKind(order.invoiceMethod, order.invoiceType)],
    ),
    said(words.invoiceType, order.invoiceTypeName),
    said(words.invoiceTitle, order.invoiceTitle),
    said(words.taxNumber, order.invoiceTaxNumber),
    said(words.bank, order.invoiceBank),
    said(words.bankAccount, order.invoiceBankAccount),
    said(words.invoiceAddress, order.invoiceAddress),
    said(words.invoicePhone, order.invoicePhone),
  ];
}

/** The address for the invoice of an instrument order. */
export function useInvoicePlaceFacts(order: InstrumentOrder): readonly Definition[] {
  const words = { ...useCopy(orderWords), ...useCopy(copy) };
  const place = placeText(
    {
      provinceName: order.invoiceProvinceName,
      cityName: order.invoiceCityName,
      districtName: order.invoiceDistrictName,
      street: order.invoiceStreet,
    },
    useLanguage(),
  );
  return [
    said(words.receiver, order.invoiceReceiver),
    said(words.address, place),
    said(words.mobile, order.invoiceMobile),
    said(words.phone, order.invoiceLandline),
    said(words.postcode, order.invoicePostcode),
    said(words.withGoods, order.isInvoiceWithGoods ? words.yes : words.no),
  ];
}

/** The hazardous goods filing: buyer, handler and responsible person; the server masks ID numbers. */
export function useFilingFacts(order: DetailedOrder): readonly Definition[] {
  const words = useCopy(copy);
  const registered = [order.invoiceAddress, order.invoicePhone].filter(Boolean).join(" ");
  const { handler, responsible } = words;
  return [
    said(words.registered, registered),
    said(words.purpose, words.purposes[order.purpose]),
    said(words.buyerCompany, order.buyerCompany),
    said(words.buyerAddress, order.buyerAddress),
    said(handler, order.handlerName),
    said(responsible, order.responsibleName),
    said(words.idNumber(handler), order.handlerIdNumber),
    said(words.idNumber(responsible), order.responsibleIdNumber),
    said(words.contact(handler), order.handlerPhone),
    said(words.contact(responsible), order.responsiblePhone),
  ];
}
