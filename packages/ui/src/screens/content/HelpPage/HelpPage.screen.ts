import type { HelpPage } from "@reagent/domain/content-page";
import { screen } from "../../../screen.ts";

export const help = screen({
  address: "/html/:page",
  /** With the day of a version, the terms of use as they were. */
  path: (page: HelpPage, { version }: { version?: string } = {}) =>
    `/html/${page}${version ? `?version=${version}` : ""}`,
  visitors: "anyone",
});
