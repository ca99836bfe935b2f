import { MainLayout } from "@reagent/ui/layouts/MainLayout/MainLayout";
import { RequireCustomer } from "@reagent/ui/layouts/RequireCustomer/RequireCustomer";
import type { AnyScreen } from "@reagent/ui/screen";
import { screens } from "@reagent/ui/screens";
import { notFound } from "@reagent/ui/screens/not-found/NotFound/NotFound.screen";
import { type ComponentType, createElement, lazy } from "react";
import { matchPath, Outlet, type RouteObject, useParams, useRoutes } from "react-router-dom";

/** The screens, where each has a component that takes the props it gets: else this does not compile. */
type Fitting<Screens> = {
  readonly [Name in keyof Screens]: Screens[Name] extends {
    props?: (params: never) => infer Props;
  }
    ? { readonly load: () => Promise<ComponentType<unknown extends Props ? object : Props>> }
    : never;
};

/** A screen whose component is loaded when it is first shown, or before that. */
function pageOf({ address, visitors, layout, load, props }: AnyScreen) {
  async function loaded(): Promise<ComponentType> {
    const Component = (await load()) as ComponentType<object>;
    const propsOf = props as ((params: object) => object) | undefined;
    return function WithParams() {
      const params = useParams();
      return createElement(Component, propsOf?.(params) ?? params);
    };
  }

  // A lazy component waits once even for loaded code, and React then delays its content by 300 ms.
  let opened: ComponentType | undefined;
  const Late = lazy(async () => ({ default: await loaded() }));
  const Page = () => (opened ? createElement(opened) : <Late />);

  return {
    address,
    place: layout ?? visitors,
    route: { path: address, element: <Page /> },
    open: async () => {
      opened = await loaded();
    },
  };
}

const pages = Object.values(screens satisfies Fitting<typeof screens>).map((screen) =>
  pageOf(screen),
);

const loadAccountLayout = () => import("@reagent/ui/layouts/AccountLayout/AccountLayout");
const AccountLayout = lazy(async () => ({ default: (await loadAccountLayout()).AccountLayout }));

/** Loads the code of the screen at an address, so that its first render is complete. */
export async function openPage(path: string): Promise<void> {
  const page = pages.find(({ address }) => matchPath(address, path));
  await Promise.all([page?.open(), page?.place === "account" && loadAccountLayout()]);
}

const routesIn = (place: "anyone" | "customers" | "account"): RouteObject[] =>
  pages.filter((page) => page.place === place).map(({ route }) => route);

const routes: RouteObject[] = [
  {
    element: <MainLayout />,
    children: [
      ...routesIn("anyone"),
      {
        element: (
          <RequireCustomer>
            <Outlet />
          </RequireCustomer>
        ),
        children: [
          ...routesIn("customers"),
          {
            element: (
              <AccountLayout>
                <Outlet />
              </AccountLayout>
            ),
            children: routesIn("account"),
          },
        ],
      },
      pageOf(notFound).route,
    ],
  },
];

/** Every route of the shop, in the main layout. */
export function Shop() {
  return useRoutes(routes);
}
