import { developmentSalts } from "@reagent/api/contract/signature";
import * as v from "valibot";

const Settings = v.object({
  host: v.string(),
  salts: v.object({ headers: v.string(), params: v.string() }),
  origin: v.string(),
});
type Settings = v.InferOutput<typeof Settings>;

/** The API's host and salts and where the shop stands, which the server wrote into the page. */
export function readSettings(page: Document): Settings {
  const written = page.querySelector<HTMLMetaElement>('meta[name="shop-settings"]')?.content;
  return written
    ? v.parse(Settings, JSON.parse(written))
    : { host: "", salts: developmentSalts, origin: "" };
}
