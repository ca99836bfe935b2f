import { addInstrumentToCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { readInstrumentHistory, readInstruments } from "@reagent/api/contract/instrument";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { manyInstruments } from "@reagent/api/mock/samples/search";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectLoginDialog } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { Instruments } from "./Instruments.tsx";

const meta: Meta<typeof Instruments> = {
  title: "Screens/Instrument/Instruments",
  component: Instruments,
  tags: ["plays-in-chinese"],
  parameters: {
    route: "/instrument",
    scenario: [answers(readInstruments, ({ page }, language) => manyInstruments(page, language))],
  },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readInstruments, (canvas) => canvas.findAllByRole("article"));

const viewed = (...skuIds: readonly string[]) => ({
  [storageKeys.instrumentHistory]: JSON.stringify(skuIds.map((skuId) => ({ skuId }))),
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("article")).toHaveLength(20);
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveTextContent("仪器耗材 46 个系列");
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
  parameters: { route: "/instrument?page=99" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/instrument?page=3"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(6));
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

export const Loading: Story = standard.loading;

export const Empty: Story = {
  parameters: { scenario: [answers(readInstruments, { items: [], total: 0 })] },
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
