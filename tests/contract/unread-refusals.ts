/** Refusals with messages that no customer reads, by call, code and message. */
type Unread = Readonly<Record<string, readonly string[]>>;

/** The shop's pages check the same before they send, so that only other programs are refused so. */
const CHECKED_BEFORE: Unread = {
  addAddress: ["badRequest addressMessages.incomplete"],
  uploadOrder: ["badRequest sheetMessages.tooLarge", "badRequest sheetMessages.extension"],
  readOrderWorkbook: ["badRequest sheetMessages.tooLarge", "badRequest sheetMessages.extension"],
  addToCart: ["badRequest callMessages.quantity"],
  addAllToCart: ["badRequest cartMessages.nothingChosen", "badRequest callMessages.quantity"],
  pinToBatch: ["badRequest callMessages.quantity"],
  quickAddToCart: ["badRequest cartMessages.codeMissing", "badRequest callMessages.quantity"],
  addInstrumentToCart: ["badRequest callMessages.quantity"],
  editCartLine: ["badRequest cartMessages.itemNumberTooLong"],
  exchangeCartLine: ["badRequest cartMessages.nothingChosen", "badRequest callMessages.quantity"],
  createOrder: [
    "badRequest checkoutMessages.addressUnchosen",
    "badRequest checkoutMessages.invoiceTypeRequired",
    "badRequest checkoutMessages.couponUnchosen",
    "badRequest checkoutMessages.customerOrderNumberTooLong",
    "badRequest checkoutMessages.noteTooLong",
  ],
  cancelOrder: ["locked cancelMessages.related"],
  sendAdvice: ["badRequest callMessages.incomplete"],
  sendSynthesisEnquiry: ["badRequest callMessages.incomplete"],
  sendBulkEnquiry: ["badRequest callMessages.incomplete"],
  sendSampleCentreMessage: ["badRequest callMessages.incomplete"],
  applyForSpectrum: ["badRequest callMessages.incomplete"],
  saveUniversityInfo: [
    "badRequest filingMessages.invalid",
    "badRequest filingMessages.documentMissing",
  ],
  savePrecursorInfo: [
    "badRequest filingMessages.invalid",
    "badRequest filingMessages.documentMissing",
  ],
  uploadDocument: ["badRequest uploadMessages.extension", "badRequest uploadMessages.tooLarge"],
  addToBasket: ["badRequest callMessages.quantity"],
  uploadReturnFile: [
    "badRequest returnFileMessages.empty",
    "badRequest returnFileMessages.too-large",
    "badRequest returnFileMessages.name-too-long",
  ],
  applyForReturn: [
    "badRequest returnMessages.tooManyFiles",
    "badRequest returnFormMessages.contact-required",
    "badRequest returnFormMessages.phone-required",
    "badRequest returnFormMessages.description-required",
    "badRequest returnFormMessages.quantity-required",
    "badRequest returnFormMessages.quantity-invalid",
    "badRequest returnFormMessages.opened-required",
    "badRequest returnFormMessages.opened-quantity-required",
    "badRequest returnFormMessages.opened-quantity-invalid",
    "badRequest returnFormMessages.opened-quantity-beyond",
    "badRequest returnFormMessages.text-too-long",
  ],
  saveReturnExpress: ["badRequest returnMessages.expressRequired"],
  createShoppingList: ["badRequest shoppingListMessages.nameWrong"],
  copyShoppingList: ["badRequest shoppingListMessages.nameWrong"],
  saveOrderAsList: ["badRequest shoppingListMessages.nameWrong"],
  issueApiToken: ["badRequest apiTokenMessages.wrong"],
  addBottleNote: ["badRequest bottleMessages.noteWrong"],
  keepReactionPlan: [
    "badRequest reactionPlanMessages.nameWrong",
    "badRequest reactionPlanMessages.empty",
  ],
  addToShoppingList: [
    "badRequest shoppingListMessages.nothingChosen",
    "badRequest callMessages.quantity",
  ],
  editShoppingListLine: ["badRequest callMessages.quantity"],
  exchangeListLine: [
    "badRequest shoppingListMessages.nothingChosen",
    "badRequest callMessages.quantity",
  ],
  sendBasket: [
    "badRequest sentBasketMessages.nothingChosen",
    "badRequest sentBasketMessages.noteTooLong",
  ],
  addSentProducts: [
    "badRequest sentBasketMessages.nothingChosen",
    "badRequest callMessages.quantity",
  ],
  endStockAlert: ["notFound cartMessages.unknownProduct"],
  searchStructures: ["structureUnreadable structureMessages.empty"],
  readStructure: ["structureUnreadable structureMessages.empty"],
};

const OF_SPREADSHEETS = [
  ...["extension", "tooLarge", "content", "damaged", "encrypted", "tooComplex"].map(
    (message) => `nothingToOrder sheetMessages.${message}`,
  ),
  ...["noColumns", "noRows", "tooManyRows"].map((message) => `badRequest sheetMessages.${message}`),
];

/** Functions that several calls share refuse so, but not this call: what they check was found before, or is always so. */
const OF_OTHER_CALLS: Unread = {
  // Code 401 is for what the customer mends in the sheet itself, 400 for the file.
  uploadOrder: OF_SPREADSHEETS,
  // A sheet without heads fills the order sheet.
  readOrderWorkbook: [...OF_SPREADSHEETS, "nothingToOrder sheetMessages.noColumns"],
  // The pack was found by its code.
  quickAddToCart: ["badRequest cartMessages.unknownProduct"],
  // Quotes are for packs.
  addInstrumentToCart: ["badRequest cartMessages.quotedQuantity"],
  // The quantities are those of a cart, or of an order.
  createOrder: ["badRequest callMessages.quantity"],
  reorder: ["badRequest callMessages.quantity"],
  // It is cancelled with the other order.
  cancelInstrumentOrder: ["locked cancelMessages.related"],
  // An order has gifts.
  payGiftOrder: ["notPayable orchardMessages.nothingChosen"],
  // Credit is repaid at a gateway, or from the balance, and not from both.
  repayOrder: [
    "badRequest problemMessages.balance-short",
    "badRequest problemMessages.credit-short",
  ],
  repayFromBalance: [
    "badRequest problemMessages.method-required",
    "badRequest problemMessages.credit-short",
    "badRequest paymentMessages.noOnlinePayment",
  ],
};

export const unreadRefusals: ReadonlySet<string> = new Set(
  [CHECKED_BEFORE, OF_OTHER_CALLS].flatMap((unread) =>
    Object.entries(unread).flatMap(([call, all]) => all.map((each) => `${call} ${each}`)),
  ),
);
