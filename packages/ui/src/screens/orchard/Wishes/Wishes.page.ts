import { page } from "../../../page.ts";
import { wishes } from "./Wishes.screen.ts";

export const wishesPage = page(wishes, {
  load: async () => (await import("./Wishes.tsx")).Wishes,
});
