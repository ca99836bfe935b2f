import { screen } from "../../../screen.ts";

export const apiTokens = screen("apiTokens", {
  visitors: "customers",
  layout: "account",
  menu: { group: "details" },
  title: { zh: "API 令牌", en: "API tokens" },
});
