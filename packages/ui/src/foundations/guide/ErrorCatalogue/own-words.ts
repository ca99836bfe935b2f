import type { Look } from "@reagent/api/contract/look";
import { copy as categoryMenu } from "../../../blocks/CategoryMenu/CategoryMenu.copy.ts";
import { copy as regionFields } from "../../../blocks/RegionFields/RegionFields.copy.ts";
import { copy as loadFailed } from "../../../components/LoadFailed/LoadFailed.copy.ts";
import type { Copy } from "../../../language/define-copy.ts";
import type { Language } from "../../../language/language.tsx";
import { copy as panels } from "../../../layouts/parts/RightPanel/Panels.copy.ts";
import { copy as editAddress } from "../../../screens/address/EditAddress/EditAddress.copy.ts";
import { copy as cart } from "../../../screens/cart/Cart/Cart.copy.ts";
import { copy as contentPage } from "../../../screens/content/parts/ContentPage/ContentPage.copy.ts";
import { copy as categoryColumn } from "../../../screens/home/parts/CategoryColumn/CategoryColumn.copy.ts";
import { copy as catalogue } from "../../../screens/listing/Catalogue/Catalogue.copy.ts";
import { copy as category } from "../../../screens/listing/Category/Category.copy.ts";
import { copy as orderDetail } from "../../../screens/order/parts/OrderDetail/OrderDetail.copy.ts";
import { copy as repayCredit } from "../../../screens/payment/RepayCredit/RepayCredit.copy.ts";
import { copy as productLine } from "../../../screens/product-line/ProductLine/ProductLine.copy.ts";

interface OwnWords {
  readonly look: Look;
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
  {
    look: "quiet",
    calls: ["removeCartLine", "clearCart", "checkCartLine"],
    words: (_, said) => [said],
  },
  // No message: facets have no counts, figures no values, and a code no name.
  { look: "quiet", calls: ["countSearchFacets", "readBalances"], words: () => [] },
  { look: "quiet", calls: ["readItemRows"], title: "Layouts/Comparison bar", words: () => [] },
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
  {
    look: "empty",
    calls: ["readOrder", "readInstrumentOrder"],
    words: only(orderDetail, "notFound"),
  },
  { look: "empty", calls: ["readRepayment"], words: only(repayCredit, "nothing") },
  { look: "empty", calls: ["readAddress"], words: only(editAddress, "missing") },
];
