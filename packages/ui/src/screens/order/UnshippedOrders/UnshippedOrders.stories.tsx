import { listUnshippedLines } from "@reagent/api/contract/order";
import { reagentOrders } from "@reagent/api/mock/samples/order-pages";
import { unshippedLines } from "@reagent/api/mock/samples/orders";
import { answers } from "@reagent/api/mock/verbs";
import { fen, formatYuan, times } from "@reagent/domain/money";
import { filterOf } from "@reagent/domain/order";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow, unfold } from "../../../foundations/stage/actions.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { UnshippedOrders } from "./UnshippedOrders.tsx";

const requested = fn();

const meta = {
  title: "Screens/Order/Unshipped orders",
  component: UnshippedOrders,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { filter: undefined },
  parameters: { route: "/order_unship" },
  beforeEach: () => {
    withPlainEvents();
    requested.mockClear();
  },
} satisfies Meta<typeof UnshippedOrders>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listUnshippedLines, (canvas) =>
  canvas.findByRole("table", { name: "未发货产品" }),
);

const none = answers(listUnshippedLines, (params) => {
  requested(params);
  return { lines: [], total: 0, waitingTotal: fen(0) };
});

/** Reagent and instrument lines, each with its order. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "未发货产品" }));
    await expect(table.getAllByText("未关闭")[0]).toBeVisible();
    const { total, waitingTotal } = unshippedLines({
      ...filterOf("all"),
      pageSize: 10,
      page: 1,
    });
    const figure = (term: string) => canvas.getByText(term, { selector: "dt" }).nextElementSibling;
    await expect(figure("产品数")).toHaveTextContent(`${total} 项`);
    await expect(figure("待发货金额")).toHaveTextContent(`¥${formatYuan(waitingTotal)}`);
    await expect(table.getAllByRole("link", { name: "MK2026112100007" })[0]).toHaveAttribute(
      "href",
      "/order_detail/html/112",
    );
    await expect(table.getAllByRole("link", { name: "MK2026112100009" })[0]).toHaveAttribute(
      "href",
      "/yq_order_detail/html/212",
    );
  },
};

/** A partly shipped and refunded line is tinted and shows both quantities. */
export const PartRefunded: Story = {
  parameters: {
    scenario: [
      answers(listUnshippedLines, (_, language) => {
        const [order] = reagentOrders(language);
        const [line] = order?.lines ?? [];
        if (!order || !line) throw new Error("there is no order with a line");
        const { orderId, orderCode, createdAt, customerOrderNumber } = order;
        return {
          total: 1,
          waitingTotal: times(line.price, 3),
          lines: [
            {
              ...line,
              orderId,
              orderCode,
              createdAt,
              customerOrderNumber,
              kind: "reagent" as const,
              quantity: 5,
              sentQuantity: 2,
              refundedQuantity: 1,
            },
          ],
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("已退 1")).toBeVisible();
  },
};

export const PaidOnly: Story = {
  args: { filter: "1" },
  parameters: { route: "/order_unship/1", scenario: [none] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有等待发货的产品")).toBeVisible();
    await expect(requested.mock.lastCall?.[0]).toMatchObject({ payment: "paid", pageSize: 10 });
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("货号或名称"), "A801119-4L{Enter}");
    await waitFor(() =>
      expect(requested.mock.lastCall?.[0]).toMatchObject({
        payment: "paid",
        productCode: "A801119-4L",
      }),
    );
    await expect(await canvas.findByText("没有符合条件的订单")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const SessionExpired: Story = standard.expired;

const fits: NonNullable<Story["play"]> = async ({ canvas, canvasElement }) => {
  await canvas.findByRole("table", { name: "未发货产品" });
  await expectNoOverflow(canvasElement);
};
export const OnATablet: Story = { globals: { viewport: { value: "tablet" } }, play: fits };
export const OnAPhone: Story = standard.onAPhone;
