import { cancelGiftOrder, listGiftOrders } from "@reagent/api/contract/gift-order";
import { giftOrderList, giftOrders } from "@reagent/api/mock/samples/gift-orders";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { findAlert, unfold } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { GiftOrders } from "./GiftOrders.tsx";

const sent = fn();

const meta = {
  title: "Screens/Orchard/Orders",
  component: GiftOrders,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/exchange/orders" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof GiftOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

const table = { name: "礼品订单" };
const standard = standardStories(listGiftOrders, (canvas) => canvas.findByRole("table", table));

/** An unpaid order offers its payment (customer centre §4, gift order). */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole("table", table));
    const [unpaid] = giftOrders();
    if (!unpaid) throw new Error("there is no order");
    await expect(rows.getByRole("link", { name: `去支付：${unpaid.orderCode}` })).toHaveAttribute(
      "href",
      `/exchange/payment/${unpaid.orderId}`,
    );
    await expect(rows.getAllByRole("link", { name: /^去支付/u })).toHaveLength(1);
    await expect(rows.getByRole("link", { name: `查看：${unpaid.orderCode}` })).toHaveAttribute(
      "href",
      `/exchange/order_detail/${unpaid.orderId}`,
    );
    await expect(canvas.queryByRole("navigation", { name: "分页" })).toBeNull();
  },
};

/** An unpaid order is cancelled from the list. */
export const CancelledByCustomer: Story = {
  parameters: { scenario: [answers(cancelGiftOrder, (params) => (sent(params), {}))] },
  play: async ({ canvas }) => {
    const cancels = await canvas.findAllByRole("button", { name: /^取消：/u });
    await expect(cancels).toHaveLength(1);
    await userEvent.click(cancels[0] as HTMLElement);
    const question = await findAlert();
    await userEvent.click(within(question).getByRole("button", { name: "取消订单" }));
    await expect(await screen.findByText("订单已取消")).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ orderId: "605" }]]);
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

/** The filters are in the address, so that it can be shared and reloaded. */
export const Filtered: Story = {
  parameters: {
    scenario: [
      answers(listGiftOrders, (params, language) => {
        sent(params);
        return giftOrderList(params, language);
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", table);
    const fold = canvas.queryByRole("button", { name: /筛选/u });
    if (fold) await userEvent.click(fold);
    await userEvent.selectOptions(await canvas.findByRole("combobox", { name: "状态" }), "已发货");
    await userEvent.type(canvas.getByRole("textbox", { name: "收货人" }), "周以宁{Enter}");
    await waitFor(() =>
      expect(decodeURI(routeIn(canvasElement) ?? "")).toContain("status=shipped"),
    );
    await waitFor(() =>
      expect(sent.mock.lastCall?.[0]).toMatchObject({ status: "shipped", receiver: "周以宁" }),
    );
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
  },
};

export const NothingFound: Story = {
  parameters: { route: "/exchange/orders?order=9999" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有符合条件的订单")).toBeVisible();
    await unfold(canvas, "筛选");
    const [, reset] = canvas.getAllByRole("button", { name: "重置" });
    if (!reset) throw new Error("the empty list has no reset");
    await userEvent.click(reset);
    await expect(await canvas.findByRole("table", table)).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listGiftOrders, { orders: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有礼品订单")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去果园看看" })).toHaveAttribute(
      "href",
      "/exchange",
    );
  },
};

/** More than ten orders have a pager (storefront §9, page sizes). */
export const ElevenOrders: Story = {
  parameters: {
    scenario: [
      answers(listGiftOrders, (_, language) => {
        const orders = giftOrders(language);
        return {
          orders: Array.from({ length: 10 }, (_unused, index) => {
            const order = orders[index % orders.length];
            if (!order) throw new Error("there is no order");
            return { ...order, orderId: String(index) };
          }),
          total: 11,
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("navigation", { name: "分页" })).toBeVisible();
  },
};

export const OnAPhone: Story = standard.onAPhone;
