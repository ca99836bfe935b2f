import { screen } from "../../../screen.ts";

export const login = screen({
  address: "/login",
  visitors: "anyone",
  title: { zh: "登录", en: "Log in" },
  load: async () => (await import("./Login.tsx")).Login,
});
