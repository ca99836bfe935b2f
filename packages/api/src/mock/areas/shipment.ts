import { isSameUnit } from "@reagent/domain/lookup";
import { addressOf } from "../../client/address.ts";
import { codes } from "../../contract/envelope.ts";
import {
  downloadWaybill,
  issueWaybillTicket,
  listPackedProducts,
  listParcels,
  readOrderParcels,
  trackShipment,
} from "../../contract/shipment.ts";
import { shipmentMessages } from "../../messages/shipment.ts";
import type { AreaMock } from "../area-mock.ts";
import { userInfo } from "../samples/account.ts";
import { packedProductList, parcelList, parcelsOfOrders, withProduct } from "../samples/parcels.ts";
import { trackedOrders } from "../samples/shipments.ts";
import { answers, refusal } from "../verbs.ts";

export const shipment: AreaMock = () => [
  answers(trackShipment, ({ orderCode, company }, language) => {
    const tracked = trackedOrders(language).find((order) => order.orderCode === orderCode);
    return tracked && isSameUnit(company, userInfo(language).company)
      ? tracked
      : refusal(codes.notFound, shipmentMessages.notFound);
  }),
  answers(readOrderParcels, ({ orderCode, productCode }, language) => {
    const order = parcelsOfOrders(language).find((each) => each.orderCode === orderCode);
    const shown = order && productCode !== "" ? withProduct(order, productCode) : order;
    return shown ?? refusal(codes.notFound, shipmentMessages.orderMissing);
  }),
  answers(listParcels, parcelList),
  answers(listPackedProducts, packedProductList),
  answers(issueWaybillTicket, ({ parcelCode }) => ({
    url: addressOf(downloadWaybill, "", {
      parcelCode,
      customerCode: "demo-ordinary",
      ticket: "a-ticket",
    }),
  })),
  answers(downloadWaybill, {}),
];
