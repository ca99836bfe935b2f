import {
  type CartLine,
  checkCartLine,
  clearCart,
  editCartLine,
  readCart,
  removeCartLine,
} from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { messages } from "@reagent/api/mock/messages";
import { cart, cartOf } from "@reagent/api/mock/samples/cart";
import type { Language } from "@reagent/api/mock/samples/language";
import { answers, refusal, refuses, waits } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { useLocation } from "react-router-dom";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { longTimeout } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { pressEnterWhileComposing } from "../../../testing/composition.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Cart } from "./Cart.tsx";

const sent = fn();
/** The state of the mocked cart; each story starts unchanged. */
let isChanged = false;

const meta = {
  title: "Screens/Cart/Cart",
  component: Cart,
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
const emptied = refusal(codes.emptyCart, "购物车暂无商品");

const recordCall = (params: unknown) => {
  sent(params);
  isChanged = true;
  return {};
};

const quantityOf = (canvas: Canvas, code: string) =>
  canvas.findByRole<HTMLInputElement>("textbox", { name: `${code} 的数量` });
const itemNumberOf = (canvas: Canvas, code: string) =>
  canvas.findByRole<HTMLInputElement>("textbox", { name: `${code} 的客户物料号` });
const sums = (canvas: Canvas) => canvas.getByText(/件，合计/).closest("p");

/** Waits for the last call of a story: no call is pending after it. */
const toastText = (message: string) =>
  screen.findByText(message, { selector: "li *" }, longTimeout);
const sumsTold = (canvas: Canvas) =>
  waitFor(() => expect(sums(canvas)).toHaveAttribute("aria-busy", "false"));

async function answer(name: string) {
  const layer = await screen.findByRole("alertdialog", undefined, longTimeout);
  await userEvent.click(within(layer).getByRole("button", { name }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}

export const Default: Story = {
  play: async ({ canvas }) => {
    const reagents = await canvas.findByRole("table", { name: "试剂" });
    await expect(within(reagents).getAllByRole("row")).toHaveLength(5);
    const instruments = canvas.getByRole("table", { name: "仪器耗材" });
    await expect(within(instruments).getByText("100–1000 µL；蓝色")).toBeVisible();
    await expect(canvas.getByRole("checkbox", { name: "全选" })).toHaveAttribute(
      "aria-checked",
      "mixed",
    );
    await expect(canvas.getByRole("checkbox", { name: "全选仪器耗材" })).toBeChecked();
    await expect(sums(canvas)).toHaveTextContent(/已选 6 件，合计¥1,[\d,]+\.\d\d$/);
  },
};

export const Loading: Story = standard.loading;

export const Empty: Story = {
  parameters: { scenario: [refuses(readCart, codes.emptyCart)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("购物车暂无商品")).toBeVisible();
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
    await expect(await toastText("修改成功！")).toBeVisible();
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
  parameters: { scenario: [answers(editCartLine, recordCall)] },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "S812046-500g");
    const more = canvas.getByRole("button", { name: "S812046-500g 的数量加一" });
    for (let step = 0; step < 4; step++) await userEvent.click(more);
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ quantity: 5 }));
    await sumsTold(canvas);
    // The server's answer wins, and the mocked cart has not changed.
    await expect(field).toHaveValue("1");
  },
};

/** A number out of range is corrected, with a message. */
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
    scenario: [refuses(editCartLine, codes.badRequest, messages.quantityInvalid)],
  },
  play: async ({ canvas }) => {
    const field = await quantityOf(canvas, "S812046-100g");
    await userEvent.clear(field);
    await userEvent.type(field, "7{Enter}");
    const alert = await screen.findByRole("alertdialog", undefined, longTimeout);
    await expect(within(alert).getByText("数量必须是 1 到 9999 之间的整数。")).toBeVisible();
    await answer("确定");
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
    const alert = await screen.findByRole("alertdialog", undefined, longTimeout);
    await expect(within(alert).getByText("网络连接失败，请检查网络后重试。")).toBeVisible();
    await answer("确定");
    await waitFor(() => expect(field).toHaveAccessibleDescription("未保存，请重试"));
    await expect(field).toHaveValue("8");
    await userEvent.type(field, "{Enter}");
    await waitFor(() => expect(sent.mock.lastCall?.[0]).toMatchObject({ quantity: 8 }));
    await expect(await toastText("修改成功！")).toBeVisible();
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
    await expect(await toastText("修改成功！")).toBeVisible();
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
    await expect(await toastText("修改成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
  },
};

/** The typed number stays after a failure, and Enter sends it again. */
export const ItemNumberRefused: Story = {
  parameters: {
    allowedErrors: committing,
    scenario: [
      answers(editCartLine, (params) => {
        sent(params);
        return refusal(codes.badRequest, "客户货号不能超过 50 个字符。");
      }),
    ],
  },
  play: async ({ canvas }) => {
    const field = await itemNumberOf(canvas, "S812046-500g");
    await userEvent.type(field, "OC-2291{Enter}");
    await answer("确定");
    await waitFor(() => expect(field).toHaveAccessibleDescription("未保存，请重试"));
    await expect(field).toHaveValue("OC-2291");
    // Losing the focus to the alert must not send the number again.
    await expect(sent).toHaveBeenCalledTimes(1);
    await userEvent.type(field, "{Enter}");
    await answer("确定");
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

/** A failed selection is quiet: the checkbox is reverted, and the bar shows the reason. */
export const SelectionFailed: Story = {
  parameters: { scenario: [refuses(checkCartLine, codes.failed, messages.busy)] },
  play: async ({ canvas }) => {
    const box = await canvas.findByRole("checkbox", { name: "选择 S812046-100g" });
    await userEvent.click(box);
    await expect(await canvas.findByText("系统繁忙")).toBeVisible();
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
    const alert = await screen.findByRole("alertdialog", undefined, longTimeout);
    await expect(
      within(alert).getByText("请勾选您要购买的商品或填写购买商品的数量！"),
    ).toBeVisible();
    await answer("确定");
    await waitFor(() => expect(canvas.getByRole("button", { name: "下一步" })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: "删除选中" }));
    await expect(await screen.findByText("请先勾选要删除的商品。")).toBeVisible();
    await answer("确定");
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
    await expect(routeIn(canvasElement)).toBe("/cart");
    await expect(field).toHaveValue("3");
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
    await answer("确定");
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
    const question = await screen.findByRole("alertdialog", undefined, longTimeout);
    await expect(within(question).getByText("确定从购物车中删除 S812046-100g 吗？")).toBeVisible();
    await answer("删除");
    await expect(await toastText("删除成功!")).toBeVisible();
    await expect(sent).toHaveBeenCalledTimes(1);
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: "删除 S812046-100g" })).toBeNull(),
    );
    await expect(canvas.getByRole("button", { name: "删除 S812046-500g" })).toHaveFocus();
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
    await answer("删除");
    await expect(await toastText("删除成功!")).toBeVisible();
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
    const question = await screen.findByRole("alertdialog", undefined, longTimeout);
    await expect(within(question).getByText("确定删除选中的 4 种商品吗？")).toBeVisible();
    await answer("删除");
    await waitFor(() => expect(sent).toHaveBeenCalledTimes(4));
    await waitFor(() => expect(canvas.queryByRole("table", { name: "仪器耗材" })).toBeNull());
    await expect(await screen.findAllByText("删除成功!", { selector: "li *" })).toHaveLength(1);
    await waitFor(() => expect(canvas.getByRole("button", { name: "删除选中" })).toHaveFocus());
    await sumsTold(canvas);
  },
};

export const RemoveFailed: Story = {
  parameters: { scenario: [refuses(removeCartLine, codes.failed, messages.busy)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "删除 S812046-100g" }));
    await answer("删除");
    // Silent (storefront §8, silent failures): no alert; the line is shown again, and the bar names the failure.
    await expect(await canvas.findByText("系统繁忙")).toBeVisible();
    await expect(await canvas.findByRole("button", { name: "删除 S812046-100g" })).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const ClearFailed: Story = {
  parameters: { scenario: [refuses(clearCart, codes.failed, messages.busy)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "清空购物车" }));
    await answer("确定");
    // Silent (storefront §8, silent failures): no alert; all lines stay, and the bar names the failure.
    await expect(await canvas.findByText("系统繁忙")).toBeVisible();
    await expect(canvas.getByRole("table", { name: "仪器耗材" })).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const Cleared: Story = {
  parameters: { scenario: [answers(clearCart, recordCall), turningInto(() => emptied)] },
  play: async ({ canvas }) => {
    const clear = await canvas.findByRole("button", { name: "清空购物车" });
    await userEvent.click(clear);
    const question = await screen.findByRole("alertdialog", undefined, longTimeout);
    await expect(within(question).getByText("您确定清空购物车吗?")).toBeVisible();
    await answer("取消");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.click(clear);
    await answer("确定");
    await expect(await toastText("已全部清空购物车!")).toBeVisible();
    await expect(await canvas.findByText("购物车暂无商品")).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
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
      { timeout: 5000, interval: 300 },
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
        isChanged ? refusal(codes.failed, "系统繁忙") : cart(language),
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
    await expect(canvas.getByText("预计 12 月 4 日发货")).toBeVisible();
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
    await expect(await toastText("修改成功！")).toBeVisible();
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
