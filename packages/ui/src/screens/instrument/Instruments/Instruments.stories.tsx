import { addInstrumentToCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readInstrumentHistory, readInstruments } from "@reagent/api/contract/instrument";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { instrumentList } from "@reagent/api/mock/samples/instruments";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectLoginDialog } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { Instruments } from "./Instruments.tsx";

/** 46 instruments and consumables. */
const many = (query: Parameters<typeof instrumentList>[0], language: "en" | "zh") =>
  instrumentList(query, language, "customer", 46);

const meta: Meta<typeof Instruments> = {
  title: "Screens/Instrument/Instruments",
  component: Instruments,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: {
    route: "/instrument",
    scenario: [answers(readInstruments, many)],
  },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const none = {
  items: [],
  total: 0,
  facets: { categories: [], brands: [], attributes: [], prices: [] },
};

const opened = async (canvas: Canvas, name: string) => {
  await userEvent.click(await canvas.findByRole("button", { name: new RegExp(`^${name}`, "u") }));
  return within(await screen.findByRole("dialog", { name }));
};

/** The parameters of the address. */
const query = (canvasElement: HTMLElement) =>
  [...new URL(routeIn(canvasElement), "https://shop.example").searchParams].map((pair) =>
    pair.join("="),
  );

const standard = standardStories(readInstruments, (canvas) => canvas.findAllByRole("article"));

const viewed = (...skuIds: readonly string[]) => ({
  [storageKeys.instrumentHistory]: JSON.stringify(skuIds.map((skuId) => ({ skuId }))),
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(20);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("仪器耗材");
    await expect(canvas.getByText("共 46 个系列")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("仪器耗材 · 刻度试剂"));
    const [link] = canvas.getAllByRole("link", { name: /单道可调移液器/ });
    await expect(link).toHaveAttribute("href", "/consumables/INS-0031?sku_code=INS-0031-01");
    await expect(link).toHaveAttribute("target", "_blank");
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车 INS-0031-01" }));
    await expect(await screen.findByText("已加入购物车")).toBeVisible();
  },
};

/** The page is in the address; after turning it the heading has the focus. */
export const PageTurned: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "第 3 页" }));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/instrument?page=3"));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await expect(canvas.getByRole("link", { name: "第 3 页" })).toHaveAttribute(
      "aria-current",
      "page",
    );
    await waitFor(() => expect(document.title).toBe("仪器耗材 第 3 页 · 刻度试剂"));
  },
};

export const BeyondTheLastPage: Story = {
  tags: ["!plays-in-chinese"],
  parameters: { route: "/instrument?page=99" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/instrument?page=3"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6));
  },
};

/** Kind, brand and range are in the address; the attributes are those of the chosen kind, and a card is of the SKU that has them. */
export const Narrowed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("article");
    await expect(canvas.queryByRole("button", { name: "量程" })).toBeNull();
    const kinds = await opened(canvas, "分类");
    await userEvent.click(kinds.getByRole("checkbox", { name: /^移液与输液/ }));
    await waitFor(() => expect(query(canvasElement)).toEqual(["category=移液与输液"]));
    await expect(await canvas.findByText("共 16 个系列")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    const ranges = await opened(canvas, "量程");
    await userEvent.click(ranges.getByRole("checkbox", { name: /^100–1000 µL/ }));
    await expect(await canvas.findByText("共 1 个系列")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect(canvas.getByRole("button", { name: "加入购物车 INS-0031-03" })).toBeVisible();
    const brands = await opened(canvas, "品牌");
    await expect(brands.getAllByRole("checkbox")).toHaveLength(1);
    await userEvent.click(brands.getByRole("checkbox", { name: /^刻度/ }));
    await waitFor(() =>
      expect(query(canvasElement)).toEqual([
        "category=移液与输液",
        "brand=刻度",
        "attr=量程: 100–1000 µL",
      ]),
    );
    await userEvent.keyboard("{Escape}");
    const chosen = within(await canvas.findByRole("list", { name: "已选条件" }));
    await userEvent.click(chosen.getByRole("button", { name: "去掉条件：量程 100–1000 µL" }));
    await waitFor(() =>
      expect(query(canvasElement)).toEqual(["category=移液与输液", "brand=刻度"]),
    );
    await userEvent.click(canvas.getByRole("button", { name: "清除全部" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/instrument"));
  },
};

/** A filter begins at the first page, and stays open. */
export const NarrowedOnALaterPage: Story = {
  parameters: { route: "/instrument?page=3" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6));
    const prices = await opened(canvas, "目录价");
    await userEvent.click(prices.getByRole("checkbox", { name: /^¥100 – 500/ }));
    await waitFor(() => expect(query(canvasElement)).toEqual(["price=under-500"]));
    await expect(await canvas.findByText("共 31 个系列")).toBeVisible();
    await expect(prices.getByRole("checkbox", { name: /^¥100 – 500/ })).toHaveFocus();
  },
};

/** The order is in the address; by price, each is shown by its cheapest or dearest SKU. */
export const Ordered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("article");
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "排序" }), "价格从高到低");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/instrument?sort=price-down"));
    const dearest = await canvas.findByRole("button", { name: "加入购物车 INS-0002-E" });
    await waitFor(() => expect(canvas.getAllByRole("article")[0]).toContainElement(dearest));
  },
};

/** A shared address has its filters, as chips too; one that nothing has is named as in the address. */
export const NoMatches: Story = {
  parameters: { route: `/instrument?brand=${encodeURIComponent("无此品牌")}&sort=name` },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("没有符合条件的产品")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "去掉条件：品牌 无此品牌" })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "清除全部条件" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/instrument?sort=name"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(20));
  },
};

export const FilteredByKeyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole("button", { name: "分类" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    const values = within(await screen.findByRole("dialog", { name: "分类" }));
    values.getByRole("checkbox", { name: /^气体检测/ }).focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(query(canvasElement)).toEqual(["category=气体检测"]));
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(button).toHaveFocus());
  },
};

/** A filter stays open when an answer lists its values in another order. */
export const ValuesInAnotherOrder: Story = {
  parameters: {
    scenario: [
      answers(readInstruments, (asked, language) => {
        const { facets, ...list } = many(asked, language);
        const brands = asked.brands.length > 0 ? [...facets.brands].reverse() : facets.brands;
        return { ...list, facets: { ...facets, brands } };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const brands = await opened(canvas, "品牌");
    const [first, second] = brands.getAllByRole("checkbox");
    await userEvent.click(first as HTMLElement);
    await waitFor(() => expect(brands.getAllByRole("checkbox")).toEqual([second, first]));
    await expect(first).toBeChecked();
    await expect(first).toHaveFocus();
  },
};

/** The address is the same in both languages, the words are not. */
export const NarrowedInEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  parameters: {
    route: `/instrument?category=${encodeURIComponent("移液与输液")}&attr=${encodeURIComponent("量程: 1–5 mL")}`,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("1 product")).toBeVisible();
    const chosen = within(canvas.getByRole("list", { name: "Chosen filters" }));
    await expect(chosen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Remove the filter Category Liquid handlingCategory Liquid handling",
      "Remove the filter Volume 1–5 mLVolume 1–5 mL",
    ]);
  },
};

export const RecentlyViewed: Story = {
  parameters: { stored: viewed("70034", "70013", "70021", "70022", "70011") },
  play: async ({ canvas }) => {
    const recent = await canvas.findByRole("region", { name: "最近浏览" });
    const links = within(recent).getAllByRole("link", { hidden: true });
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/consumables/INS-0002?sku_code=INS-0002-D",
      "/consumables/INS-0031?sku_code=INS-0031-03",
      "/consumables/INS-0058?sku_code=INS-0058-01",
      "/consumables/INS-0058?sku_code=INS-0058-02",
      "/consumables/INS-0031?sku_code=INS-0031-01",
    ]);
  },
};

export const RecentlyViewedFailed: Story = {
  parameters: {
    stored: viewed("70013"),
    scenario: [refuses(readInstrumentHistory, codes.failed, callMessages.failed)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
    await expect(await canvas.findAllByRole("article")).not.toHaveLength(0);
  },
};

/** Where none has a picture, the cards begin with their names. */
export const WithoutPictures: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: {
    scenario: [
      answers(readInstruments, (...asked) => {
        const list = instrumentList(...asked);
        return { ...list, items: list.items.map((sku) => ({ ...sku, drawing: "" })) };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const [card] = await canvas.findAllByRole("article");
    await expect(card?.firstElementChild).toHaveRole("heading");
  },
};

export const Loading: Story = standard.loading;

export const Empty: Story = {
  parameters: { scenario: [answers(readInstruments, none)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "暂无仪器耗材" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "分页" })).toBeNull();
  },
};

export const Failed: Story = standard.failed;

export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole("button", { name: "加入购物车 INS-0031-01" });
    await userEvent.click(add);
    await expectLoginDialog();
  },
};

export const AddRefused: Story = {
  parameters: { scenario: [refuses(addInstrumentToCart, codes.badRequest, cartMessages.tooMany)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "加入购物车 INS-0031-01" }));
    await expect(await screen.findByText("购物车中同一商品的数量不能超过 9999。")).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const OnAPhone: Story = {
  ...standard.onAPhone,
  parameters: { stored: viewed("70034", "70013") },
};

export const NarrowedOnAPhone: Story = {
  ...standard.onAPhone,
  parameters: {
    route: `/instrument?category=${encodeURIComponent("移液与输液")}&price=under-500`,
  },
};
