import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const login = screen({
  ...pageAddresses.login,
  visitors: "anyone",
  title: { zh: "登录", en: "Log in" },
});
