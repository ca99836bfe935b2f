import { page } from "../../../page.ts";
import { paid } from "./PayOk.screen.ts";

export const paidPage = page(paid, {
  load: async () => (await import("./PayOk.tsx")).PayOk,
});
