import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import calls from "virtual:screen-calls";
import { copy } from "../../packages/ui/src/foundations/guide/ScreenMap/ScreenMap.copy.ts";
import {
  type MappedRoute,
  ScreenMap,
} from "../../packages/ui/src/foundations/guide/ScreenMap/ScreenMap.tsx";
import { isTestRun } from "../../packages/ui/src/foundations/stage/test-run.ts";
import { words } from "../../packages/ui/src/foundations/stage/words.ts";
import { fetchCoverage } from "../coverage/coverage.ts";
import none from "../coverage/none.json" with { type: "json" };
import { type Known, loadRoutes } from "./routes.ts";

/** In a test nothing is measured, and no failures are read: they load the stories of all screens. */
async function loadKnown(): Promise<Known> {
  if (isTestRun) return { coverage: none, calls, failures: [] };
  const { catalogueRows } =
    await import("../../packages/ui/src/foundations/guide/ErrorCatalogue/rows.ts");
  return { coverage: await fetchCoverage(), calls, failures: catalogueRows };
}

interface Loaded {
  readonly routes: readonly MappedRoute[];
  readonly measured: string | undefined;
  readonly failed: number;
}

async function load(): Promise<Loaded> {
  const known = await loadKnown();
  // In a test few: each row loads all stories of its screen, and routes.test.ts reads all of them.
  const routes = await loadRoutes(known, isTestRun ? 8 : undefined);
  const { measured, failed } = known.coverage;
  return { routes, measured: measured.slice(0, 10) || undefined, failed };
}

const meta: Meta<typeof ScreenMap> = {
  title: "Guide/Map of screens",
  component: ScreenMap,
  // Storybook's test of a story that plays in Chinese only cannot be loaded by another one that is played in English.
  tags: ["no-picture", "plays-in-chinese"],
};
export default meta;

type Story = StoryObj<typeof ScreenMap>;

export const Default: Story = {
  loaders: [load],
  render: (_, { loaded }) => <ScreenMap {...(loaded as Loaded)} />,
  play: async ({ canvas, loaded }) => {
    const { states } = words(copy);
    const [route] = (loaded as Loaded).routes;
    const [, row] = canvas.getAllByRole("row");
    await expect(row).toHaveTextContent(states(route!.stories.length));
    const [link] = canvas.getAllByRole("link", { name: "MainLayout" });
    // From the frame of the story, the workbench is at its folder. It is not pressed: the workbench would follow.
    await expect(link).toHaveAttribute("href", "./?path=/story/layouts-main-layout--default");
    await expect(link).toHaveAttribute("target", "_top");
  },
};

/** Three screens: measured, with a failure that no story shows, and not measured. The numbers are an example. */
export const WhatIsLeft: Story = {
  args: {
    measured: "2026-11-29",
    failed: 1,
    routes: [
      {
        pattern: "/cart",
        visitors: "customers",
        layout: "main",
        screen: "Cart",
        stories: [{ title: "Screens/Cart/Cart", story: "Default" }],
        reached: { branches: 150, reached: 149 },
        failures: { count: 12, withoutStory: [] },
      },
      {
        pattern: "/coupons",
        visitors: "customers",
        layout: "account",
        screen: "Coupons",
        stories: [{ title: "Screens/Balance/Coupons", story: "Default" }],
        reached: { branches: 0, reached: 0 },
        failures: { count: 2, withoutStory: ["listCoupons 500"] },
      },
      {
        pattern: "/login",
        visitors: "anyone",
        layout: "main",
        screen: "Login",
        stories: [{ title: "Screens/Account/Login", story: "Default" }],
        failures: { count: 0, withoutStory: [] },
      },
    ],
  },
  play: async ({ canvas }) => {
    const { measuredOn, failedThen, reached, failures, withoutStory, notMeasured } = words(copy);
    await expect(canvas.getByText(`${measuredOn("2026-11-29")} ${failedThen(1)}`)).toBeVisible();
    const [cart, coupons, login] = canvas
      .getAllByRole("row")
      .slice(1)
      .map((row) => within(row));
    await expect(cart!.getByText(reached(149, 150))).toHaveTextContent(/99\s?%/u);
    await expect(cart!.getByText(failures(12))).toBeVisible();
    await expect(coupons!.getByText(reached(0, 0))).toBeVisible();
    await expect(coupons!.getByText(withoutStory("listCoupons 500"))).toBeVisible();
    await expect(login!.getByText(notMeasured)).toBeVisible();
    await expect(login!.getByText(failures(0))).toBeVisible();
  },
};
