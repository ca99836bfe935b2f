import { page } from "../../../page.ts";
import { enquiries } from "./Enquiries.screen.ts";

export const enquiriesPage = page(enquiries, {
  load: async () => (await import("./Enquiries.tsx")).Enquiries,
});
