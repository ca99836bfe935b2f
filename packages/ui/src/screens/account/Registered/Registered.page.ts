import { page } from "../../../page.ts";
import { registered } from "./Registered.screen.ts";

export const registeredPage = page(registered, {
  load: async () => (await import("./Registered.tsx")).Registered,
});
