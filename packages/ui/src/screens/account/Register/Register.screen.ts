import { screen } from "../../../screen.ts";

export const register = screen("register", {
  visitors: "anyone",
  title: { zh: "注册", en: "Create an account" },
});
