import { screen } from "../../../screen.ts";

/** The parcels of the order that was looked up; its number is on the device, not in the address. */
export const trackedOrder = screen("trackedOrder", {
  visitors: "anyone",
  title: { zh: "包裹查询结果", en: "Parcels of an order" },
});
