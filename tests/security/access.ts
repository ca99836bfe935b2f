import { codes } from "@reagent/api/contract/envelope";

/** How one and the same call is sent; all but the guest's and the other customer's carry the token of whose call it is. */
export const WAYS = [
  "no signature",
  "wrong signature",
  "old clock",
  "guest",
  "another customer",
  "owner",
] as const;
export type Way = (typeof WAYS)[number];

/** The code that each way is answered with. */
export type Row = Readonly<Record<Way, number>>;

const { success: yes, badSignature, signatureExpired, notLoggedIn } = codes;

const whenSigned = (guest: number, another: number, owner: number): Row => ({
  "no signature": badSignature,
  "wrong signature": badSignature,
  "old clock": signatureExpired,
  guest,
  "another customer": another,
  owner,
});

/** Opened by its address alone, as a link does. */
const byAddress = (guest: number, another: number): Row => ({
  "no signature": yes,
  "wrong signature": yes,
  "old clock": yes,
  guest,
  "another customer": another,
  owner: yes,
});

const unsigned = byAddress(yes, yes);
/** Opened by a ticket that its owner alone is given. */
const byTicket = byAddress(codes.notFound, codes.notFound);
const anyone = whenSigned(yes, yes, yes);
/** Done once by whoever comes first, and the same call is refused after that. */
const onceFor = (again: number) => whenSigned(yes, again, again);
/** Tells and changes what is the caller's own, whoever that is. */
const own = whenSigned(notLoggedIn, yes, yes);
/** Names something of its owner's, or something that only its owner is entitled to. */
const ownersWith = (refusal: number) => whenSigned(notLoggedIn, refusal, yes);
const owners = ownersWith(codes.notFound);

/** Who is answered what: one row for each call of the contract. */
export const access: Readonly<Record<string, Row>> = {
  readTime: unsigned,
  logIn: anyone,
  logOut: anyone,
  readUserInfo: own,
  checkResetCode: anyone,
  forgotPassword: anyone,
  resetPassword: onceFor(codes.linkDead),
  readHeader: anyone,
  readHome: anyone,
  readSide: anyone,
  recordBrowse: anyone,
  countSearchFacets: anyone,
  listCategoryItems: anyone,
  readCategorySide: anyone,
  searchInstruments: anyone,
  searchReagents: anyone,
  suggest: anyone,
  applyForSpectrum: own,
  downloadDocument: unsigned,
  findCertificate: anyone,
  findSafetyDataSheet: anyone,
  findSpecification: anyone,
  readBatchSpectra: anyone,
  readComparison: anyone,
  readItemRows: anyone,
  readItemSpectra: anyone,
  readPriceAndStock: anyone,
  readProduct: anyone,
  addFavourite: own,
  cancelFavourite: own,
  listFavourites: own,
  addAllToCart: own,
  addInstrumentToCart: own,
  addToCart: own,
  checkCartLine: own,
  clearCart: own,
  editCartLine: own,
  quickAddToCart: own,
  readCart: own,
  removeCartLine: own,
  uncheckProducts: own,
  confirmOrder: own,
  createOrder: owners,
  priceOrder: owners,
  cancelInstrumentOrder: owners,
  cancelOrder: owners,
  downloadConfirmation: byTicket,
  downloadInvoice: byTicket,
  issueOrderPaperTicket: owners,
  listInstrumentOrders: own,
  listOrders: own,
  listUnshippedLines: own,
  readInstrumentOrder: owners,
  readOrder: owners,
  readOrderCount: own,
  reorder: owners,
  confirmPaid: ownersWith(codes.nothingToConfirm),
  payOrder: ownersWith(codes.notPayable),
  readOrderStatement: ownersWith(codes.notPayable),
  readPaymentState: owners,
  readRepayment: own,
  // The other customer's own balance does not cover what they owe, and they have saved no invoice.
  repayFromBalance: ownersWith(codes.badRequest),
  repayOrder: ownersWith(codes.notPayable),
  listBalanceChanges: own,
  listIntegralChanges: own,
  readBalances: own,
  listCoupons: own,
  readInvoice: own,
  saveInvoice: ownersWith(codes.locked),
  upgradeInvoice: ownersWith(codes.badRequest),
  readPrecursorInfo: own,
  readUniversityInfo: ownersWith(codes.notEntitled),
  savePrecursorInfo: ownersWith(codes.locked),
  saveUniversityInfo: ownersWith(codes.notEntitled),
  downloadUpload: byTicket,
  issueDocumentTicket: owners,
  uploadDocument: ownersWith(codes.locked),
  listProductLineItems: anyone,
  listProductLines: anyone,
  readProductLine: anyone,
  readInstrument: anyone,
  readInstrumentHistory: anyone,
  readInstruments: anyone,
  listArticles: anyone,
  readActivity: anyone,
  readArticle: anyone,
  listRegions: anyone,
  addAddress: own,
  deleteAddress: own,
  listAddresses: own,
  readAddress: owners,
  readInvoiceAddress: own,
  resolveAddress: own,
  setDefaultAddress: owners,
  updateAddress: owners,
  updateInvoiceAddress: own,
  readProfile: own,
  updatePassword: own,
  updateProfile: ownersWith(codes.locked),
  activate: onceFor(codes.linkDead),
  checkEmail: anyone,
  checkMobile: anyone,
  readRegistrationChoices: anyone,
  readTerms: anyone,
  register: anyone,
};
