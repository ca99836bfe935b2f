import type { ShopPart } from "@reagent/domain/shop-part";
import { OverlayHost } from "@reagent/ui/components/overlay/OverlayHost";
import { LayoutBoundary } from "@reagent/ui/layouts/LayoutBoundary/LayoutBoundary";
import { MainLayout } from "@reagent/ui/layouts/MainLayout/MainLayout";
import { RequireCustomer } from "@reagent/ui/layouts/RequireCustomer/RequireCustomer";
import type { Page } from "@reagent/ui/page";
import { pages } from "@reagent/ui/pages";
import { isAbsent, type Layout } from "@reagent/ui/screen";
import { useEnvironment } from "@reagent/ui/state/environment";
import { type ComponentType, createElement, lazy, type ReactNode, useMemo } from "react";
import { matchPath, Outlet, type RouteObject, useParams, useRoutes } from "react-router-dom";

/** A component that is loaded when it is first shown, or before that by `open`. */
function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  // A lazy component waits once even for loaded code, and React then delays its content by 300 ms.
  let opened: ComponentType<Props> | undefined;
  const Late = lazy(async () => ({ default: await load() }));
  return {
    Component: (props: Props) => createElement(opened ?? Late, props),
    open: async () => {
      opened = await load();
    },
  };
}

function routeOf({ screen, load, props }: Page) {
  const { address, visitors, layout = "main" } = screen;
  const { Component, open } = late(async () => {
    const Loaded = (await load()) as ComponentType<object>;
    const propsOf = props as ((params: object) => object) | undefined;
    return function WithParams() {
      const params = useParams();
      return createElement(Loaded, propsOf?.(params) ?? params);
    };
  });
  return { screen, visitors, layout, route: { path: address, element: <Component /> }, open };
}

const routed = pages.map((page) => routeOf(page));

const notFound = late(
  async () => (await import("@reagent/ui/screens/not-found/NotFound/NotFound")).NotFound,
);

/** The layouts that are not part of every page. */
const account = late(
  async () => (await import("@reagent/ui/layouts/AccountLayout/AccountLayout")).AccountLayout,
);
const orchard = late(
  async () => (await import("@reagent/ui/layouts/OrchardLayout/OrchardLayout")).OrchardLayout,
);
const orchardAccount = late(
  async () =>
    (await import("@reagent/ui/layouts/OrchardAccountLayout/OrchardAccountLayout"))
      .OrchardAccountLayout,
);

const layouts: Readonly<Record<Layout, readonly { open: () => Promise<void> }[]>> = {
  main: [],
  account: [account],
  orchard: [orchard],
  "orchard-account": [orchard, orchardAccount],
};

/** The pages of the parts that the shop has. */
const presentPages = (absentParts: readonly ShopPart[]) =>
  routed.filter(({ screen }) => !isAbsent(screen, absentParts));

/** Loads the code of the screen at an address, so that its first render is complete. */
export async function openPage(path: string, absentParts: readonly ShopPart[]): Promise<void> {
  const page = presentPages(absentParts).find(({ screen }) => matchPath(screen.address, path));
  if (!page) return;
  await Promise.all([page, ...layouts[page.layout]].map(({ open }) => open()));
}

/** The routes of the parts that the shop has, each in its layout. */
function routesOf(absentParts: readonly ShopPart[]): RouteObject[] {
  const present = presentPages(absentParts);
  const routesIn = (layout: Layout, visitors: "anyone" | "customers"): RouteObject[] =>
    present
      .filter((page) => page.layout === layout && page.visitors === visitors)
      .map(({ route }) => route);

  /** The routes that only customers may enter: those of the layout itself, and those of its account area. */
  const customersRoutes = (
    layout: Layout,
    area: Layout,
    Area: ComponentType<{ children: ReactNode }>,
  ) => ({
    element: (
      <RequireCustomer>
        <Outlet />
      </RequireCustomer>
    ),
    children: [
      ...routesIn(layout, "customers"),
      {
        element: (
          <Area>
            <Outlet />
          </Area>
        ),
        children: routesIn(area, "customers"),
      },
    ],
  });

  return [
    {
      element: <MainLayout />,
      children: [
        ...routesIn("main", "anyone"),
        customersRoutes("main", "account", account.Component),
        { path: "*", element: <notFound.Component /> },
      ],
    },
    {
      element: (
        <LayoutBoundary>
          <orchard.Component />
        </LayoutBoundary>
      ),
      children: [
        ...routesIn("orchard", "anyone"),
        customersRoutes("orchard", "orchard-account", orchardAccount.Component),
      ],
    },
  ];
}

/** Every route of the shop in its layout, and the layers over them. */
export function Shop() {
  const { absentParts } = useEnvironment();
  const routes = useMemo(() => routesOf(absentParts), [absentParts]);
  const page = useRoutes(routes);
  return (
    <>
      {page}
      <OverlayHost />
    </>
  );
}
