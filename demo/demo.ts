export { prepareDemoCustomers } from "./customers/customers.ts";
export { prepareDemoGifts } from "./gifts.ts";
