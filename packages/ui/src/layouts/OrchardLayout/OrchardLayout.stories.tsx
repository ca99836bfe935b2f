import { readOrchardUser } from "@reagent/api/contract/gift";
import { waits } from "@reagent/api/mock/verbs";
import { paths } from "@reagent/api/pages/paths";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { Link, Route, Routes } from "react-router-dom";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { PageHead } from "../../components/PageHead/PageHead.tsx";
import { expectNoOverflow } from "../../foundations/stage/actions.ts";
import { routeIn } from "../../foundations/stage/location.ts";
import { MainLayout } from "../MainLayout/MainLayout.tsx";
import { OrchardLayout } from "./OrchardLayout.tsx";

/** A screen with a heading and a link to the next one. */
function Page({ title, to }: { title: string; to: string }) {
  return (
    <>
      <PageHead subject={title} />
      <h1>{title}</h1>
      <p>
        <Link to={to}>下一页</Link>
      </p>
    </>
  );
}

function Shop() {
  return (
    <Routes>
      <Route element={<OrchardLayout />}>
        <Route path={paths.orchard()} element={<Page title="麦粒果园" to="/" />} />
        <Route path="/exsearch/:keyword" element={<Page title="搜索结果" to="/" />} />
      </Route>
      <Route element={<MainLayout />}>
        <Route path="/" element={<Page title="首页" to={paths.orchard()} />} />
      </Route>
    </Routes>
  );
}

const meta = {
  title: "Layouts/Orchard layout",
  component: Shop,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/exchange" },
} satisfies Meta<typeof Shop>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

export const Default: Story = {
  play: async ({ canvas }) => {
    const header = within(canvas.getByRole("banner"));
    await expect(header.getByRole("link", { name: /^果篮/ })).toHaveAttribute("href", "/excart");
    await expect(await canvas.findByRole("contentinfo")).toBeVisible();
  },
};

async function expectUsualHeight(canvas: Canvas) {
  await expect(canvas.getByRole("banner").getBoundingClientRect().height).toBe(137);
}

/** The header has the same height before and after the grains have loaded. */
export const GrainsOnTheirWay: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { viewport: { value: "desktop" } },
  parameters: { scenario: [waits(readOrchardUser)] },
  play: async ({ canvas }) => {
    await expectUsualHeight(canvas);
  },
};

export const GrainsLoaded: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await canvas.findByText(/失效$/u);
    await expectUsualHeight(canvas);
  },
};

/** The customer's pages lead guests to the log-in. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "果篮" })).toHaveAttribute("href", "/excart");
  },
};

export const SearchesForAKeyword: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "搜索礼品" }), "  计时器 {Enter}");
    await waitFor(() => expect(decodeURI(routeIn(canvasElement) ?? "")).toBe("/exsearch/计时器"));
  },
};

/** An empty search goes back to all gifts (storefront §5, search box). */
export const EmptySearch: Story = {
  tags: ["no-picture"],
  parameters: { route: "/exsearch/计时器" },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("searchbox", { name: "搜索礼品" });
    await userEvent.clear(field);
    await userEvent.type(field, "   {Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange"));
  },
};

/** A link to a page of another layout focuses the heading, as one within the layout does. */
export const LeavesForTheShop: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("link", { name: "下一页" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "首页" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("link", { name: "下一页" }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: "麦粒果园" })).toHaveFocus());
  },
};

export const SkipsToTheContent: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "跳到主要内容" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("main")).toHaveFocus();
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("link", { name: "返回商城" })).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};
