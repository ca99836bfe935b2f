import type { CompanyPage } from "@reagent/domain/content-page";
import { screen } from "../../../screen.ts";

export const info = screen({
  address: "/info/:page",
  path: (page: CompanyPage) => `/info/${page}`,
  visitors: "anyone",
});

/** The profile at its older address (decisions, product overview). */
export const aboutUs = screen({
  address: "/aboutus",
  visitors: "anyone",
});
