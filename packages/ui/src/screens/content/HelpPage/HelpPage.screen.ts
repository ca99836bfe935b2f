import type { HelpPage } from "@reagent/domain/content-page";
import { screen } from "../../../screen.ts";

export const help = screen({
  address: "/html/:page",
  path: (page: HelpPage) => `/html/${page}`,
  visitors: "anyone",
  firstCalls: async () => (await import("./first-calls.ts")).helpCalls,
  load: async () => (await import("./HelpPage.tsx")).HelpPage,
});
