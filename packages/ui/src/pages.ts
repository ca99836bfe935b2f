import type { Page } from "./page.ts";
import { activatePage } from "./screens/account/Activate/Activate.page.ts";
import { apiTokensPage } from "./screens/account/ApiTokens/ApiTokens.page.ts";
import { explosivePrecursorsPage } from "./screens/account/ExplosivePrecursors/ExplosivePrecursors.page.ts";
import { forgotPasswordPage } from "./screens/account/ForgotPassword/ForgotPassword.page.ts";
import { invoicePage } from "./screens/account/Invoice/Invoice.page.ts";
import { loginPage } from "./screens/account/Login/Login.page.ts";
import { passwordPage } from "./screens/account/Password/Password.page.ts";
import { productDownloadPage } from "./screens/account/ProductDownload/ProductDownload.page.ts";
import { profilePage } from "./screens/account/Profile/Profile.page.ts";
import { registerPage } from "./screens/account/Register/Register.page.ts";
import { registeredPage } from "./screens/account/Registered/Registered.page.ts";
import { stockAlertsPage } from "./screens/account/StockAlerts/StockAlerts.page.ts";
import { universityPage } from "./screens/account/University/University.page.ts";
import { addAddressPage } from "./screens/address/AddAddress/AddAddress.page.ts";
import { addressesPage, giftAddressesPage } from "./screens/address/Addresses/Addresses.page.ts";
import {
  editAddressPage,
  editGiftAddressPage,
} from "./screens/address/EditAddress/EditAddress.page.ts";
import {
  invoiceAddressPage,
  cartInvoiceAddressPage,
} from "./screens/address/InvoiceAddress/InvoiceAddress.page.ts";
import { couponsPage } from "./screens/balance/Coupons/Coupons.page.ts";
import { creditPage } from "./screens/balance/Credit/Credit.page.ts";
import { grainsPage } from "./screens/balance/Grains/Grains.page.ts";
import { integralPage } from "./screens/balance/Integral/Integral.page.ts";
import { balancePage } from "./screens/balance/Prepay/Prepay.page.ts";
import { branchesPage } from "./screens/branch/Branches/Branches.page.ts";
import { buildingBlocksPage } from "./screens/building-block/BuildingBlocks/BuildingBlocks.page.ts";
import { cartPage } from "./screens/cart/Cart/Cart.page.ts";
import { checkoutPage } from "./screens/checkout/Checkout/Checkout.page.ts";
import { activityPage } from "./screens/content/Activity/Activity.page.ts";
import { activitiesPage } from "./screens/content/ActivityList/ActivityList.page.ts";
import { articlePage } from "./screens/content/Article/Article.page.ts";
import {
  newsPage,
  articlesPage,
  chemlifePage,
} from "./screens/content/ArticleList/ArticleList.page.ts";
import { chemistsPage } from "./screens/content/ChemistList/ChemistList.page.ts";
import { departmentsPage } from "./screens/content/DepartmentList/DepartmentList.page.ts";
import { helpPage } from "./screens/content/HelpPage/HelpPage.page.ts";
import { aboutUsPage, infoPage } from "./screens/content/InfoPage/InfoPage.page.ts";
import { jobPage } from "./screens/content/Job/Job.page.ts";
import { jobsPage } from "./screens/content/JobList/JobList.page.ts";
import { partyPage } from "./screens/content/Party/Party.page.ts";
import { partyReportsPage } from "./screens/content/PartyList/PartyList.page.ts";
import { advicePage } from "./screens/enquiry/Advice/Advice.page.ts";
import { bulkEnquiryPage } from "./screens/enquiry/BulkEnquiry/BulkEnquiry.page.ts";
import { enquiriesPage } from "./screens/enquiry/Enquiries/Enquiries.page.ts";
import { enquiryPage } from "./screens/enquiry/Enquiry/Enquiry.page.ts";
import { synthesisPage } from "./screens/enquiry/Synthesis/Synthesis.page.ts";
import { favouritesPage } from "./screens/favourite/Favourites/Favourites.page.ts";
import { homePage } from "./screens/home/Home/Home.page.ts";
import { instrumentPage } from "./screens/instrument/Instrument/Instrument.page.ts";
import { instrumentsPage } from "./screens/instrument/Instruments/Instruments.page.ts";
import { cataloguePage } from "./screens/listing/Catalogue/Catalogue.page.ts";
import { productsPage, categoryPage } from "./screens/listing/Category/Category.page.ts";
import { productPage } from "./screens/listing/ProductOrCategory/ProductOrCategory.page.ts";
import {
  advancedSearchPage,
  batchSearchPage,
  certificateSearchPage,
  safetyDataSheetSearchPage,
  shippingSearchPage,
} from "./screens/lookup/AdvancedSearch/AdvancedSearch.page.ts";
import { batchResultsPage } from "./screens/lookup/BatchResults/BatchResults.page.ts";
import { spectraPage } from "./screens/lookup/SpectrumPage/SpectrumPage.page.ts";
import { trackedOrderPage } from "./screens/lookup/TrackedOrder/TrackedOrder.page.ts";
import { batchOrderPage } from "./screens/multiorder/MultiOrder/MultiOrder.page.ts";
import { basketPage } from "./screens/orchard/Basket/Basket.page.ts";
import { giftPage } from "./screens/orchard/Gift/Gift.page.ts";
import { giftCheckoutPage } from "./screens/orchard/GiftCheckout/GiftCheckout.page.ts";
import { giftOrderPage } from "./screens/orchard/GiftOrder/GiftOrder.page.ts";
import { giftOrdersPage } from "./screens/orchard/GiftOrders/GiftOrders.page.ts";
import { giftPaymentPage } from "./screens/orchard/GiftPayment/GiftPayment.page.ts";
import { giftSearchPage } from "./screens/orchard/GiftSearch/GiftSearch.page.ts";
import { grainLogPage } from "./screens/orchard/GrainLog/GrainLog.page.ts";
import { orchardPage } from "./screens/orchard/Orchard/Orchard.page.ts";
import { wishesPage } from "./screens/orchard/Wishes/Wishes.page.ts";
import { cancelInstrumentOrderPage } from "./screens/order/CancelInstrumentOrder/CancelInstrumentOrder.page.ts";
import { cancelOrderPage } from "./screens/order/CancelOrder/CancelOrder.page.ts";
import { instrumentOrderPage } from "./screens/order/InstrumentOrder/InstrumentOrder.page.ts";
import { instrumentOrdersPage } from "./screens/order/InstrumentOrders/InstrumentOrders.page.ts";
import { oldOrdersPage } from "./screens/order/OldOrders/OldOrders.page.ts";
import { orderPage, oldOrderPage } from "./screens/order/Order/Order.page.ts";
import { ordersPage } from "./screens/order/OrderHistory/OrderHistory.page.ts";
import { returnPagePage } from "./screens/order/ReturnPage/ReturnPage.page.ts";
import { returnsPage } from "./screens/order/Returns/Returns.page.ts";
import { unshippedOrdersPage } from "./screens/order/UnshippedOrders/UnshippedOrders.page.ts";
import { paperAwardPage } from "./screens/paper-award/PaperAward/PaperAward.page.ts";
import { paperRecordsPage } from "./screens/paper-award/PaperRecords/PaperRecords.page.ts";
import { paymentPage } from "./screens/payment/Payment/Payment.page.ts";
import { paidPage } from "./screens/payment/PayOk/PayOk.page.ts";
import { repayAllPage, repayOrderPage } from "./screens/payment/RepayCredit/RepayCredit.page.ts";
import { toPayPage } from "./screens/payment/ToPay/ToPay.page.ts";
import { productLinePage } from "./screens/product-line/ProductLine/ProductLine.page.ts";
import { productLinesPage } from "./screens/product-line/ProductLines/ProductLines.page.ts";
import { bottlePage } from "./screens/product/Bottle/Bottle.page.ts";
import { comparePage } from "./screens/product/Compare/Compare.page.ts";
import { dataSheetPage } from "./screens/product/DataSheet/DataSheet.page.ts";
import { scannedProductPage } from "./screens/product/ScannedProduct/ScannedProduct.page.ts";
import { reactionPlanPage } from "./screens/reaction/Reaction/Reaction.page.ts";
import { hazardStatementsPage } from "./screens/reference/HazardStatementPage/HazardStatementPage.page.ts";
import { riskAndSafetyPhrasesPage } from "./screens/reference/RiskPhrasePage/RiskPhrasePage.page.ts";
import { sampleCentrePage } from "./screens/sample-centre/SampleCentre/SampleCentre.page.ts";
import { regionalSearchPage } from "./screens/search/RegionalSearch/RegionalSearch.page.ts";
import { searchPage } from "./screens/search/Search/Search.page.ts";
import { sentBasketPage } from "./screens/sent-basket/SentBasket/SentBasket.page.ts";
import { expressSearchPage } from "./screens/shipment/ExpressSearch/ExpressSearch.page.ts";
import { orderPackagePage } from "./screens/shipment/OrderPackage/OrderPackage.page.ts";
import { packageSearchPage } from "./screens/shipment/PackageSearch/PackageSearch.page.ts";
import { shoppingListPage } from "./screens/shopping-list/ShoppingList/ShoppingList.page.ts";
import { shoppingListsPage } from "./screens/shopping-list/ShoppingLists/ShoppingLists.page.ts";
import { drawingIntroductionPage } from "./screens/structure/DrawingIntroduction/DrawingIntroduction.page.ts";
import { structureListPage } from "./screens/structure/StructureList/StructureList.page.ts";
import { structureResultsPage } from "./screens/structure/StructureResults/StructureResults.page.ts";

/** What loads each routed screen, in the order of the declarations. */
export const pages: readonly Page[] = [
  homePage,
  loginPage,
  forgotPasswordPage,
  registerPage,
  registeredPage,
  activatePage,
  searchPage,
  regionalSearchPage,
  advancedSearchPage,
  certificateSearchPage,
  safetyDataSheetSearchPage,
  batchSearchPage,
  batchResultsPage,
  shippingSearchPage,
  trackedOrderPage,
  spectraPage,
  structureResultsPage,
  structureListPage,
  reactionPlanPage,
  drawingIntroductionPage,
  scannedProductPage,
  bottlePage,
  dataSheetPage,
  productPage,
  productsPage,
  categoryPage,
  comparePage,
  cataloguePage,
  productLinesPage,
  productLinePage,
  buildingBlocksPage,
  sampleCentrePage,
  synthesisPage,
  bulkEnquiryPage,
  advicePage,
  instrumentsPage,
  instrumentPage,
  cartPage,
  checkoutPage,
  paymentPage,
  toPayPage,
  repayAllPage,
  repayOrderPage,
  paidPage,
  favouritesPage,
  ordersPage,
  instrumentOrdersPage,
  unshippedOrdersPage,
  oldOrdersPage,
  returnsPage,
  returnPagePage,
  enquiriesPage,
  enquiryPage,
  stockAlertsPage,
  sentBasketPage,
  shoppingListsPage,
  shoppingListPage,
  orderPage,
  instrumentOrderPage,
  oldOrderPage,
  cancelOrderPage,
  cancelInstrumentOrderPage,
  expressSearchPage,
  packageSearchPage,
  batchOrderPage,
  orderPackagePage,
  balancePage,
  creditPage,
  couponsPage,
  integralPage,
  grainsPage,
  addressesPage,
  addAddressPage,
  editAddressPage,
  invoiceAddressPage,
  cartInvoiceAddressPage,
  profilePage,
  invoicePage,
  universityPage,
  explosivePrecursorsPage,
  passwordPage,
  apiTokensPage,
  paperRecordsPage,
  productDownloadPage,
  newsPage,
  articlesPage,
  chemlifePage,
  branchesPage,
  paperAwardPage,
  hazardStatementsPage,
  riskAndSafetyPhrasesPage,
  activitiesPage,
  activityPage,
  chemistsPage,
  departmentsPage,
  jobsPage,
  jobPage,
  partyPage,
  partyReportsPage,
  infoPage,
  aboutUsPage,
  helpPage,
  articlePage,
  basketPage,
  giftCheckoutPage,
  giftPaymentPage,
  giftOrdersPage,
  giftOrderPage,
  grainLogPage,
  giftAddressesPage,
  editGiftAddressPage,
  orchardPage,
  giftSearchPage,
  giftPage,
  wishesPage,
];
