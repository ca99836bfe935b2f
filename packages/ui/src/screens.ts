import type { PageName } from "@reagent/api/pages/paths";
import type { Copy } from "./language/define-copy.ts";
import type { Screen } from "./screen.ts";
import { activate } from "./screens/account/Activate/Activate.screen.ts";
import { apiTokens } from "./screens/account/ApiTokens/ApiTokens.screen.ts";
import { explosivePrecursors } from "./screens/account/ExplosivePrecursors/ExplosivePrecursors.screen.ts";
import { forgotPassword } from "./screens/account/ForgotPassword/ForgotPassword.screen.ts";
import { invoice } from "./screens/account/Invoice/Invoice.screen.ts";
import { login } from "./screens/account/Login/Login.screen.ts";
import { password } from "./screens/account/Password/Password.screen.ts";
import { productDownload } from "./screens/account/ProductDownload/ProductDownload.screen.ts";
import { profile } from "./screens/account/Profile/Profile.screen.ts";
import { register } from "./screens/account/Register/Register.screen.ts";
import { registered } from "./screens/account/Registered/Registered.screen.ts";
import { stockAlerts } from "./screens/account/StockAlerts/StockAlerts.screen.ts";
import { university } from "./screens/account/University/University.screen.ts";
import { addAddress } from "./screens/address/AddAddress/AddAddress.screen.ts";
import { addresses, giftAddresses } from "./screens/address/Addresses/Addresses.screen.ts";
import { editAddress, editGiftAddress } from "./screens/address/EditAddress/EditAddress.screen.ts";
import {
  invoiceAddress,
  cartInvoiceAddress,
} from "./screens/address/InvoiceAddress/InvoiceAddress.screen.ts";
import { coupons } from "./screens/balance/Coupons/Coupons.screen.ts";
import { credit } from "./screens/balance/Credit/Credit.screen.ts";
import { grains } from "./screens/balance/Grains/Grains.screen.ts";
import { integral } from "./screens/balance/Integral/Integral.screen.ts";
import { balance } from "./screens/balance/Prepay/Prepay.screen.ts";
import { branches } from "./screens/branch/Branches/Branches.screen.ts";
import { buildingBlocks } from "./screens/building-block/BuildingBlocks/BuildingBlocks.screen.ts";
import { cart } from "./screens/cart/Cart/Cart.screen.ts";
import { checkout } from "./screens/checkout/Checkout/Checkout.screen.ts";
import { activity } from "./screens/content/Activity/Activity.screen.ts";
import { activities } from "./screens/content/ActivityList/ActivityList.screen.ts";
import { article } from "./screens/content/Article/Article.screen.ts";
import { news, articles, chemlife } from "./screens/content/ArticleList/ArticleList.screen.ts";
import { chemists } from "./screens/content/ChemistList/ChemistList.screen.ts";
import { departments } from "./screens/content/DepartmentList/DepartmentList.screen.ts";
import { help } from "./screens/content/HelpPage/HelpPage.screen.ts";
import { aboutUs, info } from "./screens/content/InfoPage/InfoPage.screen.ts";
import { job } from "./screens/content/Job/Job.screen.ts";
import { jobs } from "./screens/content/JobList/JobList.screen.ts";
import { party } from "./screens/content/Party/Party.screen.ts";
import { partyReports } from "./screens/content/PartyList/PartyList.screen.ts";
import { advice } from "./screens/enquiry/Advice/Advice.screen.ts";
import { bulkEnquiry } from "./screens/enquiry/BulkEnquiry/BulkEnquiry.screen.ts";
import { enquiries } from "./screens/enquiry/Enquiries/Enquiries.screen.ts";
import { enquiry } from "./screens/enquiry/Enquiry/Enquiry.screen.ts";
import { synthesis } from "./screens/enquiry/Synthesis/Synthesis.screen.ts";
import { favourites } from "./screens/favourite/Favourites/Favourites.screen.ts";
import { home } from "./screens/home/Home/Home.screen.ts";
import { instrument } from "./screens/instrument/Instrument/Instrument.screen.ts";
import { instruments } from "./screens/instrument/Instruments/Instruments.screen.ts";
import { catalogue } from "./screens/listing/Catalogue/Catalogue.screen.ts";
import { products, category } from "./screens/listing/Category/Category.screen.ts";
import { product } from "./screens/listing/ProductOrCategory/ProductOrCategory.screen.ts";
import {
  advancedSearch,
  batchSearch,
  certificateSearch,
  safetyDataSheetSearch,
  shippingSearch,
} from "./screens/lookup/AdvancedSearch/AdvancedSearch.screen.ts";
import { batchResults } from "./screens/lookup/BatchResults/BatchResults.screen.ts";
import { spectra } from "./screens/lookup/SpectrumPage/SpectrumPage.screen.ts";
import { trackedOrder } from "./screens/lookup/TrackedOrder/TrackedOrder.screen.ts";
import { batchOrder } from "./screens/multiorder/MultiOrder/MultiOrder.screen.ts";
import { basket } from "./screens/orchard/Basket/Basket.screen.ts";
import { gift } from "./screens/orchard/Gift/Gift.screen.ts";
import { giftCheckout } from "./screens/orchard/GiftCheckout/GiftCheckout.screen.ts";
import { giftOrder } from "./screens/orchard/GiftOrder/GiftOrder.screen.ts";
import { giftOrders } from "./screens/orchard/GiftOrders/GiftOrders.screen.ts";
import { giftPayment } from "./screens/orchard/GiftPayment/GiftPayment.screen.ts";
import { giftSearch } from "./screens/orchard/GiftSearch/GiftSearch.screen.ts";
import { grainLog } from "./screens/orchard/GrainLog/GrainLog.screen.ts";
import { orchard } from "./screens/orchard/Orchard/Orchard.screen.ts";
import { wishes } from "./screens/orchard/Wishes/Wishes.screen.ts";
import { cancelInstrumentOrder } from "./screens/order/CancelInstrumentOrder/CancelInstrumentOrder.screen.ts";
import { cancelOrder } from "./screens/order/CancelOrder/CancelOrder.screen.ts";
import { instrumentOrder } from "./screens/order/InstrumentOrder/InstrumentOrder.screen.ts";
import { instrumentOrders } from "./screens/order/InstrumentOrders/InstrumentOrders.screen.ts";
import { oldOrders } from "./screens/order/OldOrders/OldOrders.screen.ts";
import { order, oldOrder } from "./screens/order/Order/Order.screen.ts";
import { orders } from "./screens/order/OrderHistory/OrderHistory.screen.ts";
import { returnPage } from "./screens/order/ReturnPage/ReturnPage.screen.ts";
import { returns } from "./screens/order/Returns/Returns.screen.ts";
import { unshippedOrders } from "./screens/order/UnshippedOrders/UnshippedOrders.screen.ts";
import { paperAward } from "./screens/paper-award/PaperAward/PaperAward.screen.ts";
import { paperRecords } from "./screens/paper-award/PaperRecords/PaperRecords.screen.ts";
import { payment } from "./screens/payment/Payment/Payment.screen.ts";
import { paid } from "./screens/payment/PayOk/PayOk.screen.ts";
import { repayAll, repayOrder } from "./screens/payment/RepayCredit/RepayCredit.screen.ts";
import { toPay } from "./screens/payment/ToPay/ToPay.screen.ts";
import { productLine } from "./screens/product-line/ProductLine/ProductLine.screen.ts";
import { productLines } from "./screens/product-line/ProductLines/ProductLines.screen.ts";
import { bottle } from "./screens/product/Bottle/Bottle.screen.ts";
import { compare } from "./screens/product/Compare/Compare.screen.ts";
import { dataSheet } from "./screens/product/DataSheet/DataSheet.screen.ts";
import { scannedProduct } from "./screens/product/ScannedProduct/ScannedProduct.screen.ts";
import { reactionPlan } from "./screens/reaction/Reaction/Reaction.screen.ts";
import { hazardStatements } from "./screens/reference/HazardStatementPage/HazardStatementPage.screen.ts";
import { riskAndSafetyPhrases } from "./screens/reference/RiskPhrasePage/RiskPhrasePage.screen.ts";
import { sampleCentre } from "./screens/sample-centre/SampleCentre/SampleCentre.screen.ts";
import { regionalSearch } from "./screens/search/RegionalSearch/RegionalSearch.screen.ts";
import { search } from "./screens/search/Search/Search.screen.ts";
import { sentBasket } from "./screens/sent-basket/SentBasket/SentBasket.screen.ts";
import { expressSearch } from "./screens/shipment/ExpressSearch/ExpressSearch.screen.ts";
import { orderPackage } from "./screens/shipment/OrderPackage/OrderPackage.screen.ts";
import { packageSearch } from "./screens/shipment/PackageSearch/PackageSearch.screen.ts";
import { shoppingList } from "./screens/shopping-list/ShoppingList/ShoppingList.screen.ts";
import { shoppingLists } from "./screens/shopping-list/ShoppingLists/ShoppingLists.screen.ts";
import { drawingIntroduction } from "./screens/structure/DrawingIntroduction/DrawingIntroduction.screen.ts";
import { structureList } from "./screens/structure/StructureList/StructureList.screen.ts";
import { structureResults } from "./screens/structure/StructureResults/StructureResults.screen.ts";

/**
 * Every routed screen by its name. Entries of the account menu are shown in this order within their
 * group, and the first screen whose address matches is shown: one with a general address is behind those with a more particular one.
 */
export const screens = {
  home,
  login,
  forgotPassword,
  register,
  registered,
  activate,
  search,
  regionalSearch,
  advancedSearch,
  certificateSearch,
  safetyDataSheetSearch,
  batchSearch,
  batchResults,
  shippingSearch,
  trackedOrder,
  spectra,
  structureResults,
  structureList,
  reactionPlan,
  drawingIntroduction,
  scannedProduct,
  bottle,
  dataSheet,
  product,
  products,
  category,
  compare,
  catalogue,
  productLines,
  productLine,
  buildingBlocks,
  sampleCentre,
  synthesis,
  bulkEnquiry,
  advice,
  instruments,
  instrument,
  cart,
  checkout,
  payment,
  toPay,
  repayAll,
  repayOrder,
  paid,
  favourites,
  orders,
  instrumentOrders,
  unshippedOrders,
  oldOrders,
  returns,
  returnPage,
  enquiries,
  enquiry,
  stockAlerts,
  sentBasket,
  shoppingLists,
  shoppingList,
  order,
  instrumentOrder,
  oldOrder,
  cancelOrder,
  cancelInstrumentOrder,
  expressSearch,
  packageSearch,
  batchOrder,
  orderPackage,
  balance,
  credit,
  coupons,
  integral,
  grains,
  addresses,
  addAddress,
  editAddress,
  invoiceAddress,
  cartInvoiceAddress,
  profile,
  invoice,
  university,
  explosivePrecursors,
  password,
  apiTokens,
  paperRecords,
  productDownload,
  news,
  articles,
  chemlife,
  branches,
  paperAward,
  hazardStatements,
  riskAndSafetyPhrases,
  activities,
  activity,
  chemists,
  departments,
  jobs,
  job,
  party,
  partyReports,
  info,
  aboutUs,
  help,
  article,
  basket,
  giftCheckout,
  giftPayment,
  giftOrders,
  giftOrder,
  grainLog,
  giftAddresses,
  editGiftAddress,
  orchard,
  giftSearch,
  gift,
  wishes,
} satisfies { readonly [Name in PageName]: Screen<Name, Copy<string> | undefined> };
