import { page } from "../../../page.ts";
import { enquiry } from "./Enquiry.screen.ts";

export const enquiryPage = page(enquiry, {
  load: async () => (await import("./Enquiry.tsx")).Enquiry,
});
