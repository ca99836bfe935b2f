/** The demo's catalogue, for tests that need many real goods. */
export { demoCatalogue } from "../../../../demo/catalogue.ts";
