import { isAddressFound } from "@reagent/domain/address";
import { resolveAddressText } from "@reagent/domain/address-text";
import { fen } from "@reagent/domain/money";
import { isLegacy } from "@reagent/domain/order";
import type { HttpHandler } from "msw";
import { addressOf } from "../client/address.ts";
import { logIn, logOut, readUserInfo } from "../contract/account.ts";
import * as address from "../contract/address.ts";
import { listArticles, readActivity, readArticle } from "../contract/article.ts";
import { listBalanceChanges, listIntegralChanges, readBalances } from "../contract/balance.ts";
import * as cart from "../contract/cart.ts";
import { confirmOrder, createOrder, priceOrder } from "../contract/checkout.ts";
import { endpoints } from "../contract/contract.ts";
import { listCoupons } from "../contract/coupon.ts";
import type { Endpoint, ParamsOf } from "../contract/endpoint.ts";
import { codes } from "../contract/envelope.ts";
import { addFavourite, cancelFavourite, listFavourites } from "../contract/favourite.ts";
import {
  readPrecursorInfo,
  readUniversityInfo,
  savePrecursorInfo,
  saveUniversityInfo,
} from "../contract/filing.ts";
import { readHeader, readHome, readSide, recordBrowse } from "../contract/home.ts";
import * as instrument from "../contract/instrument.ts";
import { readInvoice, saveInvoice, upgradeInvoice } from "../contract/invoice.ts";
import { countSearchFacets, listCategoryItems, readCategorySide } from "../contract/listing.ts";
import * as order from "../contract/order.ts";
import * as payment from "../contract/payment.ts";
import {
  listProductLineItems,
  listProductLines,
  readProductLine,
} from "../contract/product-line.ts";
import * as product from "../contract/product.ts";
import * as ownProfile from "../contract/profile.ts";
import * as recovery from "../contract/recovery.ts";
import { listRegions } from "../contract/region.ts";
import * as registration from "../contract/registration.ts";
import { searchInstruments, searchReagents, suggest } from "../contract/search.ts";
import { readTime } from "../contract/time.ts";
import { downloadUpload, issueDocumentTicket, uploadDocument } from "../contract/upload.ts";
import { messages } from "./messages.ts";
import { token, userInfo } from "./samples/account.ts";
import { addresses, invoiceAddress } from "./samples/addresses.ts";
import { activityOf, articleOf, contentList } from "./samples/articles.ts";
import { balanceChanges, balances, integralChanges } from "./samples/balances.ts";
import { cart as sampleCart } from "./samples/cart.ts";
import { categories } from "./samples/categories.ts";
import { confirmation, orderPrice } from "./samples/checkout.ts";
import { couponsOf } from "./samples/coupons.ts";
import { favourites } from "./samples/favourites.ts";
import {
  noPrecursorInfo,
  sampleDocument,
  samplePicture,
  universityInfo,
} from "./samples/filing.ts";
import { homeInfo, side } from "./samples/home.ts";
import { instrumentList, instrumentPage, instruments } from "./samples/instruments.ts";
import { invoiceInfo } from "./samples/invoice.ts";
import { isItemCode, itemRow } from "./samples/items.ts";
import type { Viewer } from "./samples/language.ts";
import { categoryListing, categorySide } from "./samples/listing.ts";
import { instrumentOrders, reagentOrders } from "./samples/order-pages.ts";
import { instrumentOrderList, orderCount, orderList, unshippedLines } from "./samples/orders.ts";
import { gatewayUrl, orderStatement, repayment } from "./samples/payment.ts";
import { productLineItems, productLines } from "./samples/product-lines.ts";
import { comparedItem, priceAndStock, productPage, spectra } from "./samples/product.ts";
import { profile } from "./samples/profile.ts";
import { regionsIn } from "./samples/regions.ts";
import { registrationChoices, termsOfUse } from "./samples/registration.ts";
import { instrumentResults, reagentResults, searchFacets, suggestions } from "./samples/search.ts";
import { answers, refusal, refuses } from "./verbs.ts";

export interface Options {
  /** What `/api/timestamp` says, in milliseconds; the clock of the place, which in a story is the story's. */
  readonly now?: () => number;
}

/** What every call answers to a normal customer. A story tells what is different, before these. */
export function normalCustomer(options: Options = {}): readonly HttpHandler[] {
  return [...answersForAll("customer", options), ...answersForCustomers("customer")];
}

/** The same for a customer of a university, whose prices are lower. */
export function university(options: Options = {}): readonly HttpHandler[] {
  return [...answersForAll("university", options), ...answersForCustomers("university")];
}

/** What every call answers to a guest: list prices, and 1005 to whatever is a customer's. */
export function guest(options: Options = {}): readonly HttpHandler[] {
  return [...answersForAll("guest", options), ...refusalsForCustomers()];
}

/** A token that the server no longer knows: the visitor is a guest to it. */
export function expiredSession(options: Options = {}): readonly HttpHandler[] {
  return guest(options);
}

function refusalsForCustomers(): readonly HttpHandler[] {
  return endpoints
    .filter(({ auth }) => auth === "required")
    .map((endpoint) =>
      refuses(endpoint as unknown as Endpoint, codes.notLoggedIn, messages.notLoggedIn),
    );
}

/** The languages of documents, as the wire names them. */
const spoken = { zh: "cn", en: "en" } as const;

/** Where the server says that a document is. */
function documentOf(
  kind: string,
  subject: string,
  language: string,
  batchCode: string | null = null,
) {
  return { url: addressOf(product.downloadDocument, "", { kind, subject, batchCode, language }) };
}

/** Where a ticket lets a paper of an order be looked at. */
function orderPaper({ orderId, paper, invoiceCode }: ParamsOf<typeof order.issueOrderPaperTicket>) {
  const params = { orderId, isInstrument: false, ticket: "a-ticket" };
  if (paper === "confirmation") return { url: addressOf(order.downloadConfirmation, "", params) };
  const orders = [...reagentOrders(), ...instrumentOrders()];
  const invoices = orders.find((each) => each.orderId === orderId)?.invoices ?? [];
  return invoices.some((each) => each.invoiceCode === invoiceCode)
    ? { url: addressOf(order.downloadInvoice, "", { ...params, invoiceCode }) }
    : refusal(codes.notFound, messages.orderMissing);
}

/** The ways of paying that are done at once lead nowhere: the balance, credit and a transfer. */
const startOf = (methodId: string) =>
  ["39", "44", "60", "30"].includes(methodId) ? "" : gatewayUrl;

function answersForAll(
  viewer: Viewer,
  { now = () => Date.now() }: Options,
): readonly HttpHandler[] {
  return [
    answers(readTime, () => ({ now: Math.floor(now() / 1000) * 1000 })),
    answers(logIn, { token }),
    answers(logOut, {}),
    answers(recovery.forgotPassword, {}),
    answers(recovery.checkResetCode, {}),
    answers(recovery.resetPassword, {}),
    answers(readHeader, (_, language) => ({ categories: categories(language) })),
    answers(readHome, (_, language) => homeInfo(language)),
    answers(readSide, (_, language) => side(language, viewer)),
    answers(recordBrowse, {}),
    answers(searchReagents, (query, language) => reagentResults(query, language, viewer)),
    answers(countSearchFacets, (query, language) => searchFacets(query, language)),
    answers(listCategoryItems, ({ id, page, offset, ...refinement }, language) =>
      categorySide(id, language)
        ? categoryListing(refinement, { page, size: offset }, language, viewer)
        : refusal(codes.notFound, messages.categoryMissing),
    ),
    answers(
      readCategorySide,
      ({ id }, language) =>
        categorySide(id, language) ?? refusal(codes.notFound, messages.categoryMissing),
    ),
    answers(searchInstruments, (query, language) => instrumentResults(query, language, viewer)),
    answers(suggest, (query, language) => suggestions(query, language)),
    answers(instrument.readInstruments, ({ page, size }, language) => {
      const all = instrumentList(language, viewer);
      return { items: all.slice((page - 1) * size, page * size), total: all.length };
    }),
    answers(
      instrument.readInstrument,
      ({ spuCode }, language) =>
        instrumentPage(spuCode, language, viewer) ??
        refusal(codes.productMissing, messages.productMissing),
    ),
    answers(instrument.readInstrumentHistory, ({ skuIds }, language) => {
      const known = new Map(instruments(language, viewer).map((sku) => [sku.skuId, sku]));
      return { items: skuIds.flatMap((skuId) => known.get(skuId) ?? []) };
    }),
    answers(listProductLines, (_, language) => ({ lines: productLines(language) })),
    answers(
      readProductLine,
      ({ id }, language) =>
        productLines(language).find((line) => line.id === id) ??
        refusal(codes.notFound, messages.productLineMissing),
    ),
    answers(listProductLineItems, (query, language) => productLineItems(query, language, viewer)),
    answers(listRegions, ({ parentId }) => ({ regions: regionsIn(parentId) })),
    answers(registration.readRegistrationChoices, (_, language) => registrationChoices(language)),
    answers(registration.checkEmail, ({ email }) =>
      email === userInfo().email ? refusal(codes.emailTaken, messages.emailTaken) : {},
    ),
    answers(registration.checkMobile, ({ mobile }) =>
      mobile === userInfo().mobile ? refusal(codes.mobileTaken, messages.mobileTaken) : {},
    ),
    answers(registration.register, {}),
    answers(registration.activate, {}),
    answers(registration.readTerms, ({ code }, language) =>
      code === "termsofuse"
        ? { content: termsOfUse(language) }
        : refusal(codes.notFound, messages.termsMissing),
    ),
    answers(listArticles, contentList),
    answers(
      readArticle,
      ({ type, id }, language) =>
        articleOf(type, id, language) ?? refusal(codes.notFound, messages.articleMissing),
    ),
    answers(
      readActivity,
      ({ id }, language) =>
        activityOf(id, language) ?? refusal(codes.notFound, messages.activityMissing),
    ),
    answers(product.readPriceAndStock, ({ itemCode }, language) =>
      isItemCode(itemCode)
        ? priceAndStock(itemCode, language, viewer)
        : { packs: [], bulkPacks: [], isLoggedIn: viewer !== "guest" },
    ),
    answers(product.readProduct, ({ itemCode }, language) => {
      // The code of a pack names its item.
      const [code = ""] = itemCode.split("-");
      return isItemCode(code)
        ? productPage(code, language, viewer)
        : refusal(codes.productMissing, messages.productMissing);
    }),
    answers(product.readItemRows, ({ itemCodes }, language) => ({
      items: itemCodes.filter(isItemCode).map((code) => itemRow(code, language, viewer)),
    })),
    answers(product.readComparison, ({ itemCodes }, language) => ({
      items: itemCodes.filter(isItemCode).map((code) => comparedItem(code, language, viewer)),
      isLoggedIn: viewer !== "guest",
    })),
    answers(product.findCertificate, ({ productCode, batchCode }, language) =>
      documentOf("certificate", productCode, spoken[language], batchCode),
    ),
    answers(product.findSpecification, ({ itemCode }, language) =>
      documentOf("specification", itemCode, spoken[language]),
    ),
    answers(product.findSafetyDataSheet, ({ keyword, language }) =>
      documentOf("msds", keyword, language),
    ),
    answers(product.readItemSpectra, { files: spectra }),
    answers(product.readBatchSpectra, { files: spectra.slice(0, 1) }),
    answers(product.downloadDocument, {}),
    answers(downloadUpload, {}),
    answers(order.downloadConfirmation, {}),
    answers(order.downloadInvoice, {}),
  ];
}

function answersForCustomers(viewer: Exclude<Viewer, "guest">): readonly HttpHandler[] {
  return [
    answers(readUserInfo, (_, language) => userInfo(language, viewer)),
    answers(listFavourites, ({ page, limit }, language) => {
      const all = favourites(language);
      return { favourites: all.slice((page - 1) * limit, page * limit), total: all.length };
    }),
    answers(addFavourite, {}),
    answers(cancelFavourite, {}),
    answers(cart.readCart, (_, language) => sampleCart(language, viewer)),
    answers(cart.addToCart, {}),
    answers(cart.addAllToCart, {}),
    answers(cart.quickAddToCart, {}),
    answers(cart.addInstrumentToCart, {}),
    answers(cart.editCartLine, {}),
    answers(cart.removeCartLine, {}),
    answers(cart.clearCart, {}),
    answers(cart.checkCartLine, {}),
    answers(cart.uncheckProducts, {}),
    answers(confirmOrder, (_, language) => confirmation(language, viewer)),
    answers(priceOrder, (chosen, language) => orderPrice(chosen, language, viewer)),
    answers(createOrder, { orderId: "9001", kind: "reagent" }),
    answers(order.readOrderCount, orderCount),
    answers(order.listOrders, orderList),
    answers(order.listInstrumentOrders, instrumentOrderList),
    answers(order.listUnshippedLines, unshippedLines),
    answers(
      order.readOrder,
      ({ orderId, isLegacy: asked }, language) =>
        reagentOrders(language).find(
          (each) => each.orderId === orderId && isLegacy(each.createdAt) === asked,
        ) ?? refusal(codes.notFound, messages.orderMissing),
    ),
    answers(
      order.readInstrumentOrder,
      ({ orderId }, language) =>
        instrumentOrders(language).find((each) => each.orderId === orderId) ??
        refusal(codes.notFound, messages.orderMissing),
    ),
    answers(order.cancelOrder, { refunded: fen(0) }),
    answers(order.cancelInstrumentOrder, { refunded: fen(0) }),
    answers(order.reorder, { added: 1, missing: [] }),
    answers(order.issueOrderPaperTicket, orderPaper),
    answers(listBalanceChanges, ({ kind, ...search }, language) => ({
      ...balanceChanges(kind, search, language),
      balances,
    })),
    answers(listIntegralChanges, integralChanges),
    answers(readBalances, balances),
    answers(listCoupons, ({ status }) => {
      const coupons = couponsOf(status);
      return { coupons, total: coupons.length };
    }),
    answers(readInvoice, (_, language) => invoiceInfo(language)),
    answers(saveInvoice, {}),
    answers(upgradeInvoice, {}),
    answers(readUniversityInfo, (_, language) =>
      viewer === "university"
        ? universityInfo(language)
        : refusal(codes.notEntitled, messages.notUniversity),
    ),
    answers(saveUniversityInfo, {}),
    answers(readPrecursorInfo, noPrecursorInfo),
    answers(savePrecursorInfo, {}),
    answers(uploadDocument, ({ fileName, extension }) => ({
      uploadId: sampleDocument.uploadId,
      fileName: fileName ?? `document.${extension}`,
    })),
    answers(issueDocumentTicket, { url: samplePicture }),
    answers(product.applyForSpectrum, {}),
    answers(address.listAddresses, ({ keywords }, language) => ({
      addresses: addresses(language).filter((each) => isAddressFound(each, keywords)),
    })),
    answers(
      address.readAddress,
      ({ addressId }, language) =>
        addresses(language).find((each) => each.addressId === addressId) ??
        refusal(codes.notFound, messages.addressMissing),
    ),
    answers(address.addAddress, { addressId: "74" }),
    answers(address.updateAddress, {}),
    answers(address.setDefaultAddress, {}),
    answers(address.deleteAddress, {}),
    answers(address.resolveAddress, ({ text }) => resolveAddressText(text, regionsIn)),
    answers(address.readInvoiceAddress, (_, language) => invoiceAddress(language)),
    answers(address.updateInvoiceAddress, {}),
    answers(payment.readOrderStatement, (_, language) => orderStatement(language)),
    answers(payment.payOrder, ({ methodId }) => ({ url: startOf(methodId) })),
    answers(payment.confirmPaid, {}),
    answers(
      payment.readRepayment,
      ({ orderId }, language) =>
        repayment(orderId, language) ?? refusal(codes.notPayable, messages.nothingOwed),
    ),
    answers(payment.repayOrder, { url: gatewayUrl }),
    answers(payment.repayFromBalance, {}),
    answers(payment.readPaymentState, { state: "paid" }),
    answers(ownProfile.readProfile, (_, language) => profile(language, viewer)),
    answers(ownProfile.updateProfile, {}),
    answers(ownProfile.updatePassword, { token }),
  ];
}
