import type { FailureLook } from "@reagent/api/contract/failure-look";
import { copy as categoryMenu } from "../../../blocks/CategoryMenu/CategoryMenu.copy.ts";
import { copy as regionFields } from "../../../blocks/RegionFields/RegionFields.copy.ts";
import { copy as loadFailed } from "../../../components/LoadFailed/LoadFailed.copy.ts";
import type { Copy } from "../../../language/define-copy.ts";
import type { Language } from "../../../language/language.tsx";
import { copy as panels } from "../../../layouts/parts/RightPanel/Panels.copy.ts";
import { copy as editAddress } from "../../../screens/address/EditAddress/EditAddress.copy.ts";
import { copy as cart } from "../../../screens/cart/Cart/Cart.copy.ts";
import { copy as limitedProducts } from "../../../screens/checkout/Checkout/LimitedProducts.copy.ts";
import { copy as job } from "../../../screens/content/Job/Job.copy.ts";
import { copy as contentPage } from "../../../screens/content/parts/ContentPage/ContentPage.copy.ts";
import { copy as textPage } from "../../../screens/content/parts/TextPage/TextPage.copy.ts";
import { copy as enquiry } from "../../../screens/enquiry/Enquiry/Enquiry.copy.ts";
import { copy as categoryColumn } from "../../../screens/home/parts/CategoryColumn/CategoryColumn.copy.ts";
import { copy as catalogue } from "../../../screens/listing/Catalogue/Catalogue.copy.ts";
import { copy as category } from "../../../screens/listing/Category/Category.copy.ts";
import { copy as basket } from "../../../screens/orchard/Basket/Basket.copy.ts";
import { copy as gift } from "../../../screens/orchard/Gift/Gift.copy.ts";
import { copy as giftPayment } from "../../../screens/orchard/GiftPayment/GiftPayment.copy.ts";
import { copy as orderDetail } from "../../../screens/order/parts/OrderDetail/OrderDetail.copy.ts";
import { copy as payOk } from "../../../screens/payment/PayOk/PayOk.copy.ts";
import { copy as repayCredit } from "../../../screens/payment/RepayCredit/RepayCredit.copy.ts";
import { copy as productLine } from "../../../screens/product-line/ProductLine/ProductLine.copy.ts";
import { copy as sentBasket } from "../../../screens/sent-basket/SentBasket/SentBasket.copy.ts";
import { copy as shoppingList } from "../../../screens/shopping-list/ShoppingList/ShoppingList.copy.ts";

interface OwnWords {
  readonly look: FailureLook;
  readonly calls: readonly string[];
  /** The title of the stories it applies to, where it does not apply to all. */
  readonly title?: string;
  readonly words: (language: Language, said: string) => readonly string[];
}

const only =
  <Key extends string>(copy: Copy<Readonly<Record<Key, string>>>, key: Key): OwnWords["words"] =>
  (language) => [copy[language][key]];

const andRetry =
  (copy: Copy<{ readonly failed: string }>): OwnWords["words"] =>
  (language) => [copy[language].failed, loadFailed[language].retry];

/** Failures for which screens have words of their own. */
export const ownWords: readonly OwnWords[] = [
  {
    look: "quiet",
    calls: ["readHeader"],
    title: "Layouts/Phone menu",
    words: andRetry(categoryMenu),
  },
  {
    look: "quiet",
    calls: ["readHeader"],
    title: "Screens/Home/Home",
    words: andRetry(categoryColumn),
  },
  {
    look: "quiet",
    calls: ["readHeader"],
    title: "Screens/Listing/Catalogue",
    words: andRetry(catalogue),
  },
  { look: "quiet", calls: ["listRegions"], words: andRetry(regionFields) },
  { look: "quiet", calls: ["removeCartLine"], words: only(cart, "notRemoved") },
  { look: "quiet", calls: ["clearCart"], words: only(cart, "notCleared") },
  { look: "quiet", calls: ["removeBasketLine"], words: only(basket, "notRemoved") },
  { look: "quiet", calls: ["clearBasket"], words: only(basket, "notCleared") },
  {
    look: "quiet",
    calls: ["checkCartLine"],
    title: "Screens/Checkout/Submitting",
    words: only(limitedProducts, "notRemoved"),
  },
  { look: "quiet", calls: ["checkCartLine"], words: only(cart, "notSelected") },
  // Among the other tabs of the product; the page of spectra has the alert.
  {
    look: "error-alert",
    calls: ["readItemSpectra"],
    title: "Screens/Product/Product",
    words: andRetry(loadFailed),
  },
  // No message: facets have no counts, figures no values, a code no name, and a product no mark of an alert.
  {
    look: "quiet",
    calls: ["countSearchFacets", "readBalances", "readOpenStockAlerts"],
    words: () => [],
  },
  { look: "quiet", calls: ["readItemRows"], title: "Layouts/Comparison bar", words: () => [] },
  // No message: the order can be paid, and the page reads its state again.
  {
    look: "quiet",
    calls: ["readPaymentState"],
    title: "Screens/Payment/Payment",
    words: () => [],
  },
  {
    look: "empty",
    calls: ["readCart"],
    title: "Layouts/Right panel",
    words: only(panels, "emptyCart"),
  },
  { look: "empty", calls: ["readCart"], words: only(cart, "empty") },
  {
    look: "empty",
    calls: ["readCategorySide", "listCategoryItems"],
    words: only(category, "missing"),
  },
  { look: "empty", calls: ["readProductLine"], words: only(productLine, "missing") },
  { look: "empty", calls: ["readArticle"], words: only(contentPage, "missingArticle") },
  { look: "empty", calls: ["readActivity"], words: only(contentPage, "missingActivity") },
  { look: "empty", calls: ["readJob"], words: only(job, "missing") },
  { look: "empty", calls: ["readPage"], words: only(textPage, "missing") },
  { look: "empty", calls: ["readGift"], words: only(gift, "missing") },
  { look: "empty", calls: ["readEnquiry"], words: only(enquiry, "missing") },
  { look: "empty", calls: ["readShoppingList"], words: only(shoppingList, "missing") },
  {
    look: "empty",
    calls: ["readOrder", "readInstrumentOrder", "readGiftOrder"],
    words: only(orderDetail, "notFound"),
  },
  { look: "empty", calls: ["readBasket"], words: only(basket, "empty") },
  { look: "empty", calls: ["confirmGiftOrder"], words: only(giftPayment, "notFound") },
  { look: "empty", calls: ["readPaymentState"], words: only(payOk, "notFound") },
  { look: "empty", calls: ["readRepayment"], words: only(repayCredit, "nothing") },
  { look: "empty", calls: ["readAddress"], words: only(editAddress, "missing") },
  {
    look: "empty",
    calls: ["readSentBasket"],
    words: (language, said) => [sentBasket[language].dead, said, sentBasket[language].deadHint],
  },
];
