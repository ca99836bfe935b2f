import { page } from "../../../page.ts";
import { forgotPassword } from "./ForgotPassword.screen.ts";

export const forgotPasswordPage = page(forgotPassword, {
  load: async () => (await import("./ForgotPassword.tsx")).ForgotPassword,
});
