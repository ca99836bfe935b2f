import { codes } from "@reagent/api/contract/envelope";
import { readOrderParcels } from "@reagent/api/contract/shipment";
import { shipmentMessages } from "@reagent/api/messages/shipment";
import { parcelsOfOrders } from "@reagent/api/mock/samples/parcels";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { OrderPackage } from "./OrderPackage.tsx";

const meta = {
  title: "Screens/Shipment/Parcels of an order",
  component: OrderPackage,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { orderCode: "MK2026110900011", productCode: "" },
  parameters: { route: "/order_detail/package/MK2026110900011" },
} satisfies Meta<typeof OrderPackage>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readOrderParcels, (canvas) =>
  canvas.findByRole("region", { name: "包裹 1（共 2 个）" }),
);

/** Each parcel with its courier, what happened until it was sent, and its goods by batch. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole("region", { name: "包裹 1（共 2 个）" }));
    await expect(first.getByText("示例速运")).toBeVisible();
    const track = first.getByRole("link", { name: /^快递跟踪/u });
    await expect(track).toHaveAttribute("href", "https://www.baidu.com/s?wd=SE7700011873");
    await expect(track).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link", { name: "返回订单" })).toHaveAttribute(
      "href",
      "/order_detail/html/109",
    );
  },
};

/** Opened from a line of the order: the parcels with this product, and what still waits of it. */
export const OneProduct: Story = {
  tags: ["picture"],
  args: { orderCode: "MK2026111800003", productCode: "M809115-5g" },
  parameters: { route: "/order_detail/package/MK2026111800003/M809115-5g" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还有 2 件待发货。")).toBeVisible();
    const goods = within(canvas.getByRole("table", { name: "包裹 包裹内的产品" }));
    await expect(goods.getAllByRole("row")).toHaveLength(2);
    await expect(canvas.getByRole("link", { name: "查看全部包裹" })).toHaveAttribute(
      "href",
      "/order_detail/package/MK2026111800003",
    );
  },
};

export const OfAnInstrumentOrder: Story = {
  args: { orderCode: "MK2026110300006" },
  parameters: { route: "/order_detail/package/MK2026110300006" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "返回订单" })).toHaveAttribute(
      "href",
      "/yq_order_detail/html/210",
    );
    await expect(canvas.getAllByText("未登记")[0]).toBeVisible();
  },
};

export const OfAnOldOrder: Story = {
  tags: ["no-picture"],
  args: { orderCode: "MK2023120800014" },
  parameters: { route: "/order_detail/package/MK2023120800014" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "返回订单" })).toHaveAttribute(
      "href",
      "/oldorder_detail/html/13",
    );
  },
};

export const NotSentYet: Story = {
  args: { orderCode: "MK2026112100007" },
  parameters: { route: "/order_detail/package/MK2026112100007" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("订单尚未发货")).toBeVisible();
    await expect(canvas.getByText("共 3 件，发货后可在此查到快递单号。")).toBeVisible();
  },
};

/** Unknown orders, those of other customers and products that were not ordered get the same words. */
export const NotFound: Story = {
  tags: ["picture"],
  args: { orderCode: "MK2026110900012" },
  parameters: {
    scenario: [refuses(readOrderParcels, codes.notFound, shipmentMessages.orderMissing)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("没有找到该订单的包裹信息。");
    await expect(canvas.getByRole("link", { name: "查看所有发货" })).toHaveAttribute(
      "href",
      "/express_search",
    );
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.warned;

export const SessionExpired: Story = standard.expired;

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(readOrderParcels, (_, language) => {
        const [order] = parcelsOfOrders(language).filter(({ parcels }) => parcels.length > 1);
        if (!order) throw new Error("no order has two parcels");
        return {
          ...order,
          parcels: order.parcels.map((parcel) => ({
            ...parcel,
            expressCompany: "示例速运".repeat(12),
            expressNumber: "SE77000".repeat(6),
          })),
        };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("region", { name: "包裹 1（共 2 个）" });
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;
