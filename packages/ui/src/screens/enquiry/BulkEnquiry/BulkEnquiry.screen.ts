import { BULK_QUERY } from "@reagent/domain/enquiry";
import { fillAddress } from "@reagent/domain/page-address";
import { screen } from "../../../screen.ts";

const address = "/bulk/:itemData?";

export const bulkEnquiry = screen({
  address,
  path: (product: Partial<Record<keyof typeof BULK_QUERY, string>> = {}) => {
    const query = new URLSearchParams();
    for (const [field, name] of Object.entries(BULK_QUERY)) {
      const value = product[field as keyof typeof BULK_QUERY];
      if (value) query.set(name, encodeURIComponent(value));
    }
    return query.size > 0 ? `${fillAddress(address)}?${query}` : fillAddress(address);
  },
  visitors: "anyone",
  title: { zh: "大包装询价", en: "Bulk quotes" },
  isListed: true,
});
