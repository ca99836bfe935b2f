import { rightCommand } from "../right.ts";

/** Adds `waybill-right`. */
export const addCommand = rightCommand({
  name: "waybill-right",
  column: "may_print_waybills",
  what: "print waybills of parcels",
});
