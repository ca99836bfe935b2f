import {
  type BasketLine,
  checkBasket,
  clearBasket,
  readBasket,
  removeBasketLine,
  updateBasketLine,
} from "@reagent/api/contract/basket";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { basket, basketLine, basketOf } from "@reagent/api/mock/samples/baskets";
import type { Language } from "@reagent/api/mock/samples/language";
import { answers, refusal, refusalOf, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  answerAlert,
  expectAlert,
  readAlert,
  expectLoginPrompt,
  findAlert,
  findToast,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { draftNames } from "../../../state/draft-names.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Basket } from "./Basket.tsx";

const sent = fn();
/** The state of the mocked basket; each story starts unchanged. */
let isChanged = false;

const meta = {
  title: "Screens/Orchard/Basket",
  component: Basket,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/excart" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
    isChanged = false;
  },
} satisfies Meta<typeof Basket>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const gifts = { name: "果篮中的礼品" };
const standard = standardStories(readBasket, (canvas) => canvas.findByRole("table", gifts));

const emptied = refusal(codes.emptyCart, orchardMessages.emptyBasket);
/** Answers with the basket, and with what it becomes by a change. */
const turningInto = (
  after: (
    lines: readonly BasketLine[],
    language: Language,
  ) => readonly BasketLine[] | typeof emptied,
) =>
  answers(readBasket, (_, language) => {
    if (!isChanged) return basket(language);
    const next = after(basket(language).lines, language);
    return "length" in next ? basketOf(next) : next;
  });
const withLines = (change: (line: BasketLine, index: number) => Partial<BasketLine>) =>
  answers(readBasket, (_, language) =>
    basketOf(basket(language).lines.map((line, index) => ({ ...line, ...change(line, index) }))),
  );
const recordCall = (params: unknown) => {
  sent(params);
  isChanged = true;
  return {};
};

const quantityOf = (canvas: Canvas, code: string) =>
  canvas.findByRole<HTMLInputElement>("textbox", { name: `${code} 的数量` });
const sums = (canvas: Canvas) => canvas.getByText(/件，合计/u).closest("p");
const goOn = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "下一步" }));

/** The total is gold, because the customer's grains are enough for it. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", gifts);
    await expect(within(table).getAllByRole("row")).toHaveLength(5);
    await expect(within(table).getByRole("link", { name: "G1001" })).toHaveAttribute(
      "href",
      "/exdetail/G1001",
    );
    await expect(sums(canvas)).toHaveTextContent(/共 5 件，合计425 麦粒$/u);
    await expect(canvas.getByRole("link", { name: "继续兑换" })).toHaveAttribute(
      "href",
      "/exchange",
    );
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

/** Code 1202 means an empty basket (customer centre §8, orchard). */
export const Empty: Story = {
  parameters: {
    scenario: [refuses(readBasket, codes.emptyCart, orchardMessages.emptyBasket)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("果篮里还没有礼品")).toBeVisible();
    await expect(canvas.queryByRole("button", { name: "下一步" })).toBeNull();
  },
};

export const QuantityChanged: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(updateBasketLine, recordCall),
      turningInto((lines, language) => [basketLine("G1001", 3, language), ...lines.slice(1)]),
    ],
  },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "G1001");
    await userEvent.clear(field);
    await userEvent.type(field, "3{Enter}");
    await expect(await findToast("数量修改成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      giftId: basketLine("G1001", 1).giftId,
      quantity: 3,
    });
    await waitFor(() => expect(sums(canvas)).toHaveTextContent(/合计545 麦粒$/u));
  },
};

/** What is no quantity stays and is not sent, and the next step waits until it is corrected. */
export const WrongQuantity: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [answers(updateBasketLine, recordCall), answers(checkBasket, recordCall)],
  },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "G1001");
    for (const typed of ["0", "-3", "1.5"]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(field).toHaveAccessibleDescription("请填写 1 到 9999 的整数");
      await goOn(canvas);
      await readAlert("请先改正 G1001 的数量。");
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue(typed);
    }
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "1");
    await goOn(canvas);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
  },
};

/** A refused quantity is reverted, with the server's reason in an alert and a message at its field. */
export const QuantityBeyondStock: Story = {
  parameters: {
    scenario: [refuses(updateBasketLine, codes.giftOutOfStock, orchardMessages.stockLeft(48))],
  },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "G1001");
    await userEvent.clear(field);
    await userEvent.type(field, "99{Enter}");
    await expectAlert("该礼品库存不足，目前仅剩 48 件。");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(await canvas.findByText("未能改为 99")).toBeVisible();
    await expect(field).toHaveValue("2");
  },
};

const refusedChange = (refusing: ReturnType<typeof refuses>): Story => ({
  tags: ["no-picture"],
  parameters: { scenario: [refusing] },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "G1001");
    await userEvent.clear(field);
    await userEvent.type(field, "3{Enter}");
    await expectAlert(refusalOf(refusing)?.message.zh ?? "");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(await canvas.findByText("未能改为 3")).toBeVisible();
  },
});

export const QuantityRefused: Story = refusedChange(
  refuses(updateBasketLine, codes.badRequest, callMessages.quantity),
);

export const RemovedMeanwhile: Story = refusedChange(
  refuses(updateBasketLine, codes.notFound, orchardMessages.noSuchLine),
);

export const DelistedMeanwhile: Story = refusedChange(
  refuses(updateBasketLine, codes.giftDelisted, orchardMessages.delisted),
);

const noSession = (endpoint: Parameters<typeof refuses>[0]) =>
  refuses(endpoint, codes.notLoggedIn, callMessages.notLoggedIn);

/** The session has ended: a prompt asks to log in again, and the quantity stays as typed. */
export const QuantityWithoutSession: Story = {
  decorators: [withSessionWatch],
  parameters: { scenario: [noSession(updateBasketLine)] },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "G1001");
    await userEvent.clear(field);
    await userEvent.type(field, "3{Enter}");
    await expectLoginPrompt();
    await expect(field).toHaveValue("3");
    await expect(field).toHaveAccessibleDescription("未保存，请重试");
  },
};

const typedBefore = {
  by: "",
  forms: {
    [draftNames.basket]: {
      changes: [
        { kind: "edit", line: { giftId: basketLine("G1001", 1).giftId }, to: { quantity: 3 } },
      ],
    },
  },
};

/** A quantity that was typed before the session ended is saved once the customer has logged in again. */
export const QuantitySavedAfterLogin: Story = {
  tags: ["no-picture"],
  parameters: {
    stored: { [storageKeys.drafts]: JSON.stringify(typedBefore) },
    scenario: [
      answers(updateBasketLine, recordCall),
      turningInto((lines, language) => [basketLine("G1001", 3, language), ...lines.slice(1)]),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await findToast("数量修改成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(await quantityOf(canvas, "G1001")).toHaveValue("3");
  },
};

const removedWithoutSession = (endpoint: Parameters<typeof refuses>[0], button: string): Story => ({
  tags: ["no-picture"],
  decorators: [withSessionWatch],
  parameters: { scenario: [noSession(endpoint)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: button }));
    await answerAlert(button === "清空果篮" ? "确定" : "删除");
    await expectLoginPrompt();
    /* The dialog hides the rest from roles. */
    await expect(canvas.getByText("G1001")).toBeVisible();
  },
});

/** Nothing is removed without a session. */
export const RemovedWithoutSession: Story = removedWithoutSession(
  removeBasketLine,
  "删除 实验室保温杯",
);

export const ClearedWithoutSession: Story = removedWithoutSession(clearBasket, "清空果篮");

/** The line is removed, and the next one's button receives the focus. */
export const LineRemoved: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [answers(removeBasketLine, recordCall), turningInto((lines) => lines.slice(1))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 实验室保温杯" }));
    await answerAlert("删除");
    await expect(await findToast("删除成功!")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ giftId: basketLine("G1001", 1).giftId });
    await expect(canvas.queryByRole("link", { name: "G1001" })).toBeNull();
    await expect(canvas.getByRole("button", { name: "删除 磁力搅拌子套装" })).toHaveFocus();
  },
};

/** A failed removal is quiet: the line returns, and the bar shows a message (storefront §8, silent failures). */
export const RemoveFailed: Story = {
  parameters: { scenario: [refuses(removeBasketLine, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 实验室保温杯" }));
    await answerAlert("删除");
    await expect(await canvas.findByText("礼品未能删除，请重试。")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "G1001" })).toBeVisible();
  },
};

/** Emptying asks first (storefront §5, next step). */
export const Cleared: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(clearBasket, recordCall), turningInto(() => emptied)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "清空果篮" }));
    await expect(await findAlert("您确定清空购物车吗?")).toBeVisible();
    await answerAlert("确定");
    await expect(await findToast("已全部清空购物车!")).toBeVisible();
    await expect(canvas.getByText("果篮里还没有礼品")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

export const ClearFailed: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(clearBasket, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "清空果篮" }));
    await answerAlert("确定");
    await expect(await canvas.findByText("果篮未能清空，请重试。")).toBeVisible();
  },
};

/** A gift that was taken off the shelves is marked, counts in no total, and can be removed. */
export const Delisted: Story = {
  parameters: { scenario: [withLines((_, index) => ({ isListed: index !== 0 }))] },
  play: async ({ canvas }) => {
    const row = within(await canvas.findByRole("row", { name: /实验室保温杯/u }));
    await expect(row.getByText("已下架")).toBeVisible();
    await expect(row.getByText("不计入合计")).toBeVisible();
    await expect(row.queryByRole("textbox")).toBeNull();
    await expect(row.getByRole("button", { name: "删除 实验室保温杯" })).toBeVisible();
    await expect(sums(canvas)).toHaveTextContent(/共 3 件，合计185 麦粒$/u);
  },
};

/** Lines that the stock does not suffice for say how many are left. */
export const StockFallen: Story = {
  parameters: {
    scenario: [
      withLines((_, index) => (index === 0 ? { stock: 1 } : index === 1 ? { stock: 0 } : {})),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("仅剩 1 件")).toBeVisible();
    await expect(canvas.getByText("已兑完")).toBeVisible();
  },
};

/** The next step says that the grains do not suffice (customer centre §5, gift basket). */
export const TooFewGrains: Story = {
  parameters: {
    scenario: [answers(readBasket, (_, language) => basketOf(basket(language).lines, 400))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您有 400 麦粒，还差 25 麦粒")).toBeVisible();
    await goOn(canvas);
    await expectAlert("麦粒不足，不能下单！麦粒可通过购买麦克林试剂获得。");
  },
};

/** Nothing can be ordered: the next step asks to choose gifts (customer centre §5, gift basket). */
export const NothingChosen: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [withLines(() => ({ isListed: false }))] },
  play: async ({ canvas }) => {
    await goOn(canvas);
    await expectAlert("您还没有选择商品，请选择商品！");
  },
};

/** The server has checked the basket. */
export const NextStep: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(checkBasket, recordCall)] },
  play: async ({ canvas, canvasElement }) => {
    await goOn(canvas);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange/checkout"));
    await expect(sent).toHaveBeenCalledOnce();
  },
};

const refusedCheck = (refusing: ReturnType<typeof refuses>): Story => ({
  tags: ["no-picture"],
  parameters: { scenario: [refusing] },
  play: async ({ canvas, canvasElement }) => {
    await goOn(canvas);
    await expectAlert(refusalOf(refusing)?.message.zh ?? "");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(routeIn(canvasElement)).toBe("/excart");
  },
});

/** The session has ended: a prompt asks to log in again, and the basket stays. */
export const NextStepWithoutSession: Story = {
  tags: ["no-picture"],
  decorators: [withSessionWatch],
  parameters: { scenario: [noSession(checkBasket)] },
  play: async ({ canvas, canvasElement }) => {
    const field = await quantityOf(canvas, "G1001");
    await goOn(canvas);
    await expectLoginPrompt();
    await expect(routeIn(canvasElement)).toBe("/excart");
    await expect(field).toHaveValue("2");
  },
};

/** The basket was emptied in another tab. */
export const CheckedEmpty: Story = refusedCheck(
  refuses(checkBasket, codes.emptyCart, orchardMessages.nothingChosen),
);

/** A gift was taken off the shelves since the basket was read. */
export const CheckedDelisted: Story = refusedCheck(
  refuses(checkBasket, codes.giftDelisted, orchardMessages.someDelisted(["实验室保温杯"])),
);

/** Others took the gift since the basket was read. */
export const CheckedOutOfStock: Story = refusedCheck(
  refuses(
    checkBasket,
    codes.giftOutOfStock,
    orchardMessages.someOutOfStock([{ name: "实验室保温杯", stock: 1 }]),
  ),
);

/** The grains were spent in another tab. */
export const CheckedTooFewGrains: Story = refusedCheck(
  refuses(checkBasket, codes.tooFewGrains, orchardMessages.tooFewGrains),
);

/** A line is removed, and the next step taken, without a pointer. */
export const KeyboardOnly: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    (await quantityOf(canvas, "G1001")).focus();
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "删除 实验室保温杯" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    const question = await findAlert();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(question).not.toBeInTheDocument());
    canvas.getByRole("button", { name: "下一步" }).focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange/checkout"));
  },
};

/** Long names wrap. */
export const LongContent: Story = {
  parameters: {
    scenario: [
      withLines((line, index) =>
        index === 0 ? { name: line.name.repeat(20), quantity: 9999, amount: 1_199_880 } : {},
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", gifts)).toBeVisible();
  },
};

export const OnAPhone: Story = standard.onAPhone;
