import { screen } from "../../../screen.ts";

export const toPay = screen("toPay", {
  visitors: "customers",
});
