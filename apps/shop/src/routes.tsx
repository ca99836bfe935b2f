import type { FirstCall } from "@reagent/ui/data/use-call";
import { MainLayout } from "@reagent/ui/layouts/MainLayout/MainLayout";
import { RequireCustomer } from "@reagent/ui/layouts/RequireCustomer/RequireCustomer";
import { patterns } from "@reagent/ui/paths";
import { type ComponentType, lazy, type LazyExoticComponent, type ReactNode } from "react";
import { matchPath, type Params, Route, Routes, useParams } from "react-router-dom";

type Visitors = "anyone" | "customers";

interface Page {
  readonly path: string;
  readonly visitors: Visitors;
  readonly Screen: LazyExoticComponent<ComponentType>;
  /** Loads the screen's code and tells the calls that it reads first. */
  readonly open: (params: Params) => Promise<readonly FirstCall[]>;
}

/**
 * One page of the shop: where it is, who may enter, its screen with the route's parameters as props, and the calls
 * that the screen reads first.
 */
function page<Screens>(
  path: string,
  visitors: Visitors,
  load: () => Promise<Screens>,
  screen: (screens: Screens, params: Params) => ReactNode,
  firstCalls: (screens: Screens, params: Params) => readonly FirstCall[] = () => [],
): Page {
  return {
    path,
    visitors,
    Screen: lazy(async () => {
      const screens = await load();
      function WithParameters() {
        return screen(screens, useParams());
      }
      return { default: WithParameters };
    }),
    open: async (params) => firstCalls(await load(), params),
  };
}

const pages: readonly Page[] = [
  page(
    patterns.home,
    "anyone",
    () => import("@reagent/ui/screens/home/Home/Home"),
    ({ Home }) => <Home />,
    ({ firstCalls }) => firstCalls(),
  ),
  page(
    patterns.login,
    "anyone",
    () => import("@reagent/ui/screens/account/Login/Login"),
    ({ Login }) => <Login />,
  ),
  page(
    patterns.search,
    "anyone",
    () => import("@reagent/ui/screens/search/Search/Search"),
    ({ Search }, { id = "" }) => <Search id={id} />,
  ),
  page(
    patterns.product,
    "anyone",
    () => import("@reagent/ui/screens/product/Product/Product"),
    ({ Product }, { itemCode = "" }) => <Product itemCode={itemCode} />,
    ({ firstCalls }, { itemCode = "" }) => firstCalls(itemCode),
  ),
  page(
    patterns.cart,
    "customers",
    () => import("@reagent/ui/screens/cart/Cart/Cart"),
    ({ Cart }) => <Cart />,
  ),
  page(
    patterns.favourites,
    "customers",
    () => import("@reagent/ui/screens/favourite/Favourites/Favourites"),
    ({ Favourites }) => <Favourites />,
  ),
  page(
    patterns.orders,
    "customers",
    () => import("@reagent/ui/screens/order/OrderHistory/OrderHistory"),
    ({ OrderHistory }, { type }) => <OrderHistory filter={type} />,
  ),
];

const NotFound = lazy(async () => ({
  default: (await import("@reagent/ui/screens/not-found/NotFound/NotFound")).NotFound,
}));

/** Loads the code of the screen at an address, so that its first render shows no gap, and tells its first calls. */
export async function openPage(path: string): Promise<readonly FirstCall[]> {
  for (const { path: pattern, open } of pages) {
    const match = matchPath(pattern, path);
    if (match) return open(match.params);
  }
  return [];
}

/** Every route of the shop, in the main layout. */
export function Shop() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        {pages.map(({ path, visitors, Screen }) => (
          <Route
            key={path}
            path={path}
            element={
              visitors === "customers" ? (
                <RequireCustomer>
                  <Screen />
                </RequireCustomer>
              ) : (
                <Screen />
              )
            }
          />
        ))}
        <Route path="*" element={<NotFound />} />
      </Route>
    </Routes>
  );
}
