/** The codes of answers that the shop distinguishes (storefront §8). */
export const codes = {
  success: 200,
  badRequest: 400,
  nothingToConfirm: 401,
  /** The same code, of a bulk order. */
  nothingToOrder: 401,
  badSignature: 403,
  tooLarge: 413,
  tooMany: 429,
  failed: 500,
  busy: 503,
  signatureExpired: 504,
  notLoggedIn: 1005,
  emailTaken: 1026,
  mobileTaken: 1027,
  nameTaken: 1028,
  loginRefused: 1101,
  productMissing: 1102,
  linkDead: 1104,
  passwordWrong: 1105,
  passwordCommon: 1106,
  giftDelisted: 1111,
  nothingToCheckOut: 1201,
  emptyCart: 1202,
  notEntitled: 1403,
  notFound: 1404,
  keyReused: 1409,
  priceChanged: 1410,
  structureUnreadable: 1411,
  giftOutOfStock: 1412,
  tooFewGrains: 1413,
  locked: 1423,
  notPayable: 3002,
} as const;

/** The codes of calls about something that does not exist, or no longer: its page answers with HTTP 404. */
export const missingCodes: readonly number[] = [
  codes.notFound,
  codes.productMissing,
  codes.giftDelisted,
];

/** The message that marks an expired signature, besides its code. */
export const signatureExpiredMessage = "Signature expired";

/** The envelope of every answer. */
export interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly data?: unknown;
}
