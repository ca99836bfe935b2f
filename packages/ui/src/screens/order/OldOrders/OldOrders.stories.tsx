import { listOrders } from "@reagent/api/contract/order";
import { noOrders } from "@reagent/api/mock/samples/orders";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { unfold } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { OldOrders } from "./OldOrders.tsx";

const requested = fn();

const meta = {
  title: "Screens/Order/Old orders",
  component: OldOrders,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/oldorder_history" },
  beforeEach: () => {
    withPlainEvents();
    requested.mockClear();
  },
} satisfies Meta<typeof OldOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listOrders, (canvas) =>
  canvas.findByRole("table", { name: "订单" }),
);

/** Orders from before 2024 can be neither paid nor cancelled. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "订单" }));
    await expect(table.getByRole("link", { name: "MK2023120800014" })).toHaveAttribute(
      "href",
      "/oldorder_detail/html/13",
    );
    await expect(table.getByRole("button", { name: "再次购买：MK2023120800014" })).toBeVisible();
    await expect(table.queryByRole("link", { name: /付款|取消订单/ })).toBeNull();
  },
};

export const SearchedByEnter: Story = {
  parameters: {
    scenario: [
      answers(listOrders, (params) => {
        requested(params);
        return noOrders;
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("您没有历史订单")).toBeVisible();
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("订单号"), "MK2023120800014{Enter}");
    await waitFor(() =>
      expect(requested.mock.lastCall?.[0]).toMatchObject({
        isLegacy: true,
        orderCode: "MK2023120800014",
      }),
    );
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe("/oldorder_history?order=MK2023120800014"),
    );
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;
