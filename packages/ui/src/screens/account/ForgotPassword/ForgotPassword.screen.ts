import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const forgotPassword = screen({
  ...pageAddresses.forgotPassword,
  visitors: "anyone",
  title: { zh: "找回密码", en: "Forgotten password" },
});
