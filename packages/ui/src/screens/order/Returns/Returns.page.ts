import { page } from "../../../page.ts";
import { returns } from "./Returns.screen.ts";

export const returnsPage = page(returns, {
  load: async () => (await import("./Returns.tsx")).Returns,
});
