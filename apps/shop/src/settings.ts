import { type Shop, shop } from "@reagent/api/contract/shop";
import { developmentSalts, type Salts } from "@reagent/api/contract/signature";
import type { ShopPart } from "@reagent/domain/shop-part";

export interface Settings {
  /** Origin of the API; empty for the page's own. */
  readonly host: string;
  readonly salts: Salts;
  /** The shop's public origin; empty for the page's own. */
  readonly origin: string;
  /** Address of the chat; empty for none. */
  readonly chatUrl: string;
  /** The parts that the shop does without. */
  readonly absentParts: readonly ShopPart[];
  /** The owner's data, where it is not the demo's. */
  readonly shop?: Shop;
}

/** The settings that the server wrote into the page. */
export function readSettings(page: Document): Settings {
  const written = page.querySelector<HTMLMetaElement>('meta[name="shop-settings"]')?.content;
  return written
    ? (JSON.parse(written) as Settings)
    : { host: "", salts: developmentSalts, origin: "", chatUrl: shop.chatUrl, absentParts: [] };
}
