import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";

export const activate = screen({
  ...pageAddresses.activate,
  visitors: "anyone",
  title: { zh: "激活账号", en: "Activate your account" },
});
