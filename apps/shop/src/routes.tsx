import { MainLayout } from "@reagent/ui/layouts/MainLayout/MainLayout";
import { RequireCustomer } from "@reagent/ui/layouts/RequireCustomer/RequireCustomer";
import { patterns } from "@reagent/ui/paths";
import { type ComponentType, createElement, lazy, type ReactNode } from "react";
import {
  matchPath,
  Outlet,
  type Params,
  type RouteObject,
  useParams,
  useRoutes,
} from "react-router-dom";

/** Who may enter; `account` is for customers too, in the layout of the account area. */
export type Visitors = "anyone" | "customers" | "account";

interface Page {
  readonly path: string;
  readonly visitors: Visitors;
  readonly Screen: ComponentType;
  /** Loads the screen's code before it is drawn. */
  readonly open: () => Promise<void>;
}

/** One page of the shop: where it is, who may enter, its screen with the route's parameters as props. */
function page<Screens>(
  path: string,
  visitors: Visitors,
  load: () => Promise<Screens>,
  screen: (screens: Screens, params: Params) => ReactNode,
): Page {
  async function loaded(): Promise<ComponentType> {
    const screens = await load();
    return function WithParameters() {
      return screen(screens, useParams());
    };
  }

  // A lazy component waits once even for code that is there, and React then holds back what follows for 300 ms.
  let opened: ComponentType | undefined;
  const Late = lazy(async () => ({ default: await loaded() }));

  return {
    path,
    visitors,
    Screen: () => (opened ? createElement(opened) : <Late />),
    open: async () => {
      opened = await loaded();
    },
  };
}

const pages: readonly Page[] = [
  page(
    patterns.home,
    "anyone",
    () => import("@reagent/ui/screens/home/Home/Home"),
    ({ Home }) => <Home />,
  ),
  page(
    patterns.login,
    "anyone",
    () => import("@reagent/ui/screens/account/Login/Login"),
    ({ Login }) => <Login />,
  ),
  page(
    patterns.forgotPassword,
    "anyone",
    () => import("@reagent/ui/screens/account/ForgotPassword/ForgotPassword"),
    ({ ForgotPassword }) => <ForgotPassword />,
  ),
  page(
    patterns.invoice,
    "account",
    () => import("@reagent/ui/screens/account/Invoice/Invoice"),
    ({ Invoice }) => <Invoice />,
  ),
  page(
    patterns.university,
    "account",
    () => import("@reagent/ui/screens/account/University/University"),
    ({ University }) => <University />,
  ),
  page(
    patterns.explosivePrecursors,
    "account",
    () => import("@reagent/ui/screens/account/ExplosivePrecursors/ExplosivePrecursors"),
    ({ ExplosivePrecursors }) => <ExplosivePrecursors />,
  ),
  page(
    patterns.register,
    "anyone",
    () => import("@reagent/ui/screens/account/Register/Register"),
    ({ Register }) => <Register />,
  ),
  page(
    patterns.registered,
    "anyone",
    () => import("@reagent/ui/screens/account/Registered/Registered"),
    ({ Registered }) => <Registered />,
  ),
  page(
    patterns.activate,
    "anyone",
    () => import("@reagent/ui/screens/account/Activate/Activate"),
    ({ Activate }, { code }) => <Activate code={code} />,
  ),
  page(
    patterns.search,
    "anyone",
    () => import("@reagent/ui/screens/search/Search/Search"),
    ({ Search }, { id = "" }) => <Search id={id} />,
  ),
  page(
    patterns.regionalSearch,
    "anyone",
    () => import("@reagent/ui/screens/search/RegionalSearch/RegionalSearch"),
    ({ RegionalSearch }, { id }) => <RegionalSearch id={id} />,
  ),
  page(
    patterns.product,
    "anyone",
    () => import("@reagent/ui/screens/listing/ProductOrCategory/ProductOrCategory"),
    ({ ProductOrCategory }, { itemCode = "" }) => <ProductOrCategory code={itemCode} />,
  ),
  page(
    patterns.scannedProduct,
    "anyone",
    () => import("@reagent/ui/screens/product/ScannedProduct/ScannedProduct"),
    ({ ScannedProduct }, { productCode = "", batchCode = "", itemCode = "" }) => (
      <ScannedProduct productCode={productCode} batchCode={batchCode} itemCode={itemCode} />
    ),
  ),
  page(
    patterns.products,
    "anyone",
    () => import("@reagent/ui/screens/listing/Category/Category"),
    ({ Category }) => <Category />,
  ),
  page(
    patterns.category,
    "anyone",
    () => import("@reagent/ui/screens/listing/Category/Category"),
    ({ Category }, { categoryId = "" }) => <Category id={categoryId} />,
  ),
  page(
    patterns.compare,
    "anyone",
    () => import("@reagent/ui/screens/product/Compare/Compare"),
    ({ Compare }) => <Compare />,
  ),
  page(
    patterns.catalogue,
    "anyone",
    () => import("@reagent/ui/screens/listing/Catalogue/Catalogue"),
    ({ Catalogue }) => <Catalogue />,
  ),
  page(
    patterns.productLines,
    "anyone",
    () => import("@reagent/ui/screens/product-line/ProductLines/ProductLines"),
    ({ ProductLines }) => <ProductLines />,
  ),
  page(
    patterns.productLine,
    "anyone",
    () => import("@reagent/ui/screens/product-line/ProductLine/ProductLine"),
    ({ ProductLine }, { productLineId = "" }) => <ProductLine id={productLineId} />,
  ),
  page(
    patterns.instruments,
    "anyone",
    () => import("@reagent/ui/screens/instrument/Instruments/Instruments"),
    ({ Instruments }) => <Instruments />,
  ),
  page(
    patterns.instrument,
    "anyone",
    () => import("@reagent/ui/screens/instrument/Instrument/Instrument"),
    ({ Instrument }, { spuCode = "" }) => <Instrument spuCode={spuCode} />,
  ),
  page(
    patterns.cart,
    "customers",
    () => import("@reagent/ui/screens/cart/Cart/Cart"),
    ({ Cart }) => <Cart />,
  ),
  page(
    patterns.checkout,
    "customers",
    () => import("@reagent/ui/screens/checkout/Checkout/Checkout"),
    ({ Checkout }) => <Checkout />,
  ),
  page(
    patterns.payment,
    "customers",
    () => import("@reagent/ui/screens/payment/Payment/Payment"),
    ({ Payment }) => <Payment />,
  ),
  page(
    patterns.toPay,
    "customers",
    () => import("@reagent/ui/screens/payment/ToPay/ToPay"),
    ({ ToPay }, { orderId = "" }) => <ToPay orderId={orderId} />,
  ),
  page(
    patterns.repayAll,
    "customers",
    () => import("@reagent/ui/screens/payment/RepayCredit/RepayCredit"),
    ({ RepayCredit }) => <RepayCredit />,
  ),
  page(
    patterns.repayOrder,
    "customers",
    () => import("@reagent/ui/screens/payment/RepayCredit/RepayCredit"),
    ({ RepayCredit }, { orderId = "" }) => <RepayCredit orderId={orderId} />,
  ),
  page(
    patterns.paid,
    "customers",
    () => import("@reagent/ui/screens/payment/PayOk/PayOk"),
    ({ PayOk }) => <PayOk />,
  ),
  page(
    patterns.favourites,
    "customers",
    () => import("@reagent/ui/screens/favourite/Favourites/Favourites"),
    ({ Favourites }) => <Favourites />,
  ),
  page(
    patterns.orders,
    "account",
    () => import("@reagent/ui/screens/order/OrderHistory/OrderHistory"),
    ({ OrderHistory }, { type }) => <OrderHistory filter={type} />,
  ),
  page(
    patterns.instrumentOrders,
    "account",
    () => import("@reagent/ui/screens/order/InstrumentOrders/InstrumentOrders"),
    ({ InstrumentOrders }) => <InstrumentOrders />,
  ),
  page(
    patterns.unshippedOrders,
    "account",
    () => import("@reagent/ui/screens/order/UnshippedOrders/UnshippedOrders"),
    ({ UnshippedOrders }, { type }) => <UnshippedOrders filter={type} />,
  ),
  page(
    patterns.oldOrders,
    "account",
    () => import("@reagent/ui/screens/order/OldOrders/OldOrders"),
    ({ OldOrders }) => <OldOrders />,
  ),
  page(
    patterns.order,
    "account",
    () => import("@reagent/ui/screens/order/Order/Order"),
    ({ Order }, { orderId = "" }) => <Order orderId={orderId} from="orders" />,
  ),
  page(
    patterns.oldOrder,
    "account",
    () => import("@reagent/ui/screens/order/Order/Order"),
    ({ Order }, { orderId = "" }) => <Order orderId={orderId} from="old-orders" />,
  ),
  page(
    patterns.instrumentOrder,
    "account",
    () => import("@reagent/ui/screens/order/InstrumentOrder/InstrumentOrder"),
    ({ InstrumentOrder }, { orderId = "" }) => <InstrumentOrder orderId={orderId} />,
  ),
  page(
    patterns.cancelOrder,
    "account",
    () => import("@reagent/ui/screens/order/CancelOrder/CancelOrder"),
    ({ CancelOrder }, { orderId = "" }) => <CancelOrder orderId={orderId} />,
  ),
  page(
    patterns.cancelInstrumentOrder,
    "account",
    () => import("@reagent/ui/screens/order/CancelInstrumentOrder/CancelInstrumentOrder"),
    ({ CancelInstrumentOrder }, { orderId = "" }) => <CancelInstrumentOrder orderId={orderId} />,
  ),
  page(
    patterns.balance,
    "account",
    () => import("@reagent/ui/screens/balance/Prepay/Prepay"),
    ({ Prepay }) => <Prepay />,
  ),
  page(
    patterns.credit,
    "account",
    () => import("@reagent/ui/screens/balance/Credit/Credit"),
    ({ Credit }) => <Credit />,
  ),
  page(
    patterns.coupons,
    "account",
    () => import("@reagent/ui/screens/balance/Coupons/Coupons"),
    ({ Coupons }) => <Coupons />,
  ),
  page(
    patterns.integral,
    "account",
    () => import("@reagent/ui/screens/balance/Integral/Integral"),
    ({ Integral }) => <Integral />,
  ),
  page(
    patterns.grains,
    "account",
    () => import("@reagent/ui/screens/balance/Grains/Grains"),
    ({ Grains }) => <Grains />,
  ),
  page(
    patterns.addresses,
    "account",
    () => import("@reagent/ui/screens/address/Addresses/Addresses"),
    ({ Addresses }) => <Addresses />,
  ),
  page(
    patterns.addAddress,
    "account",
    () => import("@reagent/ui/screens/address/AddAddress/AddAddress"),
    ({ AddAddress }) => <AddAddress />,
  ),
  page(
    patterns.editAddress,
    "account",
    () => import("@reagent/ui/screens/address/EditAddress/EditAddress"),
    ({ EditAddress }, { addressId = "" }) => <EditAddress addressId={addressId} />,
  ),
  page(
    patterns.invoiceAddress,
    "account",
    () => import("@reagent/ui/screens/address/InvoiceAddress/InvoiceAddress"),
    ({ InvoiceAddress }) => <InvoiceAddress from="account" />,
  ),
  page(
    patterns.cartInvoiceAddress,
    "account",
    () => import("@reagent/ui/screens/address/InvoiceAddress/InvoiceAddress"),
    ({ InvoiceAddress }) => <InvoiceAddress from="cart" />,
  ),
  page(
    patterns.profile,
    "account",
    () => import("@reagent/ui/screens/account/Profile/Profile"),
    ({ Profile }) => <Profile />,
  ),
  page(
    patterns.password,
    "account",
    () => import("@reagent/ui/screens/account/Password/Password"),
    ({ Password }) => <Password />,
  ),
  page(
    patterns.news,
    "anyone",
    () => import("@reagent/ui/screens/content/ArticleList/ArticleList"),
    ({ ArticleList }) => <ArticleList type="news" />,
  ),
  page(
    patterns.articles,
    "anyone",
    () => import("@reagent/ui/screens/content/ArticleList/ArticleList"),
    ({ ArticleList }) => <ArticleList type="article" />,
  ),
  page(
    patterns.chemlife,
    "anyone",
    () => import("@reagent/ui/screens/content/ArticleList/ArticleList"),
    ({ ArticleList }) => <ArticleList type="chemlife" />,
  ),
  page(
    patterns.activities,
    "anyone",
    () => import("@reagent/ui/screens/content/ActivityList/ActivityList"),
    ({ ActivityList }) => <ActivityList />,
  ),
  page(
    patterns.activity,
    "anyone",
    () => import("@reagent/ui/screens/content/Activity/Activity"),
    ({ Activity }, { id = "" }) => <Activity id={id} />,
  ),
  // What is left of /{type}/detail/{id}: it stays behind every page with such an address of its own.
  page(
    patterns.article,
    "anyone",
    () => import("@reagent/ui/screens/content/Article/Article"),
    ({ Article }, { type = "", id = "" }) => <Article type={type} id={id} />,
  ),
];

const NotFound = lazy(async () => ({
  default: (await import("@reagent/ui/screens/not-found/NotFound/NotFound")).NotFound,
}));

const loadAccountLayout = () => import("@reagent/ui/layouts/AccountLayout/AccountLayout");
const AccountLayout = lazy(async () => ({ default: (await loadAccountLayout()).AccountLayout }));

/** Loads the code of the screen at an address, so that its first render shows no gap. */
export async function openPage(path: string): Promise<void> {
  const opened = pages.find((each) => matchPath(each.path, path));
  await Promise.all([opened?.open(), opened?.visitors === "account" && loadAccountLayout()]);
}

const routesFor = (visitors: Visitors): RouteObject[] =>
  pages
    .filter((each) => each.visitors === visitors)
    .map(({ path, Screen }) => ({ path, element: <Screen /> }));

const routes: RouteObject[] = [
  {
    element: <MainLayout />,
    children: [
      ...routesFor("anyone"),
      {
        element: (
          <RequireCustomer>
            <Outlet />
          </RequireCustomer>
        ),
        children: [
          ...routesFor("customers"),
          {
            element: (
              <AccountLayout>
                <Outlet />
              </AccountLayout>
            ),
            children: routesFor("account"),
          },
        ],
      },
      { path: "*", element: <NotFound /> },
    ],
  },
];

/** Every route of the shop, in the main layout. */
export function Shop() {
  return useRoutes(routes);
}
