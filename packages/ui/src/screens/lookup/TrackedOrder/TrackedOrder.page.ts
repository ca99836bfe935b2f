import { page } from "../../../page.ts";
import { trackedOrder } from "./TrackedOrder.screen.ts";

export const trackedOrderPage = page(trackedOrder, {
  load: async () => (await import("./TrackedOrder.tsx")).TrackedOrder,
});
