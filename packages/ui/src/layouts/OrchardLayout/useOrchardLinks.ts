import { paths } from "@reagent/api/pages/paths";
import { type LinkTarget, useCustomerLink } from "../../blocks/useCustomerLink.ts";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./OrchardLayout.copy.ts";

/** The links of the orchard's header to the customer's pages; guests are led to the log-in. */
export function useOrchardLinks(): readonly ({ readonly label: string } & LinkTarget)[] {
  const words = useCopy(copy);
  const linkTo = useCustomerLink();
  return [
    { label: words.orders, ...linkTo(paths.giftOrders()) },
    { label: words.grains, ...linkTo(paths.grainLog()) },
    { label: words.addresses, ...linkTo(paths.giftAddresses()) },
    { label: words.wishes, ...linkTo(paths.wishes()) },
  ];
}
