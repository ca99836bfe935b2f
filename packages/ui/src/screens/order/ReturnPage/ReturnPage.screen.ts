import { screen } from "../../../screen.ts";
import { returns } from "../Returns/Returns.screen.ts";

export const returnPage = screen("returnPage", {
  visitors: "customers",
  layout: "account",
  menu: { under: returns },
});
