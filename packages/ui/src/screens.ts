import { activate } from "./screens/account/Activate/Activate.screen.ts";
import { explosivePrecursors } from "./screens/account/ExplosivePrecursors/ExplosivePrecursors.screen.ts";
import { forgotPassword } from "./screens/account/ForgotPassword/ForgotPassword.screen.ts";
import { invoice } from "./screens/account/Invoice/Invoice.screen.ts";
import { login } from "./screens/account/Login/Login.screen.ts";
import { password } from "./screens/account/Password/Password.screen.ts";
import { productDownload } from "./screens/account/ProductDownload/ProductDownload.screen.ts";
import { profile } from "./screens/account/Profile/Profile.screen.ts";
import { register } from "./screens/account/Register/Register.screen.ts";
import { registered } from "./screens/account/Registered/Registered.screen.ts";
import { university } from "./screens/account/University/University.screen.ts";
import { addAddress } from "./screens/address/AddAddress/AddAddress.screen.ts";
import { addresses } from "./screens/address/Addresses/Addresses.screen.ts";
import { editAddress } from "./screens/address/EditAddress/EditAddress.screen.ts";
import {
  invoiceAddress,
  cartInvoiceAddress,
} from "./screens/address/InvoiceAddress/InvoiceAddress.screen.ts";
import { coupons } from "./screens/balance/Coupons/Coupons.screen.ts";
import { credit } from "./screens/balance/Credit/Credit.screen.ts";
import { grains } from "./screens/balance/Grains/Grains.screen.ts";
import { integral } from "./screens/balance/Integral/Integral.screen.ts";
import { balance } from "./screens/balance/Prepay/Prepay.screen.ts";
import { cart } from "./screens/cart/Cart/Cart.screen.ts";
import { checkout } from "./screens/checkout/Checkout/Checkout.screen.ts";
import { activity } from "./screens/content/Activity/Activity.screen.ts";
import { activities } from "./screens/content/ActivityList/ActivityList.screen.ts";
import { article } from "./screens/content/Article/Article.screen.ts";
import { news, articles, chemlife } from "./screens/content/ArticleList/ArticleList.screen.ts";
import { favourites } from "./screens/favourite/Favourites/Favourites.screen.ts";
import { home } from "./screens/home/Home/Home.screen.ts";
import { instrument } from "./screens/instrument/Instrument/Instrument.screen.ts";
import { instruments } from "./screens/instrument/Instruments/Instruments.screen.ts";
import { catalogue } from "./screens/listing/Catalogue/Catalogue.screen.ts";
import { products, category } from "./screens/listing/Category/Category.screen.ts";
import { product } from "./screens/listing/ProductOrCategory/ProductOrCategory.screen.ts";
import { cancelInstrumentOrder } from "./screens/order/CancelInstrumentOrder/CancelInstrumentOrder.screen.ts";
import { cancelOrder } from "./screens/order/CancelOrder/CancelOrder.screen.ts";
import { instrumentOrder } from "./screens/order/InstrumentOrder/InstrumentOrder.screen.ts";
import { instrumentOrders } from "./screens/order/InstrumentOrders/InstrumentOrders.screen.ts";
import { oldOrders } from "./screens/order/OldOrders/OldOrders.screen.ts";
import { order, oldOrder } from "./screens/order/Order/Order.screen.ts";
import { orders } from "./screens/order/OrderHistory/OrderHistory.screen.ts";
import { unshippedOrders } from "./screens/order/UnshippedOrders/UnshippedOrders.screen.ts";
import { payment } from "./screens/payment/Payment/Payment.screen.ts";
import { paid } from "./screens/payment/PayOk/PayOk.screen.ts";
import { repayAll, repayOrder } from "./screens/payment/RepayCredit/RepayCredit.screen.ts";
import { toPay } from "./screens/payment/ToPay/ToPay.screen.ts";
import { productLine } from "./screens/product-line/ProductLine/ProductLine.screen.ts";
import { productLines } from "./screens/product-line/ProductLines/ProductLines.screen.ts";
import { compare } from "./screens/product/Compare/Compare.screen.ts";
import { scannedProduct } from "./screens/product/ScannedProduct/ScannedProduct.screen.ts";
import { regionalSearch } from "./screens/search/RegionalSearch/RegionalSearch.screen.ts";
import { search } from "./screens/search/Search/Search.screen.ts";

/**
 * Every routed screen by its name, which is the name of its path. Entries of the account menu are shown in this order within their
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
  scannedProduct,
  product,
  products,
  category,
  compare,
  catalogue,
  productLines,
  productLine,
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
  order,
  instrumentOrder,
  oldOrder,
  cancelOrder,
  cancelInstrumentOrder,
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
  productDownload,
  news,
  articles,
  chemlife,
  activities,
  activity,
  article,
};

/** The name of a routed screen. */
export type ScreenName = keyof typeof screens;
