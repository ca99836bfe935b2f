import { defineCopy } from "../../../language/define-copy.ts";

export const copy = defineCopy({
  zh: { parcels: "发货通知单", parcelCode: "发货通知单", mobile: "收货人手机" },
  en: { parcels: "Shipment notices", parcelCode: "Shipment notice", mobile: "Recipient's mobile" },
});
