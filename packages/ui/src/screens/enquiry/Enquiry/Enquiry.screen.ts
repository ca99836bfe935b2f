import { screen } from "../../../screen.ts";
import { enquiries } from "../Enquiries/Enquiries.screen.ts";

export const enquiry = screen("enquiry", {
  visitors: "customers",
  layout: "account",
  menu: { under: enquiries },
});
