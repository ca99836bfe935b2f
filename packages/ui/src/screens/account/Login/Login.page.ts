import { page } from "../../../page.ts";
import { login } from "./Login.screen.ts";

export const loginPage = page(login, {
  load: async () => (await import("./Login.tsx")).Login,
});
