import { MOST_SENT_LINES } from "@reagent/domain/sent-basket";
import { Verdicts } from "./bulk-order.ts";
import {
  entity,
  type EntityOf,
  flag,
  id,
  instant,
  line,
  lines,
  list,
  nothing,
  text,
} from "./codec.ts";
import { endpoint } from "./endpoint.ts";
import { codes } from "./envelope.ts";
import { RequiredFiling } from "./filing.ts";
import { ChosenProduct, offeredFields } from "./shopping-list.ts";

/** A product of a sent basket: its names, its price and its stock are those of now; what left the catalogue has its code alone. */
export const SentBasketLine = entity(offeredFields);
export type SentBasketLine = EntityOf<typeof SentBasketLine>;

/** A sent basket as its viewer is offered it. */
export const SentBasket = entity({
  /** What its maker wrote; empty for nothing. */
  note: ["note", text],
  expiresAt: ["expire_time", instant],
  /** In the order in which they were sent. */
  lines: ["list", list(SentBasketLine)],
  isLoggedIn: ["login", flag],
  /** Whether the viewer was logged in when making it. */
  isOwn: ["own", flag],
  /** The filings that its reagents require of a customer, with what was decided about each; none for a guest. */
  filings: ["filings", list(RequiredFiling)],
});
export type SentBasket = EntityOf<typeof SentBasket>;

/** The link of a basket that was just sent. */
export const BasketLink = entity({
  /** The last part of its address, which opens the basket. */
  token: ["token", id],
  /** What a guest ends the link with; empty for a customer, whose account does. */
  endKey: ["end_key", text],
  expiresAt: ["expire_time", instant],
});
export type BasketLink = EntityOf<typeof BasketLink>;

const Token = { token: ["token", line()] } as const;

/**
 * Makes a link that shows products with their quantities and a note to everyone who has it, for 30 days. The products must be in the
 * catalogue. At most 60 an hour from one network, and 100 that are open at the same time for a customer.
 */
export const sendBasket = endpoint(
  "sendBasket",
  "POST /api/basket/send",
  entity({
    note: ["note", lines(500)],
    products: ["products", list(ChosenProduct, MOST_SENT_LINES)],
  }),
  BasketLink,
  { auth: "optional", failures: { [codes.badRequest]: "warning-alert" } },
);

/** A sent basket with the viewer's own prices and the stock of now; 1104 where its link was ended or has expired. */
export const readSentBasket = endpoint(
  "readSentBasket",
  "GET /api/basket/info",
  entity(Token),
  SentBasket,
  { auth: "optional", failures: { [codes.notFound]: "empty", [codes.linkDead]: "empty" } },
);

/** Ends the link of a basket of its maker, for good; that of anybody else is not found. */
export const endSentBasket = endpoint(
  "endSentBasket",
  "POST /api/basket/end",
  entity({ ...Token, endKey: ["end_key", line()] }),
  nothing,
  { auth: "optional", failures: { [codes.notFound]: "warning-alert" } },
);

/** Adds the products that were chosen of a sent basket to the cart in one step, with a verdict for every one, in their order. */
export const addSentProducts = endpoint(
  "addSentProducts",
  "POST /api/basket/cart",
  entity({ products: ["products", list(ChosenProduct, MOST_SENT_LINES)] }),
  Verdicts,
  { auth: "required", isRepeatable: true },
);
