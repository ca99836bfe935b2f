import { page } from "../../../page.ts";
import { register } from "./Register.screen.ts";

export const registerPage = page(register, {
  load: async () => (await import("./Register.tsx")).Register,
});
