import { codes } from "@reagent/api/contract/envelope";
import { readSide } from "@reagent/api/contract/home";
import { callMessages } from "@reagent/api/messages/call";
import { side } from "@reagent/api/mock/samples/home";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { SHOP_PARTS } from "@reagent/domain/shop-part";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { linksToParts } from "../../foundations/stage/absent-parts.ts";
import { routeIn } from "../../foundations/stage/location.ts";
import { content } from "../../theme/layout.css.ts";
import { AccountLayout } from "./AccountLayout.tsx";

const meta = {
  title: "Layouts/Account layout",
  component: AccountLayout,
  tags: ["plays-in-chinese"],
  parameters: { route: "/order_history" },
  args: { children: <h1>我的订单</h1> },
  render: (args) => (
    <main className={content}>
      <AccountLayout {...args} />
    </main>
  ),
} satisfies Meta<typeof AccountLayout>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const menuIn = (canvas: Canvas) => within(canvas.getByRole("navigation", { name: "我的账户" }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(menuIn(canvas).getByRole("link", { current: "page" })).toHaveTextContent(
      "我的订单",
    );
    const trail = within(canvas.getByRole("navigation", { name: "当前位置" }));
    await expect(trail.getByText("我的订单")).toHaveAttribute("aria-current", "page");
    await expect(await canvas.findByRole("region", { name: "活动" })).toBeVisible();
  },
};

/** The menu has no entry of a part that the shop does without. */
export const WithoutParts: Story = {
  tags: ["no-picture"],
  parameters: { absentParts: SHOP_PARTS },
  play: async ({ canvas, canvasElement }) => {
    await expect(await menuIn(canvas).findByRole("link", { name: "信用额度" })).toBeVisible();
    await expect(menuIn(canvas).getByText("下载")).toBeVisible();
    await expect(linksToParts(canvasElement)).toEqual([]);
  },
};

/** Entries for every customer are shown before the side info has loaded; the others have their place. */
export const Loading: Story = {
  parameters: { scenario: [waits(readSide)] },
  play: async ({ canvas }) => {
    await expect(menuIn(canvas).getByRole("link", { name: "我的订单" })).toBeVisible();
    await expect(menuIn(canvas).queryByRole("link", { name: "信用额度" })).toBeNull();
    await expect(canvas.queryByRole("region", { name: "活动" })).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { scenario: [refuses(readSide, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
    await expect(menuIn(canvas).getByRole("link", { name: "我的订单" })).toBeVisible();
  },
};

/** Without activities there is nothing under the menu. */
export const NoActivities: Story = {
  parameters: {
    scenario: [answers(readSide, (_, language) => ({ ...side(language), activities: [] }))],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: "活动" })).toBeNull();
  },
};

/** The menu collapses to a line that names the page, and collapses again after a choice. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { route: "/order_history/1" },
  play: async ({ canvas, canvasElement }) => {
    const fold = canvas.getByRole("button", { name: "我的账户 我的订单", expanded: false });
    await userEvent.click(fold);
    await userEvent.click(menuIn(canvas).getByRole("link", { name: "我的订单" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };
