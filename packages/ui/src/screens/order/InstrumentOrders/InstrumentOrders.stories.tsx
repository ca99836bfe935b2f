import { listInstrumentOrders } from "@reagent/api/contract/order";
import { noOrders } from "@reagent/api/mock/samples/orders";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow, unfold } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { InstrumentOrders } from "./InstrumentOrders.tsx";

const requested = fn();

const meta = {
  title: "Screens/Order/Instrument orders",
  component: InstrumentOrders,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/yqorder_history" },
  beforeEach: () => {
    withPlainEvents();
    requested.mockClear();
  },
} satisfies Meta<typeof InstrumentOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listInstrumentOrders, (canvas) =>
  canvas.findByRole("table", { name: "订单" }),
);

const listing = answers(listInstrumentOrders, (params) => {
  requested(params);
  return noOrders;
});

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "订单" }));
    await expect(table.getByRole("link", { name: "MK2026112100009" })).toHaveAttribute(
      "href",
      "/yq_order_detail/html/212",
    );
    await expect(table.getByRole("link", { name: "付款：MK2026112100009" })).toHaveAttribute(
      "href",
      "/to_pay/212?type=2",
    );
    await expect(table.getByRole("link", { name: "取消订单：MK2026112100009" })).toHaveAttribute(
      "href",
      "/yqcancel_order/html/212",
    );
  },
};

/** The order placed with a reagent order, and a link to all orders. */
export const PlacedWithAReagentOrder: Story = {
  parameters: { route: "/yqorder_history?relation_code=MK2026112000018" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/只显示与试剂订单 MK2026112000018/)).toBeVisible();
    const table = within(await canvas.findByRole("table", { name: "订单" }));
    await expect(table.getAllByRole("row")).toHaveLength(2);
    await expect(table.getByRole("link", { name: "MK2026112000019" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "显示全部" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/yqorder_history"));
    await expect(await canvas.findByRole("link", { name: "MK2026112100009" })).toBeVisible();
  },
};

export const SearchedByPayment: Story = {
  parameters: {
    route: "/yqorder_history?relation_code=MK2026112000018",
    scenario: [listing],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("没有符合条件的订单");
    await unfold(canvas, "筛选");
    await userEvent.selectOptions(canvas.getByLabelText("付款"), "未付款");
    await userEvent.click(canvas.getByRole("button", { name: "查询" }));
    await waitFor(() =>
      expect(requested.mock.lastCall?.[0]).toMatchObject({
        payment: "unpaid",
        relatedOrderCode: "MK2026112000018",
        isInstrument: true,
      }),
    );
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe(
        "/yqorder_history?relation_code=MK2026112000018&payment=unpaid",
      ),
    );
    await unfold(canvas, "筛选");
    const [, inPlace] = canvas.getAllByRole("button", { name: "重置" });
    if (!inPlace) throw new Error("nothing to press where the orders would be");
    await userEvent.click(inPlace);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/yqorder_history"));
    await expect(await canvas.findByText("您还没有仪器耗材订单")).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: [listing] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有仪器耗材订单")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const SessionExpired: Story = standard.expired;

/** English columns are wider than a tablet: the table scrolls on its own. */
export const OnATabletInEnglish: Story = {
  tags: ["!plays-in-chinese", "!plays-in-chinese", "no-picture"],
  globals: { viewport: { value: "tablet" }, language: "en" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "Orders" });
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;
