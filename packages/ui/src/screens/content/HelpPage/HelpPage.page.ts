import { page } from "../../../page.ts";
import { help } from "./HelpPage.screen.ts";

export const helpPage = page(help, {
  firstCalls: async () => (await import("./first-calls.ts")).helpCalls,
  load: async () => (await import("./HelpPage.tsx")).HelpPage,
});
