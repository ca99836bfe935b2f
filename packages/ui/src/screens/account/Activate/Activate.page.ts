import { page } from "../../../page.ts";
import { activate } from "./Activate.screen.ts";

export const activatePage = page(activate, {
  load: async () => (await import("./Activate.tsx")).Activate,
});
