import { screen } from "../../../screen.ts";

export const activate = screen("activate", {
  visitors: "anyone",
  title: { zh: "激活账号", en: "Activate your account" },
});
