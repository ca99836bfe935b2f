import { pageAddresses } from "@reagent/api/contract/page-addresses";
import { screen } from "../../../screen.ts";
import { enquiries } from "../Enquiries/Enquiries.screen.ts";

export const enquiry = screen({
  ...pageAddresses.enquiry,
  visitors: "customers",
  layout: "account",
  menu: { under: enquiries },
});
