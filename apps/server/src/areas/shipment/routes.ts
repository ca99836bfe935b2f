import * as shipment from "@reagent/api/contract/shipment";
import { answers, answersCustomer, changes, downloads } from "../../calls/call.ts";
import { readPackedProducts, readSentParcels } from "./lists.ts";
import { readParcels } from "./order-parcels.ts";
import { trackOrder } from "./track.ts";
import { issueWaybill, openWaybill } from "./waybill.ts";

/** Parcels of orders. The operator sends them in ../../ordering/orders/transitions/ship.ts. */
export const shipmentRoutes = [
  answers(shipment.trackShipment, trackOrder),
  answersCustomer(shipment.readOrderParcels, readParcels),
  answersCustomer(shipment.listParcels, readSentParcels),
  answersCustomer(shipment.listPackedProducts, readPackedProducts),
  changes(shipment.issueWaybillTicket, issueWaybill),
  downloads(shipment.downloadWaybill, openWaybill),
];
