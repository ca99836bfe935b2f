import { codes } from "@reagent/api/contract/envelope";
import { listCategoryItems, readCategorySide } from "@reagent/api/contract/listing";
import { listingMessages } from "@reagent/api/messages/listing";
import { categoryListing } from "@reagent/api/mock/samples/listing";
import { answers, refuses } from "@reagent/api/mock/verbs";
import { UNREFINED } from "@reagent/domain/facet";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { findSection, findSideNav } from "../../../foundations/stage/actions.ts";
import { headIn } from "../../../foundations/stage/head.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { itemsViewed } from "../../../foundations/stage/stored-state.ts";
import { Category } from "./Category.tsx";

const meta: Meta<typeof Category> = {
  title: "Screens/Listing/Category",
  component: Category,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { id: "1011" },
  parameters: { route: "/category/1011" },
};
export default meta;

type Story = StoryObj<typeof Category>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories([listCategoryItems, readCategorySide], (canvas) =>
  canvas.findByRole("heading", { level: 1, name: "有机砌块" }),
);

const none = { ...categoryListing(UNREFINED, { page: 1, size: 20 }), items: [], total: 0 };

const opened = async (canvas: Canvas, facet: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: new RegExp(`^${facet}`) }));
  return within(await screen.findByRole("dialog", { name: facet }));
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "有机砌块" })).toBeVisible();
    const categories = within(await findSideNav(canvas, "产品分类"));
    await expect(categories.getByRole("link", { name: /^醛/ })).toHaveAttribute(
      "href",
      "/category/10111",
    );
    await expect(await canvas.findByRole("status")).toHaveTextContent(/^共 \d+ 个规格$/);
    await expect(canvas.getAllByRole("button", { name: /的价格与库存$/ })).toHaveLength(20);
    const trail = within(canvas.getByRole("navigation", { name: "当前位置" }));
    await expect(trail.getByRole("link", { name: "有机化学" })).toHaveAttribute(
      "href",
      "/category/101",
    );
    await waitFor(() => expect(document.title).toMatch(/^有机砌块 · /));
  },
};

/** By keyboard, one press leads past the filters and the first item's other controls to its prices. */
export const SkipsToPrices: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const [prices] = await canvas.findAllByRole("button", { name: /的价格与库存$/ });
    const skip = await canvas.findByRole("link", { name: "跳到第一个价格" });
    await expect(skip.compareDocumentPosition(canvas.getByRole("button", { name: /^纯度/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    skip.focus();
    await userEvent.keyboard("{Enter}");
    await expect(prices).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(prices).toHaveAttribute("aria-expanded", "true");
  },
};

/** The canonical address omits filters and order, but names the page. */
export const SearchEngineData: Story = {
  parameters: { route: "/category/1011?sort=price-up&page=2" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "有机砌块" });
    await waitFor(() => expect(document.title).toBe("有机砌块，第 2 页 · 刻度试剂"));
    const { description, canonical, alternates, data } = headIn(document);
    await expect(description).toMatch(/^有机砌块/u);
    await expect(canonical).toBe("https://shop.example/category/1011?page=2");
    await expect(alternates["en"]).toBe("https://shop.example/en/category/1011?page=2");
    await expect(data).toHaveProperty(
      "BreadcrumbList.itemListElement.2.item",
      "https://shop.example/category/101",
    );
  },
};

/** Items viewed before are listed under the items of the category. */
export const RecentItems: Story = {
  parameters: { stored: itemsViewed("E809056") },
  play: async ({ canvas }) => {
    const recent = await canvas.findByRole("region", { name: "最近浏览" });
    await expect(within(recent).getByRole("link", { name: "乙醇" })).toBeVisible();
  },
};

/** The whole catalogue, without an id. */
export const AllProducts: Story = {
  args: { id: null },
  parameters: { route: "/products" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "全部产品" })).toBeVisible();
    const categories = within(await findSideNav(canvas, "产品分类"));
    await expect(categories.getAllByRole("link")).toHaveLength(4);
  },
};

/** Chosen filters are in the address and can be removed. */
export const Narrowed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const purity = await opened(canvas, "纯度");
    await userEvent.click(purity.getByRole("checkbox", { name: /^99% – 99.9%/ }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/category/1011?purity=99"));
    await userEvent.keyboard("{Escape}");
    await userEvent.click(canvas.getByRole("checkbox", { name: /^仅看现货/ }));
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe("/category/1011?purity=99&stock=in-stock"),
    );
    const chosen = within(await canvas.findByRole("list", { name: "已选条件" }));
    await expect(chosen.getAllByRole("listitem")).toHaveLength(2);
    await userEvent.click(chosen.getByRole("button", { name: "去掉条件：纯度 99% – 99.9%" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/category/1011?stock=in-stock"));
    await userEvent.click(canvas.getByRole("button", { name: "清除全部" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/category/1011"));
  },
};

/** The order is in the address. */
export const Ordered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("button", { name: /的价格与库存$/ });
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "排序" }), "价格从低到高");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/category/1011?sort=price-up"));
  },
};

/** A value is offered where an item has it. */
export const ValuesThatLeaveSomething: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await canvas.findAllByRole("button", { name: /的价格与库存$/ });
    const values = await opened(canvas, "管制与危险性");
    await expect(values.getByRole("checkbox", { name: /^危险化学品/ })).toBeEnabled();
    await expect(values.queryByRole("checkbox", { name: /^易制毒第三类/ })).toBeNull();
    for (const box of values.getAllByRole("checkbox")) await expect(box).toBeEnabled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole("button", { name: "管制与危险性" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const values = within(await screen.findByRole("dialog", { name: "管制与危险性" }));
    values.getByRole("checkbox", { name: /^危险化学品/ }).focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/category/1011?hazard=hazardous"));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const NoMatches: Story = {
  parameters: {
    route: "/category/1011?price=on-request&purity=99.9",
    scenario: [answers(listCategoryItems, none)],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("没有符合条件的产品")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "清除全部条件" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/category/1011"));
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listCategoryItems, none)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("这个分类还没有产品")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看全部产品" })).toHaveAttribute(
      "href",
      "/products",
    );
  },
};

/** A page beyond the last redirects to the last. */
export const PageBeyondTheLast: Story = {
  tags: ["!plays-in-chinese"],
  parameters: { route: "/category/1011?page=90" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/category/1011?page=3"));
  },
};

export const Missing: Story = {
  args: { id: "4711" },
  parameters: {
    route: "/category/4711",
    scenario: [
      refuses(readCategorySide, codes.notFound, listingMessages.categoryMissing),
      refuses(listCategoryItems, codes.notFound, listingMessages.categoryMissing),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这个分类" }),
    ).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = {
  ...standard.failed,
  play: async (context) => {
    await findSection(context.canvas, "产品分类");
    await standard.failed.play(context);
  },
};

export const English: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "Building blocks" }),
    ).toBeVisible();
    await expect(await canvas.findByRole("status")).toHaveTextContent(/^\d+ grades$/);
  },
};

export const OnAPhone: Story = standard.onAPhone;
