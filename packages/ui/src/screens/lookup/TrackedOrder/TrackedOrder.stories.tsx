import { codes } from "@reagent/api/contract/envelope";
import { trackShipment } from "@reagent/api/contract/shipment";
import { shipmentMessages } from "@reagent/api/messages/shipment";
import { userInfo } from "@reagent/api/mock/samples/account";
import { trackedOrders } from "@reagent/api/mock/samples/shipments";
import { answers, refusal, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { TrackedOrder } from "./TrackedOrder.tsx";

const [inTwoParcels, inPart, notSent] = trackedOrders();
const { shipping } = storageKeys;
const lookedUp = (orderCode: string, company = userInfo().company) => ({
  [shipping.company]: company,
  [shipping.orderCode]: orderCode,
});

const meta: Meta<typeof TrackedOrder> = {
  title: "Screens/Lookup/Parcels of an order",
  component: TrackedOrder,
  tags: ["plays-in-chinese", "plays-on-phones"],
  globals: { viewer: "guest" },
  parameters: {
    route: "/customer/sosearch_package",
    stored: lookedUp(inTwoParcels.orderCode),
    // The language of the workbench does not change who looked it up.
    scenario: [answers(trackShipment, (_, language) => trackedOrders(language)[0])],
  },
};
export default meta;
type Story = StoryObj<typeof TrackedOrder>;

const standard = standardStories(trackShipment, (canvas) =>
  canvas.findByRole("region", { name: "包裹 1（共 2 个）" }),
);

/** Each parcel with its courier, what happened to it, and its goods. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = within(await canvas.findByRole("region", { name: "包裹 1（共 2 个）" }));
    await expect(first.getByText("示例速运")).toBeVisible();
    const events = within(first.getByRole("list")).getAllByRole("listitem");
    await expect(events.map(({ textContent }) => textContent)).toEqual([
      "下单2026-11-09 15:48",
      "审核通过2026-11-10 09:10",
      "交付快递2026-11-11 18:00示例速运 SE7700011873",
    ]);
    await expect(first.getByRole("link", { name: "C15482130" })).toHaveAttribute(
      "href",
      "/products/E809056-4%C3%972.5L?batch=C15482130",
    );
    await expect(canvas.getByRole("region", { name: "包裹 2（共 2 个）" })).toBeVisible();
  },
};

export const SentInPart: Story = {
  parameters: {
    stored: lookedUp(inPart.orderCode),
    scenario: [answers(trackShipment, inPart)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还有 2 件待发货。")).toBeVisible();
    const goods = within(canvas.getByRole("table", { name: "包裹 包裹内的产品" }));
    await expect(goods.getAllByRole("row")).toHaveLength(3);
  },
};

export const NotSentYet: Story = {
  tags: ["picture"],
  parameters: {
    stored: lookedUp(notSent.orderCode),
    scenario: [answers(trackShipment, notSent)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("订单尚未发货")).toBeVisible();
  },
};

export const Cancelled: Story = {
  parameters: {
    scenario: [
      answers(trackShipment, {
        ...notSent,
        events: [
          ...notSent.events,
          { event: "cancelled", at: Date.parse("2026-11-21T09:00+08:00") },
        ],
        waiting: 0,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("订单已取消")).toBeVisible();
  },
};

/** Unknown orders and other organisations get the same words; what was typed can be corrected. */
export const NotFound: Story = {
  tags: ["picture"],
  parameters: {
    stored: lookedUp("MK2026110900012"),
    scenario: [refuses(trackShipment, codes.notFound, shipmentMessages.notFound)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "没有找到匹配的订单，请核对单位全称与订单号。",
    );
    await expect(canvas.getByRole("textbox", { name: /^订单号/u })).toHaveValue("MK2026110900012");
    await expect(canvas.getByRole("heading", { name: "核对后重新查询" })).toBeVisible();
  },
};

export const TooManyTries: Story = {
  parameters: {
    scenario: [refuses(trackShipment, codes.tooMany, shipmentMessages.tooManyTries)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("查询次数过多，请稍后再试。");
  },
};

/** Another order is looked up on the same page. */
export const AnotherOrder: Story = {
  parameters: { scenario: [] },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "包裹 1（共 2 个）" });
    const field = canvas.getByRole("textbox", { name: /^订单号/u });
    await userEvent.clear(field);
    await userEvent.type(field, `${notSent.orderCode}{Enter}`);
    await expect(await canvas.findByText("订单尚未发货")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("region", { name: "查询结果" })).toHaveFocus());
  },
};

/** Focus and view move to the failure of another lookup, and again when it is repeated. */
export const AnotherNotFound: Story = {
  parameters: {
    scenario: [
      answers(trackShipment, ({ orderCode }) =>
        orderCode === inTwoParcels.orderCode
          ? inTwoParcels
          : refusal(codes.notFound, shipmentMessages.notFound),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "包裹 1（共 2 个）" });
    const field = () => canvas.getByRole("textbox", { name: /^订单号/u });
    await userEvent.clear(field());
    await userEvent.type(field(), "MK2026110900012{Enter}");
    await expect(await canvas.findByRole("alert")).toHaveTextContent("没有找到匹配的订单");
    const result = canvas.getByRole("region", { name: "查询结果" });
    await waitFor(() => expect(result).toHaveFocus());
    await userEvent.type(field(), "{Enter}");
    await waitFor(() => expect(result).toHaveFocus());
  },
};

/** Opened without a lookup before it. */
export const NothingLookedUp: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: { stored: lookedUp("", ""), scenario: [] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/sosearch"));
  },
};

export const Loading: Story = standard.loading;

const [parcel] = inPart.parcels;
const [line] = parcel?.lines ?? [];

export const LongContent: Story = {
  parameters: {
    stored: lookedUp(inPart.orderCode, "示例".repeat(90)),
    scenario: [
      answers(trackShipment, {
        ...inPart,
        parcels: inPart.parcels.flatMap((each) =>
          [1, 2].map((part) => ({
            ...each,
            parcelCode: `${each.parcelCode}${part}`,
            expressCompany: "示例速运".repeat(12),
            expressNumber: "SE77000".repeat(5),
            lines: Array.from({ length: 12 }, (_, at) => ({
              productCode: `E809056-${at}mL`,
              casNumber: "64-17-5",
              chineseName: "乙醇",
              specification: line?.specification ?? "",
              name: "N-(2-羟基-1,1-双(羟甲基)乙基)甘氨酸".repeat(4),
              quantity: 9999,
              batchCode: "C15482130",
            })),
          })),
        ),
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("region", { name: "包裹 1（共 2 个）" });
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;
