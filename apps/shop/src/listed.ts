import type { AnyScreen } from "@reagent/ui/screen";
import { screens } from "@reagent/ui/screens";

const all: readonly AnyScreen[] = Object.values(screens);

/** The addresses of the pages that are always there and that the sitemap names. */
export const listed = all.filter(({ isListed }) => isListed).map(({ address }) => address);
