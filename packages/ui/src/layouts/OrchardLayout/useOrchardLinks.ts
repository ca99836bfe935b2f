import { paths } from "@reagent/api/pages/paths";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./OrchardLayout.copy.ts";

/** The links of the orchard's header to the customer's pages, which lead guests to the log-in. */
export function useOrchardLinks(): readonly { readonly label: string; readonly to: string }[] {
  const words = useCopy(copy);
  return [
    { label: words.orders, to: paths.giftOrders() },
    { label: words.grains, to: paths.grainLog() },
    { label: words.addresses, to: paths.giftAddresses() },
    { label: words.wishes, to: paths.wishes() },
  ];
}
