import { page } from "../../../page.ts";
import { integral } from "./Integral.screen.ts";

export const integralPage = page(integral, {
  load: async () => (await import("./Integral.tsx")).Integral,
});
