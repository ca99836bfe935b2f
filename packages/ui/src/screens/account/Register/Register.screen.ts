import { screen } from "../../../screen.ts";

export const register = screen({
  address: "/reg",
  visitors: "anyone",
  title: { zh: "注册", en: "Create an account" },
});
