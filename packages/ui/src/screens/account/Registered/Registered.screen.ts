import { screen } from "../../../screen.ts";

export const registered = screen("registered", {
  visitors: "anyone",
  title: { zh: "注册成功，请激活账号", en: "Your account has been created. Please activate it" },
});
