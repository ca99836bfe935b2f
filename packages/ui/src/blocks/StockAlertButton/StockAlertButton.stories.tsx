import { codes } from "@reagent/api/contract/envelope";
import {
  addStockAlert,
  endStockAlert,
  readOpenStockAlerts,
} from "@reagent/api/contract/stock-alert";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { stockAlertMessages } from "@reagent/api/messages/stock-alert";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import {
  expectAlert,
  expectLoginDialog,
  expectLoginPrompt,
  findToast,
  answerAlert,
} from "../../foundations/stage/actions.ts";
import { restsHere } from "../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../foundations/stage/refused-after.ts";
import { withSessionWatch } from "../../foundations/stage/with-session-watch.tsx";
import { StockAlertButton } from "./StockAlertButton.tsx";

const meta = {
  title: "Blocks/Stock alert button",
  component: StockAlertButton,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { kind: "reagent", productCode: "B810527-10L" },
  parameters: { layout: "padded" },
  decorators: [withSessionWatch],
  beforeEach: () => {
    sent.mockClear();
    open.clear();
  },
} satisfies Meta<typeof StockAlertButton>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const sent = fn();
/** The product codes of the open alerts, as the server stores them. */
const open = new Set<string>();
const remembers = [
  answers(readOpenStockAlerts, () => ({
    goods: [...open].map((productCode) => ({ kind: "reagent" as const, productCode })),
  })),
  answers(addStockAlert, (params) => {
    sent("add", params);
    open.add(params.productCode);
    return {};
  }),
  answers(endStockAlert, (params) => {
    sent("end", params);
    open.delete(params.productCode);
    return {};
  }),
];

const ask = { name: "到货通知 B810527-10L" };
const end = { name: "到货后将发邮件通知 B810527-10L，按下即取消" };
const press = async (canvas: Canvas, button: { readonly name: string }) =>
  userEvent.click(await canvas.findByRole("button", button));

/** The first press requests a mail, and the button says so; the second one cancels it. */
export const AsksAndEnds: Story = {
  parameters: { scenario: remembers },
  play: async ({ canvas }) => {
    const goods = { kind: "reagent", productCode: "B810527-10L" };
    await press(canvas, ask);
    await expect(await findToast("到货后将发邮件到您的登录邮箱。")).toBeVisible();
    await expect(await canvas.findByRole("button", end)).toHaveFocus();
    await press(canvas, end);
    await expect(await findToast("已取消到货通知")).toBeVisible();
    await expect(await canvas.findByRole("button", ask)).toHaveFocus();
    await expect(sent.mock.calls).toEqual([
      ["add", goods],
      ["end", goods],
    ]);
  },
};

/** A customer who has requested a mail before. */
export const Asked: Story = {
  args: { productCode: "S812046-2.5kg" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("到货后将发邮件通知")).toBeVisible();
  },
};

/** The same code of the other kind of goods is another product. */
export const OtherKind: Story = {
  args: { kind: "instrument", productCode: "S812046-2.5kg" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("到货通知")).toBeVisible();
    await expect(canvas.queryByText("到货后将发邮件通知")).toBeNull();
  },
};

/** A guest is asked to log in. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await press(canvas, ask);
    await expectLoginDialog();
  },
};

export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await press(canvas, ask);
    await expectLoginPrompt();
  },
};

/** Another customer bought, or returned, something in the meantime. */
export const InStockAgain: Story = {
  parameters: {
    scenario: [refuses(addStockAlert, codes.badRequest, stockAlertMessages.inStock)],
  },
  play: async ({ canvas }) => {
    await press(canvas, ask);
    await expectAlert("该商品现在有货，可以直接购买。");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByRole("button", ask)).toHaveFocus();
  },
};

export const TooMany: Story = {
  parameters: { scenario: [refuses(addStockAlert, codes.tooMany, stockAlertMessages.tooMany)] },
  play: async ({ canvas }) => {
    await press(canvas, ask);
    await expectAlert("最多可同时等待 100 个商品的到货通知，请先在“到货通知”中取消一些。");
  },
};

/** Which alerts are open could not be read: the button offers one as if there were none. */
export const OpenOnesUnknown: Story = {
  parameters: { scenario: [refuses(readOpenStockAlerts, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", ask)).toBeEnabled();
  },
};

export const Busy: Story = {
  parameters: { scenario: [waits(addStockAlert)] },
  play: async ({ canvas }) => {
    await press(canvas, ask);
    await waitFor(() => expect(canvas.getByRole("button", ask)).toHaveAttribute("aria-busy"));
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const English: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  args: { productCode: "S812046-2.5kg" },
  play: async ({ canvas }) => {
    const name = "We will e-mail you about S812046-2.5kg. Press to cancel";
    await expect(await canvas.findByRole("button", { name })).toBeVisible();
  },
};

const askForIt = ({ canvas }: { canvas: Canvas }) => press(canvas, ask);

/** It is sold by enquiry since the page was opened. */
export const NotSoldAnyMore: Story = refusedAfter(
  askForIt,
  refuses(addStockAlert, codes.badRequest, stockAlertMessages.notSold),
);

/** It left the catalogue. */
export const Gone: Story = refusedAfter(
  askForIt,
  refuses(addStockAlert, codes.notFound, cartMessages.unknownProduct),
);
