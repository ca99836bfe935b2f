import { quickAddToCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { cartMessages, barrierMessages } from "@reagent/api/messages/cart";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectLoginDialog, findAlert } from "../../foundations/stage/actions.ts";
import { restsHere } from "../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../foundations/stage/refused-after.ts";
import { SessionWatch } from "../../layouts/parts/SessionWatch/SessionWatch.tsx";
import { QuickOrder } from "./QuickOrder.tsx";

const meta = {
  title: "Blocks/Quick order",
  component: QuickOrder,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  decorators: [
    (Story) => (
      <main style={{ maxWidth: "320px" }}>
        <SessionWatch />
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof QuickOrder>;
export default meta;
type Story = StoryObj<typeof meta>;

const sent = fn();
const recordsAdding = answers(quickAddToCart, (params) => {
  sent(params);
  return {};
});

type Canvas = { getByRole: typeof screen.getByRole };
const code = (canvas: Canvas) => canvas.getByRole("textbox", { name: /^货号/ });
const number = (canvas: Canvas) => canvas.getByRole("textbox", { name: /^数量/ });
const add = (canvas: Canvas) => userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));

export const Adds: Story = {
  parameters: { scenario: [recordsAdding] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.type(code(canvas), " S812046-25g ");
    await userEvent.clear(number(canvas));
    await userEvent.type(number(canvas), "３{Enter}");
    await expect(await screen.findByText("加人购物车成功")).toBeVisible();
    await expect(sent.mock.calls).toEqual([[{ productCode: "S812046-25g", quantity: 3 }]]);
    await waitFor(() => expect(code(canvas)).toHaveValue(""));
    await waitFor(() => expect(code(canvas)).toHaveFocus());
    await waitFor(() => expect(screen.queryByText("加人购物车成功")).toBeNull());
  },
};

/** An empty field shows its error. */
export const EmptyFields: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(code(canvas));
    await userEvent.clear(number(canvas));
    await userEvent.tab();
    await expect(await canvas.findByText("请输入货号")).toBeVisible();
    await expect(await canvas.findByText("请输入数量")).toBeVisible();
  },
};

export const AddsWithoutACode: Story = {
  play: async ({ canvas }) => {
    await add(canvas);
    const alert = await findAlert();
    await expect(within(alert).getByText("必需填写货号。")).toBeVisible();
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await expect(canvas.getByText("请输入货号")).toBeVisible();
    await waitFor(() => expect(code(canvas)).toHaveFocus());
    await expect(screen.queryByText("加人购物车成功")).toBeNull();
  },
};

export const EmptyQuantityIsOne: Story = {
  parameters: { scenario: [recordsAdding] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.type(code(canvas), "S812046-25g");
    await userEvent.clear(number(canvas));
    await add(canvas);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ productCode: "S812046-25g", quantity: 1 }),
    );
  },
};

export const QuantityBelowOneIsOne: Story = {
  parameters: { scenario: [recordsAdding] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.type(code(canvas), "S812046-25g");
    await userEvent.clear(number(canvas));
    await userEvent.type(number(canvas), "-4");
    await add(canvas);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ productCode: "S812046-25g", quantity: 1 }),
    );
  },
};

export const InvalidQuantity: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(code(canvas), "S812046-25g");
    await userEvent.clear(number(canvas));
    await userEvent.type(number(canvas), "1.5");
    await add(canvas);
    await expect(await canvas.findByText("数量须为 1 至 9999 的整数")).toBeVisible();
    await expect(number(canvas)).toHaveFocus();
    await expect(number(canvas)).toHaveValue("1.5");
  },
};

export const ProductNotFound: Story = {
  parameters: { scenario: [refuses(quickAddToCart, codes.notFound, cartMessages.unknownProduct)] },
  play: async ({ canvas }) => {
    await userEvent.type(code(canvas), "X999999");
    await add(canvas);
    const alert = await findAlert("未找到该产品");
    await expect(within(alert).getByText("没有找到该货号，请检查后再试。")).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await expect(code(canvas)).toHaveValue("X999999");
  },
};

export const QuantityRefused: Story = {
  parameters: {
    scenario: [refuses(quickAddToCart, codes.badRequest, cartMessages.tooMany)],
  },
  play: async ({ canvas }) => {
    await userEvent.type(code(canvas), "S812046-25g");
    await add(canvas);
    const alert = await findAlert();
    await expect(within(alert).getByText("购物车中同一商品的数量不能超过 9999。")).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await expect(code(canvas)).toHaveValue("S812046-25g");
  },
};

export const Adding: Story = {
  parameters: { scenario: [waits(quickAddToCart)] },
  play: async ({ canvas }) => {
    await userEvent.type(code(canvas), "S812046-25g");
    await add(canvas);
    await expect(await canvas.findByRole("button", { name: "正在加入…" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
  },
};

/** A guest is asked to log in; the entries stay. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await userEvent.type(code(canvas), "S812046-25g");
    await add(canvas);
    await expectLoginDialog();
    await expect(canvas.getByLabelText(/^货号/)).toHaveValue("S812046-25g");
  },
};

const addIt = async ({ canvas }: { canvas: Canvas }) => {
  await userEvent.type(code(canvas), "S812046-25g");
  await add(canvas);
};

export const PriceOnRequest: Story = refusedAfter(
  addIt,
  refuses(quickAddToCart, codes.badRequest, barrierMessages["price-on-request"]),
);

export const EnquiryOnly: Story = refusedAfter(
  addIt,
  refuses(quickAddToCart, codes.badRequest, barrierMessages["enquiry-only"]),
);

export const LowBoiling: Story = refusedAfter(
  addIt,
  refuses(quickAddToCart, codes.badRequest, barrierMessages["low-boiling"]),
);

/** It lies in the cart at the price of a quote. */
export const Quoted: Story = refusedAfter(
  addIt,
  refuses(quickAddToCart, codes.badRequest, cartMessages.quotedQuantity),
);

export const CartFull: Story = refusedAfter(
  addIt,
  refuses(quickAddToCart, codes.badRequest, cartMessages.full),
);
