import { page } from "../../../page.ts";
import { password } from "./Password.screen.ts";

export const passwordPage = page(password, {
  load: async () => (await import("./Password.tsx")).Password,
});
