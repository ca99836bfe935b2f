import { paths } from "@reagent/api/pages/paths";
import type { Section } from "./useIsShown.ts";

const SECTIONS: Readonly<Record<string, Section>> = {
  [paths.productLines()]: "product-lines",
  [paths.instruments()]: "instruments",
  [paths.buildingBlocks()]: "building-blocks",
  [paths.sampleCentre()]: "sample-centre",
  [paths.synthesis()]: "synthesis",
  [paths.articles({ type: "article" })]: "articles",
  [paths.orchard()]: "orchard",
  [paths.info("core")]: "core",
  [paths.info("culture")]: "culture",
  [paths.jobs()]: "jobs",
  [paths.paperAward()]: "paper-award",
  [paths.branches()]: "branches",
  [paths.chemists()]: "chemists",
  [paths.departments()]: "departments",
  [paths.party()]: "party",
};

/** What a link of a menu leads to, if it is something that the shop may not have. */
export const sectionAt = (to: string): Section | undefined => SECTIONS[to];
