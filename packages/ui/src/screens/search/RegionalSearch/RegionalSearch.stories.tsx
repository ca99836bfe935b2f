import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { answers, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes, useParams } from "react-router-dom";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { headIn } from "../../../foundations/stage/head.ts";
import { pageLoadedIn, routeIn } from "../../../foundations/stage/whereabouts.ts";
import { MainLayout } from "../../../layouts/MainLayout/MainLayout.tsx";
import { patterns } from "../../../paths.ts";
import { RegionalSearch } from "./RegionalSearch.tsx";

function Screen() {
  return <RegionalSearch id={useParams()["id"]} />;
}

/** In its layout: what is particular about it is what is not there. */
function Page() {
  return (
    <Routes>
      <Route element={<MainLayout />}>
        <Route path={patterns.regionalSearch} element={<Screen />} />
      </Route>
    </Routes>
  );
}

const meta = {
  title: "Screens/Search/Regional search",
  component: Page,
  parameters: { route: "/shandongSearch/苯甲醛" },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A search from the head, or for a CAS number, stays with the region; nothing loads the page anew. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const main = within(canvas.getByRole("main"));
    await expect(await main.findByRole("tab", { name: "试剂 12" })).toBeVisible();
    await expect(canvas.queryByRole("contentinfo")).toBeNull();
    await userEvent.click(main.getByRole("link", { name: "90-02-8" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/shandongSearch/90-02-8"));
    const field = canvas.getByRole("combobox", { name: "搜索" });
    await waitFor(() => expect(field).toHaveValue("90-02-8"));
    await userEvent.clear(field);
    await userEvent.type(field, "乙醇{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/shandongSearch/乙醇"));
    await expect(await main.findByRole("heading", { level: 1, name: "乙醇" })).toBeVisible();
    await expect(pageLoadedIn(canvasElement)).toBeUndefined();
    await expect(headIn(document).robots).toBe("noindex");
  },
};

/** Without a text there is nothing but the field for one. */
export const WithoutAText: Story = {
  parameters: { route: "/shandongSearch" },
  play: async ({ canvas, canvasElement }) => {
    const main = within(canvas.getByRole("main"));
    await expect(await main.findByRole("heading", { level: 1, name: "搜索产品" })).toBeVisible();
    await expect(main.queryByRole("link")).toBeNull();
    await userEvent.type(main.getByRole("searchbox", { name: "搜索产品" }), "苯甲醛{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/shandongSearch/苯甲醛"));
    await expect(await main.findByRole("tab", { name: "试剂 12" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(searchReagents), waits(searchInstruments)] },
};

export const Empty: Story = {
  parameters: {
    scenario: [
      answers(searchReagents, { items: [], total: 0 }),
      answers(searchInstruments, { items: [], total: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("未找到您要的产品，您可以尝试联系客服。")).toBeVisible();
  },
};

export const OnAPhone: Story = { ...WithoutAText, globals: { viewport: { value: "phone" } } };
