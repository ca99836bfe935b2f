import type { AnyCodec } from "@reagent/api/contract/codec";
import type { AnyEndpoint } from "@reagent/api/contract/contract";
import { codes } from "@reagent/api/contract/envelope";

/** How a call is sent; all but those of the guest and the other customer have the owner's token. */
export const SEND_MODES = [
  "no signature",
  "wrong signature",
  "old clock",
  "guest",
  "another customer",
  "owner",
] as const;
export type SendMode = (typeof SEND_MODES)[number];

/** The code of the answer to each. */
export type Row = Readonly<Record<SendMode, number>>;

const { success: yes, badSignature, signatureExpired, notLoggedIn } = codes;

const whenSigned = (guest: number, another: number, owner: number): Row => ({
  "no signature": badSignature,
  "wrong signature": badSignature,
  "old clock": signatureExpired,
  guest,
  "another customer": another,
  owner,
});

/** Requested by its address alone, as a link does. */
const byAddress = (guest: number, another: number): Row => ({
  "no signature": yes,
  "wrong signature": yes,
  "old clock": yes,
  guest,
  "another customer": another,
  owner: yes,
});

const unsigned = byAddress(yes, yes);
const anyone = whenSigned(yes, yes, yes);
/** The same call is refused after it was made once. */
const once = whenSigned(yes, codes.linkDead, codes.linkDead);
/** Reads and changes only what is the caller's own. */
const own = whenSigned(notLoggedIn, yes, yes);
/** Names something of its owner's, or something that only its owner is entitled to. */
const ownersWith = (refusal: number) => whenSigned(notLoggedIn, refusal, yes);

/** Parameters that are ids of what every customer may name: goods and regions. All other ids have an owner. */
const PUBLIC_IDS: ReadonlySet<string> = new Set([
  "giftCode",
  "giftId",
  "typeId",
  "rangeId",
  "itemCode",
  "itemId",
  "favouriteId",
  "categoryId",
  "productId",
  "spuCode",
  "skuId",
  "province",
  "city",
  "district",
  "place",
]);

/** Calls whose row does not follow from the contract. */
export const exceptions: Readonly<Record<string, Row>> = {
  readTime: unsigned,
  resetPassword: once,
  activate: once,
  declineRegistration: once,
  confirmPaid: ownersWith(codes.nothingToConfirm),
  payOrder: ownersWith(codes.notPayable),
  readOrderStatement: ownersWith(codes.notPayable),
  repayOrder: ownersWith(codes.notPayable),
  // For an order of another customer the answer has no debts.
  readRepayment: own,
  // The other customer's own balance does not cover what they owe, and they have saved no invoice.
  repayFromBalance: ownersWith(codes.badRequest),
  upgradeInvoice: ownersWith(codes.badRequest),
  // The batch was not sent to the other customer.
  addBottleNote: ownersWith(codes.notFound),
  // Its maker is the owner; a guest ends what a guest has made.
  endSentBasket: whenSigned(codes.notFound, codes.notFound, yes),
  // An article is entered once; the other customer has entered it.
  applyForAward: whenSigned(notLoggedIn, yes, codes.locked),
  // The other customer's basket has gifts that cannot be ordered.
  checkBasket: ownersWith(codes.giftDelisted),
  createGiftOrder: ownersWith(codes.giftDelisted),
  // The other customer's data is locked, or of another category.
  saveInvoice: ownersWith(codes.locked),
  savePrecursorInfo: ownersWith(codes.locked),
  uploadDocument: ownersWith(codes.locked),
  updateProfile: ownersWith(codes.locked),
  readUniversityInfo: ownersWith(codes.notEntitled),
  saveUniversityInfo: ownersWith(codes.notEntitled),
  listProductData: ownersWith(codes.notEntitled),
  productDownload: ownersWith(codes.notEntitled),
};

/** The code that each caller gets: from the contract, unless the call is an exception. */
export function accessTo({ name, auth, kind, params }: AnyEndpoint): Row {
  const exception = exceptions[name];
  if (exception) return exception;
  if (kind === "download")
    return "ticket" in params.table ? byAddress(codes.notFound, codes.notFound) : unsigned;
  if (auth !== "required") return anyone;
  const hasOwner = Object.entries(params.table).some(
    ([parameter, [, codec]]) => isId(codec) && !PUBLIC_IDS.has(parameter),
  );
  return hasOwner ? ownersWith(codes.notFound) : own;
}

function isId({ kind, inner }: AnyCodec): boolean {
  return kind === "maybe" ? isId(inner as AnyCodec) : kind === "id" || kind === "optionalId";
}
