import { developmentSalts, type Salts } from "@reagent/api/contract/signature";

interface Settings {
  /** Origin of the API; empty for the page's own. */
  readonly host: string;
  readonly salts: Salts;
  /** Where the shop stands as its customers know it; empty for where the page comes from. */
  readonly origin: string;
}

/** The API's host and salts and where the shop stands, which the server wrote into the page. */
export function readSettings(page: Document): Settings {
  const written = page.querySelector<HTMLMetaElement>('meta[name="shop-settings"]')?.content;
  return written
    ? (JSON.parse(written) as Settings)
    : { host: "", salts: developmentSalts, origin: "" };
}
