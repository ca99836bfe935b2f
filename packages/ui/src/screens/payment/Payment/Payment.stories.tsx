import { codes } from "@reagent/api/contract/envelope";
import { payOrder, readOrderStatement, readPaymentState } from "@reagent/api/contract/payment";
import { callMessages } from "@reagent/api/messages/call";
import { paymentMessages } from "@reagent/api/messages/payment";
import { orderStatement, paymentMethods } from "@reagent/api/mock/samples/payment";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow, findAlert } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import {
  paymentState,
  onPayment,
  answerPaymentStates,
} from "../../../foundations/stage/payments.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Payment } from "./Payment.tsx";

const stored = { [storageKeys.placedOrder.id]: "5101", [storageKeys.placedOrder.kind]: "1" };

const meta = {
  title: "Screens/Payment/Payment",
  component: Payment,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/payment", stored },
  beforeEach: () => {
    withPlainEvents();
    onPayment.mockClear();
  },
} satisfies Meta<typeof Payment>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readOrderStatement, (canvas) =>
  canvas.findByRole("button", { name: "立即支付" }),
);

/** Two related orders: lines, address, payment methods and sums. */
export const Default: Story = {
  parameters: { scenario: [answerPaymentStates()] },
  play: async ({ canvas }) => {
    const reagents = await canvas.findByRole("table", { name: "试剂" });
    const { lines, order } = orderStatement();
    await expect(within(reagents).getAllByRole("row")).toHaveLength(lines.reagents.length + 1);
    const [instrument] = lines.instruments;
    if (!instrument) throw new Error("the sample has no instrument");
    const instruments = canvas.getByRole("table", { name: "仪器耗材" });
    await expect(
      within(instruments).getByRole("link", { name: instrument.productCode }),
    ).toHaveAttribute("href", expect.stringContaining(`/consumables/${instrument.itemCode}`));
    await expect(canvas.getByText(order.relatedOrderCode)).toBeVisible();
    await expect(canvas.getByText(/上海市.*周以宁/u)).toBeVisible();
    await expect(canvas.getAllByRole("tab").map(({ textContent }) => textContent)).toEqual([
      "个人网银",
      "企业网银",
      "余额抵扣",
      "信用支付",
      "信用支付2",
      "提交订单",
    ]);
    const steps = within(canvas.getByRole("list", { name: "订购步骤" })).getAllByRole("listitem");
    await expect(steps[2]).toHaveAttribute("aria-current", "step");
  },
};

/** A promotion's price has its colour here as well; a lower price of the customer's own has not. */
export const Promoted: Story = {
  tags: ["!plays-in-chinese"],
  parameters: {
    scenario: [
      answers(readOrderStatement, (_, language) => {
        const statement = orderStatement(language);
        const [first] = statement.lines.reagents;
        if (!first) throw new Error("the sample has no reagent");
        const lower = { ...first, listPrice: fen(12000), price: fen(9900) };
        return {
          ...statement,
          lines: {
            instruments: [],
            reagents: [
              { ...lower, productCode: "A1", isPromoted: true },
              { ...lower, productCode: "A2", isPromoted: false },
            ],
          },
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const colourOf = (row: HTMLElement | undefined) =>
      row && getComputedStyle(within(row).getByText("99.00").closest("span") ?? row).color;
    await canvas.findByText("A1");
    const [, promoted, own] = canvas.getAllByRole("row");
    await expect(colourOf(promoted)).not.toBe(colourOf(own));
  },
};

const [line] = orderStatement().lines.reagents;
if (!line) throw new Error("the sample has no reagent");

/** A reagent order alone, with the stock display of checkout. */
export const ReagentsAlone: Story = {
  parameters: {
    scenario: [
      answers(readOrderStatement, (_, language) => {
        const statement = orderStatement(language);
        return {
          ...statement,
          order: { ...statement.order, relatedOrderCode: "" },
          lines: {
            instruments: [],
            reagents: [
              { ...line, productCode: "A1", stock: 11, expectedDelivery: "当天发货" },
              { ...line, productCode: "A2", stock: 3, expectedDelivery: "" },
              { ...line, productCode: "A3", stock: 0, expectedDelivery: "2 周内发货" },
            ],
          },
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const row = async (name: string) =>
      within((await canvas.findByText(name)).closest("tr") ?? document.body);
    await expect((await row("A1")).getByText(">10 EA")).toBeVisible();
    await expect((await row("A1")).getByText("当天发货")).toBeVisible();
    await expect((await row("A2")).getByText("3 EA")).toBeVisible();
    await expect((await row("A3")).getAllByText("2 周内发货")).toHaveLength(2);
    await expect(canvas.queryByRole("table", { name: "仪器耗材" })).toBeNull();
  },
};

/** Long orders show their first lines only, to keep the payment methods near. */
export const ManyLines: Story = {
  parameters: {
    scenario: [
      answers(readOrderStatement, (_, language) => {
        const statement = orderStatement(language);
        const reagents = Array.from({ length: 40 }, (_each, index) => ({
          ...line,
          productCode: `E809057-${index + 1}ml`,
        }));
        return { ...statement, lines: { ...statement.lines, reagents } };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "试剂" });
    await expect(within(table).getAllByRole("row")).toHaveLength(6);
    await userEvent.click(canvas.getByRole("button", { name: "显示全部 40 种商品" }));
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(41));
  },
};

export const WithoutCredit: Story = {
  parameters: {
    scenario: [
      answers(readOrderStatement, (_, language) => ({
        ...orderStatement(language),
        methods: {
          ...paymentMethods(language),
          credit: null,
          secondCredit: { methodId: "60", available: fen(0) },
        },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await canvas.findByRole("tab", { name: "余额抵扣" });
    await expect(canvas.queryByRole("tab", { name: /信用支付/ })).toBeNull();
  },
};

/** Without online payment the balance tab is open. */
export const NoOnlinePayment: Story = {
  parameters: {
    scenario: [
      answers(readOrderStatement, (_, language) => ({
        ...orderStatement(language),
        methods: { ...paymentMethods(language), person: [], enterprise: [] },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("tab", { name: "余额抵扣", selected: true }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("tab", { name: "企业网银" }));
    await expect(canvas.getByText("暂不支持在线支付，请选择其他支付方式。")).toBeVisible();
  },
};

/** Where neither banks nor balance can pay the order, the transfer is open. */
export const OnlyATransfer: Story = {
  parameters: {
    scenario: [
      answers(readOrderStatement, (_, language) => ({
        ...orderStatement(language),
        methods: {
          ...paymentMethods(language),
          person: [],
          enterprise: [],
          prepay: { methodId: "39", available: fen(500) },
          credit: null,
          secondCredit: null,
        },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("tab", { name: "提交订单", selected: true }),
    ).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "余额抵扣" })).toBeVisible();
  },
};

/** An earlier payment has no outcome yet: the page says so, polls, and updates. */
export const OutcomeUnknown: Story = {
  parameters: {
    scenario: [
      answers(readPaymentState, () => {
        onPayment();
        return paymentState(onPayment.mock.calls.length > 2 ? "paid" : "unknown");
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/有一笔支付尚未得到结果/)).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/pay_ok/u));
  },
};

export const RefusedBefore: Story = {
  parameters: { scenario: [answers(readPaymentState, paymentState("refused"))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/上一次支付未成功/)).toBeVisible();
  },
};

/** The payment state cannot be read at first: the order can be paid anyway, and the page reads the state again. */
export const StateFailed: Story = {
  parameters: {
    scenario: [
      refuses(readPaymentState, codes.failed, callMessages.failed, { once: true }),
      answers(readPaymentState, paymentState("unknown")),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "立即支付" })).toBeVisible();
    await expect(screen.queryByText("系统出错，请稍后再试。")).toBeNull();
    await expect(await canvas.findByText(/有一笔支付尚未得到结果/)).toBeVisible();
  },
};

export const NotPayable: Story = {
  tags: ["!plays-in-chinese"],
  parameters: {
    scenario: [refuses(readOrderStatement, codes.notPayable, paymentMessages.notPayable)],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/order_history"));
  },
};

export const NothingPlaced: Story = {
  parameters: { stored: { [storageKeys.placedOrder.id]: "" } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有等待付款的新订单")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看我的订单" })).toHaveAttribute(
      "href",
      "/order_history",
    );
  },
};

/** An order that was placed with another rate of tax keeps it. */
export const FormerRate: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readOrderStatement, (_, language) => {
        const statement = orderStatement(language);
        return { ...statement, total: { ...statement.total, vatPercent: 16 } };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("含 16% 增值税")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

const long =
  "N-[2-羟基-1,1-双(羟甲基)乙基]甘氨酸-4-(2-羟乙基)-1-哌嗪乙磺酸三(羟甲基)氨基甲烷盐酸盐".repeat(2);

const longContent = answers(readOrderStatement, (_, language) => {
  const statement = orderStatement(language);
  return {
    ...statement,
    order: {
      ...statement.order,
      address: `${statement.order.address} 国家重点实验室分析测试中心仪器与试剂统一采购办公室 3 号楼 B 座 1205 室`,
    },
    lines: {
      reagents: [
        {
          ...line,
          name: long,
          englishName: long,
          expectedDelivery: "预计 2026-12-31 前到货，节假日顺延",
          listPrice: fen(99_999_999),
          price: fen(88_888_888),
          quantity: 9999,
          amount: fen(9_999_999_999),
        },
      ],
      instruments: statement.lines.instruments,
    },
    total: {
      goodsAmount: fen(9_999_999_999),
      couponAmount: fen(30_000),
      freight: fen(1500),
      amount: fen(9_999_971_499),
      vatPercent: 13,
    },
  };
});

export const LongContent: Story = {
  parameters: { scenario: [longContent] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "试剂" });
    await expectNoOverflow(canvasElement);
  },
};

/** The total and the button stick to the lower edge. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { scenario: [answerPaymentStates()] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "试剂" });
    await expectNoOverflow(canvasElement);
    const { bottom } = canvas.getByRole("button", { name: "立即支付" }).getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(globalThis.innerHeight);
  },
};

export const LongContentOnAPhone: Story = {
  ...LongContent,
  globals: { viewport: { value: "phone" } },
};

/** The name of the receiver is not broken at the end of a line. */
export const NameUnbroken: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  parameters: {
    scenario: [
      answers(readOrderStatement, (_, language) => {
        const statement = orderStatement(language);
        const address = "上海市徐汇区 梅陇路 130 号 阿依古丽买买提艾山 13900000555";
        return { ...statement, order: { ...statement.order, address } };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const name = "阿依古丽买买提艾山";
    const { childNodes } = await canvas.findByText(new RegExp(name, "u"));
    const text = [...childNodes].find(({ textContent }) => textContent?.includes(name));
    if (!text) throw new Error("no address");
    const start = text.textContent?.indexOf(name) ?? 0;
    const range = document.createRange();
    range.setStart(text, start);
    range.setEnd(text, start + name.length);
    await expect(range.getClientRects()).toHaveLength(1);
  },
};

/** A second press during a payment has no effect. */
export const PressedTwice: Story = {
  parameters: { scenario: [waits(payOrder)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("tab", { name: "余额抵扣" }));
    await userEvent.dblClick(await canvas.findByRole("button", { name: "立即支付" }));
    const question = await findAlert();
    await userEvent.click(within(question).getByRole("button", { name: "确认支付" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    const button = await canvas.findByRole("button", { name: "正在支付..." });
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await userEvent.click(button);
  },
};
