import { noFirstCalls, page } from "../../../page.ts";
import { bulkEnquiry } from "./BulkEnquiry.screen.ts";

export const bulkEnquiryPage = page(bulkEnquiry, {
  firstCalls: noFirstCalls,
  load: async () => (await import("./BulkEnquiry.tsx")).BulkEnquiry,
  props: () => ({}),
});
