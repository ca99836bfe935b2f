import {
  type CartLine,
  checkCartLine,
  clearCart,
  editCartLine,
  pinToBatch,
  readCart,
  removeCartLine,
} from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { addToShoppingList, createShoppingList } from "@reagent/api/contract/shopping-list";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import {
  cart,
  cartOf,
  overLimit,
  requiredFilings,
  withoutLicence,
} from "@reagent/api/mock/samples/cart";
import type { Language } from "@reagent/api/mock/samples/language";
import { answers, refusal, refuses, waits } from "@reagent/api/mock/verbs";
import type { FilingState } from "@reagent/domain/filing";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { useLocation } from "react-router-dom";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { copy as vatCopy } from "../../../blocks/VatNote/VatNote.copy.ts";
import { deferred } from "../../../deferred.ts";
import {
  answerAlert,
  readAlert,
  expectAlert,
  expectLoginPrompt,
  findAlert,
  findToast,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { dials, inLength, inNumber } from "../../../foundations/stage/dials.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { words } from "../../../foundations/stage/words.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { pressEnterWhileComposing } from "../../../testing/composition.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { copy as listCopy } from "../../shopping-list/parts/AddToList/AddToList.copy.ts";
import { copy } from "./Cart.copy.ts";
import { Cart } from "./Cart.tsx";
import { copy as freightCopy } from "./FreightNote.copy.ts";

const sent = fn();
/** The state of the mocked cart; each story starts unchanged. */
let isChanged = false;
/** Ends once all steps of the quantity are clicked. */
let stepped = deferred();
/** Ends once the next step waits for what was typed. */
let waitedFor = deferred();

const meta = {
  title: "Screens/Cart/Cart",
  component: Cart,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/cart" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
    isChanged = false;
  },
} satisfies Meta<typeof Cart>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readCart, (canvas) =>
  canvas.findByRole("table", { name: "试剂" }),
);

const changed = (change: (line: CartLine, index: number) => Partial<CartLine>) =>
  answers(readCart, (_, language) => {
    const { reagents, instruments } = cart(language);
    return cartOf(
      reagents.map((line, index) => ({ ...line, ...change(line, index) })),
      instruments,
    );
  });

const unselected = ({ reagents }: { reagents: readonly CartLine[] }) =>
  cartOf(reagents.map((line) => ({ ...line, isSelected: false })));

/** Answers with the cart, and with the changes made to it. */
const turningInto = (after: (language: Language) => ReturnType<typeof cart> | typeof emptied) =>
  answers(readCart, (_, language) => (isChanged ? after(language) : cart(language)));
const emptied = refusal(codes.emptyCart, cartMessages.empty);

const recordCall = (params: unknown) => {
  sent(params);
  isChanged = true;
  return {};
};

const quantityOf = (canvas: Canvas, code: string) =>
  canvas.findByRole<HTMLInputElement>("textbox", { name: `${code} 的数量` });
const itemNumberOf = (canvas: Canvas, code: string) =>
  canvas.findByRole<HTMLInputElement>("textbox", { name: `${code} 的客户物料号` });
const rowOf = async (canvas: Canvas, code: string) => {
  const row = (await canvas.findByText(code)).closest("tr");
  if (!row) throw new Error(`No row has ${code}.`);
  return row;
};
const quotedTerms = {
  quantity: 4,
  salesPrice: fen(1_000),
  total: fen(4_000),
  quotedUntil: "2026-12-31",
};
const sums = (canvas: Canvas) => canvas.getByText(/件，合计/).closest("p");

/** Presses the line of a notice. */
const unfold = async (canvas: Canvas, line: string | RegExp) =>
  userEvent.click(await canvas.findByText(line));

/** Waits for the last call of a story: no call is pending after it. */
const sumsTold = (canvas: Canvas) =>
  waitFor(() => expect(sums(canvas)).toHaveAttribute("aria-busy", "false"));

export const Default: Story = {
  play: async ({ canvas }) => {
    const reagents = await canvas.findByRole("table", { name: "试剂" });
    await expect(within(reagents).getAllByRole("row")).toHaveLength(5);
    const instruments = canvas.getByRole("table", { name: "仪器耗材" });
    await expect(within(instruments).getByText("量程 100–1000 µL；颜色 蓝色")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "全选" })).toHaveAttribute(
      "aria-checked",
      "mixed",
    );
    await expect(canvas.getByRole("checkbox", { name: "全选仪器耗材" })).toBeChecked();
    await expect(sums(canvas)).toHaveTextContent(/已选 6 件，合计¥1,[\d,]+\.\d\d 含 13% 增值税/);
  },
};

export const Loading: Story = standard.loading;

export const Empty: Story = {
  parameters: { scenario: [refuses(readCart, codes.emptyCart, cartMessages.empty)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("购物车暂无商品")).toBeVisible();
    await expect(canvas.getByText("合计").closest("p")).toHaveTextContent("合计 ¥0.00");
    await expect(canvas.queryByRole("button", { name: "下一步" })).toBeNull();
  },
};

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const QuantityChanged: Story = {
  parameters: {
    scenario: [
      answers(editCartLine, recordCall),
      turningInto((language) => {
        const { reagents, instruments } = cart(language);
        const total = fen(159_840);
        return cartOf(
          reagents.map((line, index) => (index === 0 ? { ...line, quantity: 12, total } : line)),
          instruments,
        );
      }),
    ],
  },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    await userEvent.clear(field);
    await userEvent.type(field, "12{Enter}");
    await expect(await findToast("修改成功！")).toBeVisible();
    await expect(await canvas.findByText("1,598.40")).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      kind: "reagent",
      quantity: 12,
      customerItemNumber: "YF-2026-0518",
    });
  },
};

/** A change is shown at once; the sums are dimmed until the server answers. */
export const ChangeOnItsWay: Story = {
  parameters: { scenario: [waits(editCartLine)] },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    const [, before] = sums(canvas)?.textContent?.split("合计") ?? [];
    await userEvent.click(canvas.getByRole("button", { name: "S812046-100g 的数量加一" }));
    await waitFor(() => expect(field).toHaveValue("2"));
    await expect(sums(canvas)).toHaveAttribute("aria-busy", "true");
    await expect(sums(canvas)).toHaveTextContent("已选 7 件");
    await expect(sums(canvas)?.textContent?.split("合计")[1]).toBe(before);
  },
};

export const SelectionOnItsWay: Story = {
  parameters: { scenario: [waits(checkCartLine)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: "全选试剂" }));
    const reagents = canvas.getByRole("table", { name: "试剂" });
    await waitFor(async () => {
      for (const box of within(reagents).getAllByRole("checkbox")) await expect(box).toBeChecked();
    });
    await expect(sums(canvas)).toHaveAttribute("aria-busy", "true");
  },
};

/** Of several quick steps the last one is saved. */
export const QuantityStepped: Story = {
  parameters: {
    scenario: [
      // The first answer waits until the last step: without it, each step would be sent by itself.
      http.post(`*${editCartLine.path}`, () => stepped.promise),
      answers(editCartLine, recordCall),
    ],
  },
  beforeEach: () => {
    stepped = deferred();
  },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "S812046-500g");
    const more = canvas.getByRole("button", { name: "S812046-500g 的数量加一" });
    for (let step = 0; step < 4; step++) await userEvent.click(more);
    stepped.resolve();
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ quantity: 5 }));
    await sumsTold(canvas);
    // The server's answer wins, and the mocked cart has not changed.
    await waitFor(() => expect(field).toHaveValue("1"));
  },
};

/** What is no quantity stays and is not sent, and the next step waits until it is corrected. */
export const WrongQuantity: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(editCartLine, recordCall)] },
  play: async ({ canvas, canvasElement }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    for (const typed of ["0", "-3", "1.5"]) {
      await userEvent.clear(field);
      await userEvent.type(field, `${typed}{Enter}`);
      await expect(field).toHaveAccessibleDescription("请填写 1 到 9999 的整数");
      await userEvent.click(canvas.getByRole("button", { name: "下一步" }));
      await readAlert("请先改正 S812046-100g 的数量。");
      await waitFor(() => expect(field).toHaveFocus());
      await expect(field).toHaveValue(typed);
    }
    await expect(routeIn(canvasElement)).toBe("/cart");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "3{Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ quantity: 3 }));
    await sumsTold(canvas);
  },
};

/** A number above the range is corrected, with a message. */
export const QuantityCorrected: Story = {
  parameters: { scenario: [answers(editCartLine, recordCall)] },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    await userEvent.clear(field);
    await userEvent.type(field, "12345{Enter}");
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ quantity: 9999 }));
    await expect(canvas.getByText("请填写 1 到 9999 的整数")).toBeVisible();
    await sumsTold(canvas);
  },
};

/* The alert takes the focus from the number field, which commits its value during rendering. */
const committing = [/flushSync was called from inside a lifecycle method/];

/** A refused quantity is reverted; the field names the value that was refused. */
export const EditRefused: Story = {
  parameters: {
    allowedErrors: committing,
    scenario: [refuses(editCartLine, codes.badRequest, callMessages.quantity)],
  },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    await userEvent.clear(field);
    await userEvent.type(field, "7{Enter}");
    const alert = await findAlert();
    await expect(within(alert).getByText("数量必须是 1 到 9999 之间的整数。")).toBeVisible();
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(() => expect(field).toHaveValue("1"));
    await expect(field).toHaveAccessibleDescription("未能改为 7");
  },
};

/** A quantity that could not be sent stays, and Enter sends it again. */
export const EditLost: Story = {
  parameters: {
    allowedErrors: committing,
    scenario: [answers(editCartLine, recordCall)],
  },
  play: async ({ canvas, msw }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    msw.use(http.post(`*${editCartLine.path}`, () => HttpResponse.error(), { once: true }));
    await userEvent.clear(field);
    await userEvent.type(field, "8{Enter}");
    const alert = await findAlert();
    await expect(within(alert).getByText("网络连接失败，请检查网络后重试。")).toBeVisible();
    await answerAlert("确定");
    await waitFor(() => expect(field).toHaveAccessibleDescription("未保存，请重试"));
    await expect(field).toHaveValue("8");
    await userEvent.type(field, "{Enter}");
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ quantity: 8 }));
    await expect(await findToast("修改成功！")).toBeVisible();
  },
};

export const CustomerItemNumber: Story = {
  parameters: { scenario: [answers(editCartLine, recordCall)] },
  play: async ({ canvas }) => {
    const field = await itemNumberOf(canvas, "S812046-500g");
    await userEvent.type(field, " OC-2291 {Enter}");
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({
      quantity: 1,
      customerItemNumber: "OC-2291",
    });
    await expect(await findToast("修改成功！")).toBeVisible();
  },
};

/** A number is saved when its field is left; one that is as before is not sent. */
export const ItemNumberLeft: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(editCartLine, recordCall)] },
  play: async ({ canvas }) => {
    await userEvent.type(await itemNumberOf(canvas, "S812046-100g"), "{Enter}");
    await userEvent.type(await itemNumberOf(canvas, "S812046-500g"), "OC-2291");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(await findToast("修改成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ customerItemNumber: "OC-2291" });
    await sumsTold(canvas);
  },
};

/** Enter that picks a candidate of an input method does not save. */
export const ItemNumberComposed: Story = {
  parameters: { scenario: [answers(editCartLine, recordCall)] },
  play: async ({ canvas }) => {
    const field = await itemNumberOf(canvas, "S812046-500g");
    await pressEnterWhileComposing(field, "xiangmu");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field, "项目三{Enter}");
    await expect(await findToast("修改成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** The typed number stays after a failure, and Enter sends it again. */
/** The session has ended: a prompt asks to log in again, and what was typed into the line stays. */
export const EditedWithoutSession: Story = {
  decorators: [withSessionWatch],
  parameters: {
    allowedErrors: committing,
    scenario: [refuses(editCartLine, codes.notLoggedIn, callMessages.notLoggedIn)],
  },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    await userEvent.clear(field);
    await userEvent.type(field, "8{Enter}");
    await expectLoginPrompt();
    await answerAlert("取消");
    await expect(field).toHaveValue("8");
    await expect(field).toHaveAccessibleDescription("未保存，请重试");
  },
};

export const ItemNumberRefused: Story = {
  parameters: {
    allowedErrors: committing,
    scenario: [
      answers(editCartLine, (params) => {
        sent(params);
        return refusal(codes.badRequest, cartMessages.itemNumberTooLong);
      }),
    ],
  },
  play: async ({ canvas }) => {
    const field = await itemNumberOf(canvas, "S812046-500g");
    await userEvent.type(field, "OC-2291{Enter}");
    await answerAlert("确定");
    await waitFor(() => expect(field).toHaveAccessibleDescription("未保存，请重试"));
    await expect(field).toHaveValue("OC-2291");
    // Losing the focus to the alert must not send the number again.
    await expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.type(field, "{Enter}");
    await answerAlert("确定");
    await expect(sent).toHaveBeenCalledTimes(2);
    await expect(field).toHaveValue("OC-2291");
  },
};

export const AllSelected: Story = {
  parameters: {
    scenario: [changed(() => ({ isSelected: true })), answers(checkCartLine, recordCall)],
  },
  play: async ({ canvas }) => {
    const all = await canvas.findByRole("checkbox", { name: "全选" });
    await expect(all).toBeChecked();
    await userEvent.click(all);
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(2));
    await expect(sent.mock.calls.map(([params]) => params as unknown)).toEqual([
      { productId: "0", kind: "reagent", isSelected: false },
      { productId: "0", kind: "instrument", isSelected: false },
    ]);
    await sumsTold(canvas);
  },
};

/** A failed selection is quiet: the checkbox is reverted, and the bar says that it was not saved. */
export const SelectionFailed: Story = {
  parameters: { scenario: [refuses(checkCartLine, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("checkbox", { name: "选择 S812046-100g" });
    await userEvent.click(box);
    await expect(await canvas.findByText("选择未能保存，请重试。")).toBeVisible();
    await expect(canvas.queryByText("系统出错，请稍后再试。")).toBeNull();
    await waitFor(() => expect(box).toBeChecked());
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const NothingSelected: Story = {
  parameters: {
    scenario: [answers(readCart, (_, language) => unselected(cart(language)))],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "下一步" }));
    const alert = await findAlert();
    await expect(
      within(alert).getByText("请勾选您要购买的商品或填写购买商品的数量！"),
    ).toBeVisible();
    await answerAlert("确定");
    await waitFor(() => expect(canvas.getByRole("button", { name: "下一步" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "删除选中" }));
    await expect(await screen.findByText("请先勾选要删除的商品。")).toBeVisible();
    await answerAlert("确定");
    await userEvent.click(canvas.getByRole("button", { name: "存为清单" }));
    await expect(await screen.findByText("请先勾选要存入清单的商品。")).toBeVisible();
    await answerAlert("确定");
  },
};

/** Reads what an earlier checkout stored on the device. */
function StoredCheckout() {
  useLocation();
  const { local } = useStorage();
  const stored = Object.values(storageKeys.checkout).filter((key) => local.get(key) !== null);
  return <output aria-label="stored">{stored.join()}</output>;
}

export const NextStep: Story = {
  parameters: { stored: { poInfo: "OLD-1", coupon: "7" } },
  render: () => (
    <>
      <Cart />
      <StoredCheckout />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("status", { name: "stored" })).toHaveTextContent("poInfo,coupon");
    await userEvent.click(await canvas.findByRole("button", { name: "下一步" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
    await waitFor(() =>
      expect(canvas.getByRole("status", { name: "stored" })).toBeEmptyDOMElement(),
    );
  },
};

/** The next step waits until everything typed is saved. */
export const NextStepWaits: Story = {
  parameters: { scenario: [waits(editCartLine)] },
  play: async ({ canvas, canvasElement }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    await userEvent.clear(field);
    await userEvent.type(field, "3");
    const next = canvas.getByRole("button", { name: "下一步" });
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute("aria-busy", "true"));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/cart"));
    await expect(field).toHaveValue("3");
  },
};

/** What was typed last is refused while the next step waits for it: the customer stays in the cart. */
export const NextStepStopped: Story = {
  tags: ["no-picture"],
  parameters: {
    allowedErrors: committing,
    scenario: [
      // Without it, the refusal could come before the next step.
      http.post(`*${editCartLine.path}`, () => waitedFor.promise),
      refuses(editCartLine, codes.badRequest, callMessages.quantity),
    ],
  },
  beforeEach: () => {
    waitedFor = deferred();
  },
  play: async ({ canvas, canvasElement }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    await userEvent.clear(field);
    await userEvent.type(field, "7");
    const next = canvas.getByRole("button", { name: "下一步" });
    await userEvent.click(next);
    await waitFor(() => expect(next).toHaveAttribute("aria-busy", "true"));
    waitedFor.resolve();
    await expectAlert("数量必须是 1 到 9999 之间的整数。");
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(() => expect(next).not.toHaveAttribute("aria-busy", "true"));
    await expect(routeIn(canvasElement)).toBe("/cart");
    await expect(field).toHaveValue("1");
  },
};

/** The next step first sends again what could not be sent. */
export const NextStepSendsAgain: Story = {
  parameters: { allowedErrors: committing, scenario: [answers(editCartLine, recordCall)] },
  play: async ({ canvas, canvasElement, msw }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    msw.use(http.post(`*${editCartLine.path}`, () => HttpResponse.error(), { once: true }));
    await userEvent.clear(field);
    await userEvent.type(field, "8{Enter}");
    await answerAlert("确定");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole("button", { name: "下一步" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ quantity: 8 });
  },
};

export const LineRemoved: Story = {
  parameters: {
    scenario: [
      answers(removeCartLine, recordCall),
      turningInto((language) => {
        const { reagents, instruments } = cart(language);
        return cartOf(reagents.slice(1), instruments);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 S812046-100g" }));
    const question = await findAlert();
    await expect(within(question).getByText("确定从购物车中删除 S812046-100g 吗？")).toBeVisible();
    await answerAlert("删除");
    await expect(await findToast("删除成功!")).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: "删除 S812046-100g" })).toBeNull(),
    );
    await expect(canvas.getByRole("button", { name: "删除 S812046-500g" })).toHaveFocus();
  },
};

/** Nothing is removed without a yes, and the focus returns to what was pressed. */
export const RemovalDeclined: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    for (const name of ["删除 S812046-100g", "删除选中"]) {
      const button = await canvas.findByRole("button", { name });
      await userEvent.click(button);
      await answerAlert("取消");
      await waitFor(() => expect(button).toHaveFocus());
    }
    const reagents = canvas.getByRole("table", { name: "试剂" });
    await expect(within(reagents).getAllByRole("row")).toHaveLength(5);
    await expect(canvas.getByRole("table", { name: "仪器耗材" })).toBeVisible();
    await expect(screen.queryByText("删除成功!")).toBeNull();
  },
};

export const LastLineRemoved: Story = {
  parameters: {
    scenario: [
      answers(removeCartLine, recordCall),
      answers(readCart, (_, language) =>
        isChanged ? emptied : cartOf(cart(language).reagents.slice(0, 1)),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 S812046-100g" }));
    await answerAlert("删除");
    await expect(await findToast("删除成功!")).toBeVisible();
    await expect(await canvas.findByText("购物车暂无商品")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const SelectedRemoved: Story = {
  parameters: {
    scenario: [
      answers(removeCartLine, recordCall),
      turningInto((language) => cartOf(cart(language).reagents.slice(3))),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除选中" }));
    const question = await findAlert();
    await expect(within(question).getByText("确定删除选中的 4 种商品吗？")).toBeVisible();
    await answerAlert("删除");
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(4));
    await waitFor(() => expect(canvas.queryByRole("table", { name: "仪器耗材" })).toBeNull());
    await expect(await screen.findAllByText("删除成功!", { selector: "li *" })).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole("button", { name: "删除选中" })).toHaveFocus());
    await sumsTold(canvas);
  },
};

/** All lines are selected and removed: the pressed button is gone as well, and the title has the focus. */
export const EverythingSelectedRemoved: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(removeCartLine, recordCall),
      answers(readCart, (_, language) => {
        const { reagents, instruments } = cart(language);
        const selected = reagents.map((line) => ({ ...line, isSelected: true }));
        return isChanged ? emptied : cartOf(selected, instruments);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除选中" }));
    const question = await findAlert();
    await expect(within(question).getByText("确定删除选中的 5 种商品吗？")).toBeVisible();
    await answerAlert("删除");
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(5));
    await expect(await canvas.findByText("购物车暂无商品")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const RemoveFailed: Story = {
  parameters: { scenario: [refuses(removeCartLine, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 S812046-100g" }));
    await answerAlert("删除");
    // Silent (storefront §8, silent failures): no alert; the line is shown again, and the bar says that it is still there.
    await expect(await canvas.findByText("商品未能删除，请重试。")).toBeVisible();
    await expect(canvas.queryByText("系统出错，请稍后再试。")).toBeNull();
    await expect(await canvas.findByRole("button", { name: "删除 S812046-100g" })).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const ClearFailed: Story = {
  parameters: { scenario: [refuses(clearCart, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "清空购物车" }));
    await answerAlert("确定");
    // Silent (storefront §8, silent failures): no alert; all lines stay, and the bar shows a message.
    await expect(await canvas.findByText("购物车未能清空，请重试。")).toBeVisible();
    await expect(canvas.queryByText("系统出错，请稍后再试。")).toBeNull();
    await expect(canvas.getByRole("table", { name: "仪器耗材" })).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const Cleared: Story = {
  parameters: { scenario: [answers(clearCart, recordCall), turningInto(() => emptied)] },
  play: async ({ canvas }) => {
    const clear = await canvas.findByRole("button", { name: "清空购物车" });
    await userEvent.click(clear);
    const question = await findAlert();
    await expect(within(question).getByText("您确定清空购物车吗?")).toBeVisible();
    await answerAlert("取消");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(clear);
    await answerAlert("确定");
    await expect(await findToast("已全部清空购物车!")).toBeVisible();
    await expect(await canvas.findByText("购物车暂无商品")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

/** A list is not made with what is no quantity. */
export const SavedAsListWithoutAQuantity: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    await userEvent.clear(field);
    await userEvent.type(field, "0{Enter}");
    await userEvent.click(canvas.getByRole("button", { name: "存为清单" }));
    await readAlert("请先改正 S812046-100g 的数量。");
    await waitFor(() => expect(field).toHaveFocus());
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

const saveAsList = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole("button", { name: "存为清单" }));
  return within(await screen.findByRole("dialog", { name: "存为清单" }));
};

/** The selected lines are added to a list that the customer has, and the message leads to it. */
export const SavedAsList: Story = {
  parameters: { scenario: [answers(addToShoppingList, recordCall)] },
  play: async ({ canvas }) => {
    const dialog = await saveAsList(canvas);
    const list = await dialog.findByRole("button", { name: /^常备溶剂/u });
    if (restsHere()) return;
    await userEvent.click(list);
    await expect(await findToast("已加入清单“常备溶剂”")).toBeVisible();
    await expect(screen.getByRole("link", { name: "查看清单" })).toHaveAttribute(
      "href",
      "/fav/lists/42",
    );
    await expect(sent).toHaveBeenCalledOnce();
    await expect(sent.mock.lastCall?.[0]).toEqual({
      listId: "42",
      products: [
        { kind: "reagent", productCode: "S812046-100g", quantity: 1 },
        { kind: "reagent", productCode: "S812046-500g", quantity: 1 },
        { kind: "reagent", productCode: "A801119-4L", quantity: 2 },
        { kind: "instrument", productCode: expect.any(String) as string, quantity: 2 },
      ],
    });
  },
};

export const SavedAsNewList: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(createShoppingList, { listId: "43" }),
      answers(addToShoppingList, recordCall),
    ],
  },
  play: async ({ canvas }) => {
    const dialog = await saveAsList(canvas);
    const field = await dialog.findByRole("textbox", { name: "清单名称" });
    await userEvent.type(field, "秋季实验课{Enter}");
    await expect(await findToast("已加入清单“秋季实验课”")).toBeVisible();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({ listId: "43" });
  },
};

/** Returning to the tab reads the cart again. */
export const ChangedInAnotherTab: Story = {
  parameters: {
    scenario: [turningInto((language) => cartOf(cart(language).reagents.slice(0, 2)))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "仪器耗材" })).toBeVisible();
    const field = await itemNumberOf(canvas, "S812046-500g");
    await userEvent.type(field, "OC-22");
    isChanged = true;
    await waitFor(
      () => {
        window.dispatchEvent(new Event("focus"));
        return expect(canvas.queryByRole("table", { name: "仪器耗材" })).toBeNull();
      },
      { interval: 300 },
    );
    // The value being typed is kept.
    await expect(field).toHaveValue("OC-22");
    await userEvent.clear(field);
  },
};

/** A change was saved, but rereading the cart failed: the change is shown, the sums are marked as outdated. */
export const NotReadAgain: Story = {
  parameters: {
    scenario: [
      answers(checkCartLine, recordCall),
      answers(readCart, (_, language) =>
        isChanged ? refusal(codes.failed, callMessages.failed) : cart(language),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("checkbox", { name: "选择 S812046-100g" });
    await userEvent.click(box);
    await expect(await canvas.findByText("合计未能更新")).toBeVisible();
    await expect(box).not.toBeChecked();
    isChanged = false;
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await waitFor(() => expect(canvas.queryByText("合计未能更新")).toBeNull());
    await waitFor(() => expect(box).toBeChecked());
  },
};

/** Each kind of goods has its own freight: of these, the reagents are free of it. */
export const FreightOfTwoKinds: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readCart, (_, language) => {
        const { reagents, instruments } = cart(language);
        return cartOf(
          reagents.map((line) => ({ ...line, isSelected: true, total: fen(200_00) })),
          instruments.map((line) => ({ ...line, total: fen(680_50) })),
        );
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("试剂免运费")).toBeVisible();
    await expect(canvas.getByText("仪器耗材运费 ¥30.00，再买 ¥319.50 免运费")).toBeVisible();
  },
};

/** Goods of one kind: the bar says how much more makes them free of freight. */
export const FreightUntilFree: Story = {
  parameters: {
    scenario: [
      answers(readCart, (_, language) =>
        cartOf(
          cart(language).reagents.map((line, index) => ({
            ...line,
            isSelected: index === 0,
            total: fen(432_00),
          })),
        ),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("运费 ¥15.00，再买 ¥68.00 免运费")).toBeVisible();
  },
};

/** A shop that always charges freight names no amount that makes it free. */
export const FreightAlways: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readCart, (_, language) => ({
        ...cartOf(cart(language).reagents),
        freight: [{ kind: "reagent" as const, fee: fen(8_50), untilFree: null }],
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("运费 ¥8.50")).toBeVisible();
  },
};

/** The price of a quote holds for its quantity: the line shows it without a field. */
export const Quoted: Story = {
  parameters: {
    scenario: [changed((_, index) => (index === 0 ? { ...quotedTerms, isQuoteOver: false } : {}))],
  },
  play: async ({ canvas }) => {
    const line = within(await rowOf(canvas, "S812046-100g"));
    await expect(line.getByText("报价有效期至 2026-12-31，数量不可修改")).toBeVisible();
    await expect(line.getByText("4", { selector: "td" })).toBeVisible();
    await expect(line.queryByRole("textbox", { name: "S812046-100g 的数量" })).toBeNull();
    await expect(await itemNumberOf(canvas, "S812046-100g")).toBeEnabled();
  },
};

/** After its last day a line has the list price, or none where its product is sold on request. */
export const QuoteOver: Story = {
  parameters: {
    scenario: [
      changed((line, index) => {
        if (index > 1) return {};
        const unpriced = { listPrice: fen(0), salesPrice: null, total: fen(0) };
        return {
          ...line,
          quotedUntil: "2026-11-20",
          isQuoteOver: true,
          ...(index === 0 && unpriced),
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const unpriced = within(await rowOf(canvas, "S812046-100g"));
    await expect(unpriced.getByText("报价已于 2026-11-20 到期，请重新询价")).toBeVisible();
    await expect(unpriced.getByText("询价", { exact: true })).toBeVisible();
    await expect(unpriced.getByRole("link", { name: "去询价" })).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/bulk\?.*item_code=S812046/u),
    );
    const listed = within(await rowOf(canvas, "S812046-500g"));
    await expect(listed.getByText("报价已于 2026-11-20 到期，按目录价购买")).toBeVisible();
    await expect(await quantityOf(canvas, "S812046-500g")).toBeEnabled();
  },
};

/** Too much waits to be paid already: the cart says why its selected lines cannot be ordered. */
export const OverLimit: Story = {
  parameters: {
    scenario: [
      answers(readCart, (_, language) => ({ ...cart(language), overLimit: overLimit[language] })),
    ],
  },
  play: async ({ canvas }) => {
    await unfold(canvas, "已选商品超出未付款限额，不能下单");
    await expect(canvas.getByText(overLimit.zh)).toBeVisible();
  },
};

/** A strong oxidiser that is an explosive precursor, a flammable liquid, and two lines whose class is not determined. */
const hazards: readonly Partial<CartLine>[] = [
  {
    name: "甲",
    englishName: "A",
    pictograms: ["GHS03", "GHS05"],
    hazardStatements: ["H271", "H314"],
    signalWord: "danger",
    isExplosivePrecursor: true,
  },
  {},
  {
    name: "乙",
    englishName: "B",
    pictograms: ["GHS02"],
    hazardStatements: ["H225"],
    signalWord: "danger",
  },
];
const withHazards = (line: CartLine, index: number): CartLine => ({
  ...line,
  pictograms: [],
  hazardStatements: [],
  signalWord: "none",
  ...hazards[index],
});
const mixedHazards = changed(withHazards);

/** The explosive precursor alone, whose filing is in a state. */
const withFilings = (state: FilingState) =>
  answers(readCart, (_, language) => {
    const reagents = cart(language).reagents.map((line, index) => ({
      ...line,
      hazardNumber: "",
      isExplosivePrecursor: index === 0,
    }));
    return { ...cartOf(reagents), filings: requiredFilings(reagents, { state, refusal: "" }) };
  });

const openAdvice = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByText("存放与安全建议"));
  return within(canvas.getByRole("region", { name: "存放与安全建议" }));
};

/** Storage groups, the pair that is stored apart with its reason, the filing that is missing, and what is shipped separately. */
export const StorageAdvice: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [mixedHazards],
  },
  play: async ({ canvas }) => {
    await unfold(canvas, /^到货后分开存放：1 组/u);
    const advice = await openAdvice(canvas);
    await expect(advice.getByText("3 易燃液体")).toBeVisible();
    await expect(advice.getByText("未能确定类别，请查阅安全技术说明书")).toBeVisible();
    const apart = within(canvas.getByRole("region", { name: /^到货后分开存放/u }));
    await expect(apart.getByRole("listitem")).toHaveTextContent(
      "乙 与 甲氧化性物质会加剧可燃物的燃烧。 3 易燃液体 与 5.1A 强氧化性物质",
    );
    await expect(
      await advice.findByRole("link", { name: "去备案：危险化学品、易制爆危险化学品" }),
    ).toHaveAttribute("href", "/profile/danger");
    await expect(advice.getByRole("heading", { name: /^分 \d 批发货$/u })).toBeVisible();
    await expect(advice.getByText("试剂与仪器耗材成为两个订单，分别发货。")).toBeVisible();
    await expect(advice.getByRole("link", { name: "查询安全技术说明书" })).toHaveAttribute(
      "href",
      "/msds",
    );
    await expect(canvas.getByRole("button", { name: "下一步" })).toBeEnabled();
  },
};

const sulfuricAcid = {
  name: "硫酸",
  englishName: "Sulfuric acid",
  casNumber: "7664-93-9",
  hazardStatements: ["H314"],
};
/** Two packs of sulfuric acid, and an azide. */
const reactants: readonly Partial<CartLine>[] = [
  sulfuricAcid,
  sulfuricAcid,
  {
    name: "叠氮化钠",
    englishName: "Sodium azide",
    casNumber: "26628-22-8",
    smiles: "[Na+].[N-]=[N+]=[N-]",
    hazardStatements: ["H300", "EUH032"],
  },
];

/** What two lines do when they meet, in plain words; two packs of an item are one. */
export const Reactions: Story = {
  parameters: {
    scenario: [
      changed((line, index) => ({ ...withHazards(line, index), smiles: "", ...reactants[index] })),
    ],
  },
  play: async ({ canvas }) => {
    await unfold(canvas, /^不要相互接触或混合：1 组/u);
    const reactions = within(canvas.getByRole("region", { name: /^不要相互接触或混合/u }));
    await expect(reactions.getByRole("listitem")).toHaveTextContent(
      /^(?:叠氮化钠 与 硫酸|硫酸 与 叠氮化钠)\s?危险： 生成剧毒且易爆炸的叠氮酸。$/u,
    );
  },
};

/** The checkout leads to the advice, which is open then and has the focus. */
export const AdviceAskedFor: Story = {
  tags: ["no-picture"],
  parameters: { route: "/cart#advice", scenario: [mixedHazards] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("3 易燃液体")).toBeVisible();
    const advice = within(canvas.getByRole("region", { name: "存放与安全建议" }));
    const line = advice.getByText("存放与安全建议").closest("summary");
    await waitFor(() => expect(line).toHaveFocus());
  },
};

/** The filing waits for its review: the notice says so. Once it is accepted, the cart has no notice. */
export const FilingPending: Story = {
  parameters: { scenario: [withFilings("pending")] },
  play: async ({ canvas }) => {
    await unfold(canvas, "1 项备案未通过，通过前不能下单");
    await expect(canvas.getByText("管制商品的备案尚未通过，通过前不能下单：")).toBeVisible();
    const [filings] = await canvas.findAllByRole("list", { name: "所需备案" });
    await expect(filings).toHaveTextContent("易制爆危险化学品 审核中，通过后即可下单查看备案");
  },
};

export const FilingAccepted: Story = {
  parameters: { scenario: [withFilings("accepted")] },
  play: async ({ canvas }) => {
    const advice = await openAdvice(canvas);
    await expect(canvas.queryByText("管制商品的备案尚未通过，通过前不能下单：")).toBeNull();
    await expect(advice.getByRole("link", { name: "查看备案：易制爆危险化学品" })).toBeVisible();
  },
};

/** The filing was accepted without the licence that the shop requires for highly toxic chemicals. */
export const LicenceMissing: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readCart, (_, language) => {
        const reagents = cart(language).reagents.map((line, index) => ({
          ...line,
          hazardNumber: "",
          isExplosivePrecursor: false,
          isDrugPrecursor: false,
          ...(index === 0 && { name: "叠氮化钠", casNumber: "26628-22-8", hazardNumber: "listed" }),
        }));
        return { ...cartOf(reagents), filings: requiredFilings(reagents, withoutLicence) };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await unfold(canvas, "缺少剧毒许可证，补充前不能下单");
    await expect(
      canvas.getByText("剧毒化学品的购买许可证尚未备案，备案前不能下单："),
    ).toBeVisible();
    const [filings] = await canvas.findAllByRole("list", { name: "所需备案" });
    await expect(filings).toHaveTextContent(
      "危险化学品 已通过，缺少剧毒化学品购买许可证，请联系客服补充查看备案",
    );
    await expect(canvas.getByText("剧毒")).toBeVisible();
  },
};

/** Ethanol, which is no precursor, requires the filing of hazardous chemicals; the language of the page names it. */
export const HazardousChemicalsInEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  parameters: {
    scenario: [
      changed((_, index) => (index === 0 ? { hazardNumber: "2568" } : { hazardNumber: "" })),
    ],
  },
  play: async ({ canvas }) => {
    await unfold(canvas, "A filing is missing: not orderable yet");
    const [filings] = await canvas.findAllByRole("list", { name: "Required filings" });
    await expect(filings).toHaveTextContent("Hazardous chemicals not filedFile it");
  },
};

/** All notices at once: each is one line, and what is in sight of the lines stays so. */
export const NoticesFolded: Story = {
  parameters: {
    scenario: [
      answers(readCart, (_, language) => {
        const { reagents, instruments } = cart(language);
        const sample = cartOf(reagents.map(withHazards), instruments);
        return { ...sample, overLimit: overLimit[language] };
      }),
    ],
  },
  play: async ({ canvas }) => {
    for (const line of [
      /^\d 项备案未通过，通过前不能下单$/u,
      "已选商品超出未付款限额，不能下单",
      /^到货后分开存放：1 组/u,
    ]) {
      const shown = await canvas.findByText(line);
      await expect(shown).toBeVisible();
      await expect(shown.getBoundingClientRect().height).toBeLessThan(30);
    }
    await expect(canvas.getByText(overLimit.zh)).not.toBeVisible();
    await expect(canvas.getByText("管制商品的备案尚未通过，通过前不能下单：")).not.toBeVisible();
  },
};

export const NoticesFoldedOnAPhone: Story = {
  ...NoticesFolded,
  globals: { viewport: { value: "phone" } },
};

/** The quantity exceeds the stock: the line says how much is delivered later, and the cart can be ordered. */
export const BeyondStock: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      changed((_, index) =>
        index === 0
          ? { stock: 3, quantity: 5, expectedDelivery: "期货，约2周" }
          : index === 1
            ? { stock: 1, quantity: 4, expectedDelivery: "" }
            : {},
      ),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText("超出库存：现货 3 EA，其余 2 EA 期货，约2周"),
    ).toBeVisible();
    await expect(canvas.getByText("超出库存：现货 1 EA，其余 3 EA 货期待确认")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "下一步" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/checkout"));
  },
};

/** The batch that the customer wants has too few, which the line says; a press lets any batch be sent. */
export const OfOneBatch: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readCart, (_, language) => {
        const { reagents, instruments } = cart(language);
        const pinned = { pinnedBatch: isChanged ? "" : "C15482131", stock: 3, quantity: 5 };
        return cartOf(
          reagents.map((line, index) => (index === 0 ? { ...line, ...pinned } : line)),
          instruments,
        );
      }),
      answers(pinToBatch, recordCall),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^指定批号 C15482131/u)).toBeVisible();
    await expect(canvas.getByText("该批号仅余 3 件，请减少数量或不指定批号")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: /不指定批号 C15482131$/u }));
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({
        productId: expect.any(String),
        batchCode: "",
        quantity: 0,
      }),
    );
    await findToast("已取消指定批号");
    await waitFor(() => expect(canvas.queryByText(/^指定批号/u)).toBeNull());
    await expect(canvas.getByText(/^超出库存：现货 3 EA/u)).toBeVisible();
  },
};

const lineGone = refuses(pinToBatch, codes.badRequest, cartMessages.noSuchLine);
/** The line was removed in another tab. */
export const BatchOfRemovedLine: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [changed((_, index) => (index === 0 ? { pinnedBatch: "C15482131" } : {})), lineGone],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: /不指定批号 C15482131$/u }));
    await expectAlert(cartMessages.noSuchLine.zh);
  },
};

export const OutOfStock: Story = {
  parameters: {
    scenario: [
      changed((_, index) =>
        index === 0
          ? { stock: 0, expectedDelivery: "", isFutures: false }
          : index === 1
            ? { stock: 0, expectedDelivery: "预计 12 月 4 日发货" }
            : {},
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("缺货")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "请致电 400-000-0120" })).toHaveAttribute(
      "href",
      "tel:400-000-0120",
    );
    const reagents = within(canvas.getByRole("table", { name: "试剂" }));
    await expect(reagents.getByText("预计 12 月 4 日发货")).toBeVisible();
  },
};

/** One link leads past all lines to the next step. */
export const SkippedToNextStep: Story = {
  play: async ({ canvas }) => {
    const skip = await canvas.findByRole("link", { name: "跳到合计与下一步" });
    skip.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByRole("button", { name: "下一步" })).toHaveFocus();
    await expect(canvas.getByText("含 13% 增值税")).toBeVisible();
  },
};

/** The focus order follows the visual order. */
export const KeyboardOnly: Story = {
  parameters: { scenario: [answers(checkCartLine, recordCall), answers(editCartLine, recordCall)] },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("checkbox", { name: "选择 S812046-100g" });
    box.focus();
    await userEvent.keyboard(" ");
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
    const names = ["水杨醛", "复制货号 S812046-100g"];
    for (const name of names) {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(name);
    }
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName("S812046-100g 的数量");
    await userEvent.keyboard("{ArrowUp}{Enter}");
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ quantity: 2 }));
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName("S812046-100g 的客户物料号");
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName("删除 S812046-100g");
    await expect(await findToast("修改成功！")).toBeVisible();
    await sumsTold(canvas);
  },
};

export const LongContent: Story = {
  parameters: {
    scenario: [
      changed((line, index) =>
        index === 0
          ? {
              name: "<i>N</i>-α-芴甲氧羰基-<i>N</i>-ω-(2,2,4,6,7-五甲基二氢苯并呋喃-5-磺酰基)-<i>L</i>-精氨酸-4-甲氧基-3,5-二甲基苯基酯盐酸盐一水合物",
              englishName:
                "N-alpha-(9-Fluorenylmethoxycarbonyl)-N-omega-(2,2,4,6,7-pentamethyldihydrobenzofuran-5-sulfonyl)-L-arginine 4-methoxy-3,5-dimethylphenyl ester hydrochloride monohydrate",
              quantity: 9999,
              total: fen(9999 * line.listPrice),
              customerItemNumber: "PROJECT-2026-NANJING-WEST-CAMPUS-000001",
            }
          : {},
      ),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "试剂" });
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};

const fits: NonNullable<Story["play"]> = async ({ canvas, canvasElement }) => {
  await canvas.findByRole("table", { name: "试剂" });
  const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
  await expect(scrollWidth).toBe(clientWidth);
};

export const OnATablet: Story = {
  globals: { viewport: { value: "tablet" } },
  play: fits,
};

/** A phone shows all parts of a line, in document order, with touch targets of sufficient size. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async (context) => {
    await fits(context);
    const { canvas } = context;
    const [, row] = within(canvas.getByRole("table", { name: "试剂" })).getAllByRole("row");
    if (!row) throw new Error("the cart has no line");
    const cells = [...row.children]
      .map((cell) => cell.getBoundingClientRect())
      .filter(({ width }) => width > 0);
    for (const [index, { top, left }] of cells.entries()) {
      const before = cells[index - 1];
      if (before) await expect(top >= before.bottom || left >= before.left).toBe(true);
    }
    for (const target of [
      within(row).getByRole("button", { name: "删除 S812046-100g" }),
      within(row).getByRole("textbox", { name: "S812046-100g 的客户物料号" }),
    ])
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** The controls set the number of lines and the length of the names. */
export const Dials: Story = {
  ...dials(
    {
      reagents: { from: 0, to: 200, at: 12 },
      instruments: { from: 0, to: 50, at: 2 },
      nameLength: { from: 1, to: 180, at: 24 },
    },
    ({ reagents, instruments, nameLength }) => [
      answers(readCart, (_, language) => {
        const sample = cart(language);
        const inCart = (lines: readonly CartLine[], count: number) =>
          inNumber(lines, count, (line, index) => ({
            ...line,
            productId: `${line.productId}${index}`,
            name: inLength(line.name, nameLength),
          }));
        return reagents + instruments === 0
          ? emptied
          : cartOf(inCart(sample.reagents, reagents), inCart(sample.instruments, instruments));
      }),
    ],
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "试剂" });
    await expect(within(table).getAllByRole("row")).toHaveLength(13);
  },
};

const changeQuantity = async ({ canvas }: { canvas: Canvas }) => {
  const field = await quantityOf(canvas, "S812046-100g");
  await userEvent.clear(field);
  await userEvent.type(field, "3{Tab}");
};

/** The line was removed in another tab. */
export const LineGone: Story = refusedAfter(
  changeQuantity,
  refuses(editCartLine, codes.badRequest, cartMessages.noSuchLine),
  { allowedErrors: committing },
);

/** A quote of the pack was accepted in another tab. */
export const QuotedMeanwhile: Story = refusedAfter(
  changeQuantity,
  refuses(editCartLine, codes.badRequest, cartMessages.quotedQuantity),
  { allowedErrors: committing },
);

/** The bar of a phone has a row for the actions and a row for the sums, so that it leaves the lines their place. */
const hasLowBar: Story["play"] = async ({ canvas }) => {
  const next = await canvas.findByRole("button", { name: words(copy).next });
  const bar = next.parentElement?.parentElement;
  if (!bar) throw new Error("the button is in no bar");
  await expect(getComputedStyle(bar).position).toBe("sticky");
  await expect(bar.getBoundingClientRect().height).toBeLessThanOrEqual(112);
  for (const name of [words(copy).removeSelected, words(copy).clear, words(listCopy).saveAs])
    await expect(within(bar).getByRole("button", { name })).toBeVisible();
  const label = within(bar).getByText(words(copy).selectAll);
  await expect(label.getBoundingClientRect().height).toBeGreaterThanOrEqual(28);
  for (const text of [
    words(copy).saved,
    words(copy).afterCount.trim(),
    words(vatCopy).included(13),
  ])
    await expect(within(bar).getByText(text, { exact: false })).toBeVisible();
  const { ofKind, kinds, free } = words(freightCopy);
  const freight = canvas.getByText(ofKind(kinds.reagent, free));
  await expect(freight).toBeVisible();
  await expect(bar.contains(freight)).toBe(false);
};

export const BarOnAPhone: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { viewport: { value: "phone" } },
  play: hasLowBar,
};

export const BarOnAPhoneInEnglish: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { viewport: { value: "phone" }, language: "en" },
  play: hasLowBar,
};
