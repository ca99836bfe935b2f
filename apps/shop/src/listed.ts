import { fillAddress } from "@reagent/domain/page-address";
import type { AnyScreen } from "@reagent/ui/screen";
import { screens } from "@reagent/ui/screens";

const all: readonly AnyScreen[] = Object.values(screens);

/** The paths of the pages that are always there and that the sitemap names, without optional parameters. */
export const listed = all
  .filter(({ isListed }) => isListed)
  .map(({ address }) => fillAddress(address));
