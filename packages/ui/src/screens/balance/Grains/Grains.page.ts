import { page } from "../../../page.ts";
import { grains } from "./Grains.screen.ts";

export const grainsPage = page(grains, {
  load: async () => (await import("./Grains.tsx")).Grains,
});
