import { readOrderStatement } from "@reagent/api/contract/payment";
import { orderStatement } from "@reagent/api/mock/samples/payment";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { onPayment, answerPaymentStates } from "../../../foundations/stage/payments.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { ToPay } from "./ToPay.tsx";

const asked = fn();
const telling = answers(readOrderStatement, (params, language) => {
  asked(params);
  return orderStatement(language);
});

const meta = {
  title: "Screens/Payment/To pay",
  component: ToPay,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { orderId: "5101" },
  parameters: { route: "/to_pay/5101", scenario: [telling] },
  beforeEach: () => {
    asked.mockClear();
    onPayment.mockClear();
  },
} satisfies Meta<typeof ToPay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  parameters: { scenario: [telling, answerPaymentStates()] },
  play: async ({ canvas }) => {
    const [line] = orderStatement().lines.reagents;
    if (!line) throw new Error("the sample has no reagent");
    const table = await canvas.findByRole("table", { name: "试剂" });
    await expect(within(table).getByRole("link", { name: line.productCode })).toHaveAttribute(
      "href",
      `/products/${line.itemCode}`,
    );
    await expect(canvas.getByRole("heading", { name: "确认订单信息" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "选择支付方式" })).toBeVisible();
    await expect(canvas.getByText("商品金额")).toBeVisible();
    await expect(canvas.getByText("运费")).toBeVisible();
    await expect(canvas.getByText("应付金额")).toBeVisible();
    await expect(asked.mock.lastCall?.[0]).toEqual({ orderId: "5101", kind: "reagent" });
    await expect(canvas.queryByRole("list", { name: "订购步骤" })).toBeNull();
  },
};

/** The address names the kind of the order. */
export const InstrumentOrder: Story = {
  parameters: { route: "/to_pay/5101?type=2" },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "仪器耗材" });
    await expect(asked.mock.lastCall?.[0]).toEqual({ orderId: "5101", kind: "instrument" });
  },
};

/** The kind is taken from the order placed on this device. */
export const PlacedHere: Story = {
  parameters: {
    stored: { [storageKeys.placedOrder.id]: "5101", [storageKeys.placedOrder.kind]: "2" },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "仪器耗材" });
    await expect(asked.mock.lastCall?.[0]).toEqual({ orderId: "5101", kind: "instrument" });
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "试剂" });
    await expectNoOverflow(canvasElement);
  },
};
