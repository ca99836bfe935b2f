import { useCustomerPath } from "../../blocks/useCustomerPath.ts";
import { useCopy } from "../../language/language.tsx";
import { paths } from "../../paths.ts";
import { copy } from "./OrchardLayout.copy.ts";

/** The links of the orchard's header to the customer's pages; guests are led to the log-in. */
export function useOrchardLinks(): readonly { readonly label: string; readonly to: string }[] {
  const words = useCopy(copy);
  const pathOf = useCustomerPath();
  return [
    { label: words.orders, to: pathOf(paths.giftOrders()) },
    { label: words.grains, to: pathOf(paths.grainLog()) },
    { label: words.addresses, to: pathOf(paths.giftAddresses()) },
    { label: words.wishes, to: pathOf(paths.wishes()) },
  ];
}
