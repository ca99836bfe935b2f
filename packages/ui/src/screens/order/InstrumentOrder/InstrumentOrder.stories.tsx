import { codes } from "@reagent/api/contract/envelope";
import { readInstrumentOrder } from "@reagent/api/contract/order";
import { orderMessages } from "@reagent/api/messages/order";
import { instrumentOrders } from "@reagent/api/mock/samples/order-pages";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { InstrumentOrder } from "./InstrumentOrder.tsx";

const meta = {
  title: "Screens/Order/Instrument order",
  component: InstrumentOrder,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { orderId: "210" },
  parameters: { route: "/yq_order_detail/html/210" },
  beforeEach: () => {
    withPlainEvents();
  },
} satisfies Meta<typeof InstrumentOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readInstrumentOrder, (canvas) =>
  canvas.findByRole("table", { name: "订单产品" }),
);

/** Partly shipped, with a terminated and refunded line, a hazardous goods filing and an invoice address. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "订单产品" }));
    const [, open, terminated, shipped] = table.getAllByRole("row");
    if (!open || !terminated || !shipped) throw new Error("the order has not three lines");
    await expect(within(open).getByText("未关闭")).toBeVisible();
    await expect(within(open).getByText("EQ-0077")).toBeVisible();
    await expect(within(terminated).getByText("已终止")).toBeVisible();
    await expect(within(terminated).getByText("已退 1")).toBeVisible();
    await expect(within(shipped).getByText("已关闭")).toBeVisible();
    const [product] = within(open).getAllByRole("link");
    await expect(product).toHaveAttribute("target", "_blank");
    await expect(product?.getAttribute("href")).toMatch(/^\/consumables\//);
    // On a phone the row has the tint, elsewhere its cells.
    const grounds = (row: HTMLElement) =>
      [row, within(row).getByRole("rowheader")].map(
        (each) => getComputedStyle(each).backgroundColor,
      );
    await expect(grounds(terminated)).not.toEqual(grounds(shipped));
    const place = within(canvas.getByRole("region", { name: "收票信息" }));
    await expect(place.getByText("收票人")).toBeVisible();
    await expect(place.getByText("发票随货寄送").nextSibling).toHaveTextContent("否");
    await expect(canvas.getByRole("region", { name: "危险化学品备案" })).toBeInTheDocument();
  },
};

/** Columns without a value in any line take no width: their headings share the cell of another. */
export const EmptyColumns: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readInstrumentOrder, (_, language) => {
        const [order] = instrumentOrders(language);
        if (!order) throw new Error("there is no sampled order");
        return {
          ...order,
          lines: order.lines.map((line) => ({
            ...line,
            sentQuantity: 0,
            expectedDelivery: "",
            customerItemNumber: "",
          })),
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const table = within(await canvas.findByRole("table", { name: "订单产品" }));
    const heads = table.getAllByRole("columnheader").map(({ textContent }) => textContent);
    await expect(heads).toEqual([
      "序号",
      "产品客户物料号客户编号",
      "订购",
      "已发发货信息",
      "状态预计发货",
      "原价",
      "折扣价",
      "小计",
    ]);
  },
};

/** The page scrolls to the order's lines. */
export const ScrollsToTheLines: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "订单产品" });
    const { defaultView } = canvasElement.ownerDocument;
    await waitFor(() => expect(defaultView?.scrollY).toBeGreaterThan(200));
    await expectNoOverflow(canvasElement);
  },
};

export const PlacedWithAReagentOrder: Story = {
  args: { orderId: "211" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "MK2026112000018" })).toHaveAttribute(
      "href",
      "/order_detail/html/111",
    );
  },
};

export const WithoutId: Story = {
  args: { orderId: "" },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("缺少查询参数！")).toBeVisible();
  },
};

export const NotFound: Story = {
  parameters: { scenario: [refuses(readInstrumentOrder, codes.notFound, orderMessages.missing)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到该订单")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: "返回仪器耗材订单" })[0]).toHaveAttribute(
      "href",
      "/yqorder_history",
    );
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;
