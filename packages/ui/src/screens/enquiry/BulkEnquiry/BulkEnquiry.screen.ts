import { screen } from "../../../screen.ts";

export const bulkEnquiry = screen("bulkEnquiry", {
  visitors: "anyone",
  title: { zh: "大包装询价", en: "Bulk quotes" },
  isListed: true,
});
