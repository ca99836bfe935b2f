import type { CompanyPage } from "@reagent/domain/content-page";
import { screen } from "../../../screen.ts";

export const info = screen({
  address: "/info/:page",
  path: (page: CompanyPage) => `/info/${page}`,
  visitors: "anyone",
  firstCalls: async () => (await import("./first-calls.ts")).infoCalls,
  load: async () => (await import("./InfoPage.tsx")).InfoPage,
});

/** The profile at its older address (decisions, product overview). */
export const aboutUs = screen({
  address: "/aboutus",
  visitors: "anyone",
  firstCalls: async () => {
    const { infoCalls } = await import("./first-calls.ts");
    return () => infoCalls({ page: "aboutus" });
  },
  load: async () => (await import("./InfoPage.tsx")).InfoPage,
  props: () => ({ page: "aboutus" }),
});
