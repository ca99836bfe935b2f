import { screen } from "../../../screen.ts";

export const login = screen("login", {
  visitors: "anyone",
  title: { zh: "登录", en: "Log in" },
});
