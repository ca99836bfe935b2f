import { paths } from "@reagent/ui/paths";
import type { AnyScreen } from "@reagent/ui/screen";
import { screens } from "@reagent/ui/screens";

const all: readonly AnyScreen[] = Object.values(screens);

/** What the sitemap names: the pages that are always there, and the builders of the paths of the catalogue's. */
export const listed = {
  always: all.filter(({ isListed }) => isListed).map(({ address }) => address),
  paths,
};
