import { page } from "../../../page.ts";
import { credit } from "./Credit.screen.ts";

export const creditPage = page(credit, {
  load: async () => (await import("./Credit.tsx")).Credit,
});
