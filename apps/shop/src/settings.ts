import { developmentSalts } from "@reagent/api/contract/signature";
import type { ApiSettings } from "@reagent/ui/data/shop";
import * as v from "valibot";

const Settings = v.object({
  host: v.string(),
  salts: v.object({ headers: v.string(), params: v.string() }),
});

/** The API's host and salts, which the server wrote into the page. */
export function readSettings(page: Document): ApiSettings {
  const written = page.querySelector<HTMLMetaElement>('meta[name="shop-settings"]')?.content;
  return written ? v.parse(Settings, JSON.parse(written)) : { host: "", salts: developmentSalts };
}
