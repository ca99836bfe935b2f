import { screen } from "../../../screen.ts";

export const forgotPassword = screen("forgotPassword", {
  visitors: "anyone",
  title: { zh: "找回密码", en: "Forgotten password" },
});
