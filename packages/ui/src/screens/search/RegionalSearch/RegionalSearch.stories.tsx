import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { noInstruments, noReagents } from "@reagent/api/mock/samples/search";
import { answers, waits } from "@reagent/api/mock/verbs";
import { patterns } from "@reagent/api/pages/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Route, Routes, useParams } from "react-router-dom";
import { expect, userEvent, waitFor } from "storybook/test";
import { headIn } from "../../../foundations/stage/head.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { RegionalSearch } from "./RegionalSearch.tsx";

function Screen() {
  return <RegionalSearch text={useParams()["id"] ?? ""} />;
}

function Page() {
  return (
    <Routes>
      <Route path={patterns.regionalSearch} element={<Screen />} />
    </Routes>
  );
}

const meta = {
  title: "Screens/Search/Regional search",
  component: Page,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/shandongSearch/苯甲醛" },
} satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A search for a CAS number stays in the regional search. It looks as the search, which is pictured. */
export const Default: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("tab", { name: "试剂 12" })).toBeVisible();
    await expect(headIn(document).robots).toBe("noindex");
    await userEvent.click(canvas.getByRole("link", { name: "90-02-8" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/shandongSearch/90-02-8"));
  },
};

/** Without a text only the search field is shown. */
export const WithoutAText: Story = {
  parameters: { route: "/shandongSearch" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "搜索产品" })).toBeVisible();
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvas.getByRole("searchbox", { name: "搜索产品" })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(searchReagents), waits(searchInstruments)] },
};

export const Empty: Story = {
  parameters: {
    scenario: [answers(searchReagents, noReagents), answers(searchInstruments, noInstruments)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("未找到您要的产品，您可以尝试联系客服。")).toBeVisible();
  },
};

export const OnAPhone: Story = { ...WithoutAText, globals: { viewport: { value: "phone" } } };
