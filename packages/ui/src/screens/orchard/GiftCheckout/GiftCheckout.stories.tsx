import type { BasketLine } from "@reagent/api/contract/basket";
import { codes } from "@reagent/api/contract/envelope";
import { createGiftOrder, readGiftCheckout } from "@reagent/api/contract/gift-order";
import { addressMessages } from "@reagent/api/messages/address";
import { callMessages } from "@reagent/api/messages/call";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { addresses } from "@reagent/api/mock/samples/addresses";
import { giftCheckout } from "@reagent/api/mock/samples/baskets";
import { answers, refusalOf, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  answerAlert,
  expectAlert,
  expectLoginPrompt,
  findAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { GiftCheckout } from "./GiftCheckout.tsx";

const sent = fn();
let isChanged = false;
const renamed = (line: BasketLine, index: number): BasketLine => ({
  ...line,
  giftId: `9${line.giftId}`,
  name: `另一件礼品 ${index + 1}`,
});

const meta = {
  title: "Screens/Orchard/Checkout",
  component: GiftCheckout,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/exchange/checkout" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof GiftCheckout>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readGiftCheckout, (canvas) =>
  canvas.findByRole("table", { name: "礼品" }),
);

const district = (canvas: Canvas, name: string) =>
  waitFor(() =>
    expect(canvas.getByRole("combobox", { name: /^区\/县/u })).toHaveDisplayValue(name),
  );
const receiver = (canvas: Canvas) => canvas.findByRole("textbox", { name: /^收货人/u });
const submit = async (canvas: Canvas) => {
  await district(canvas, "浦东新区");
  await userEvent.click(canvas.getByRole("button", { name: "提交订单" }));
};

/** The default address is filled in, and chosen in the address book. */
export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await receiver(canvas)).toHaveValue("周以宁");
    await district(canvas, "浦东新区");
    const [usual] = canvas.getAllByRole("radio");
    await expect(usual).toBeChecked();
    await expect(canvas.getByRole("list", { name: "订购步骤" }).children).toHaveLength(4);
    await expect(canvas.getByText(/兑换后余/u)).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

/** The order's id is stored on the device, and its payment follows (customer centre §4, gift order). */
export const Placed: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(createGiftOrder, (params) => {
        sent(params);
        return { orderId: "605" };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: "特别说明" }), "请放前台");
    await submit(canvas);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange/payment/605"));
    const { lines } = giftCheckout();
    await expect(sent.mock.lastCall?.[0]).toMatchObject({
      receiver: "周以宁",
      note: "请放前台",
      expectedLines: lines.map(({ giftId, quantity, price }) => ({ giftId, quantity, price })),
    });
  },
};

/** A chosen address fills the fields; a changed field is no address of the book any more. */
export const AddressChosen: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await district(canvas, "浦东新区");
    const [, second] = canvas.getAllByRole("radio");
    if (!second) throw new Error("there is one address only");
    await userEvent.click(second);
    await district(canvas, "徐汇区");
    await expect(second).toBeChecked();
    await userEvent.type(await receiver(canvas), "（前台）");
    for (const radio of canvas.getAllByRole("radio")) await expect(radio).not.toBeChecked();
  },
};

/** Many addresses are searched (customer centre §9, address choice). */
export const SixAddresses: Story = {
  parameters: {
    scenario: [
      answers(readGiftCheckout, (_, language) => ({
        ...giftCheckout(language),
        addresses: Array.from({ length: 6 }, (_unused, index) => {
          const list = addresses(language);
          const address = list[index % list.length];
          if (!address) throw new Error("there are no addresses");
          return { ...address, addressId: String(index), isDefault: index === 0 };
        }),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("combobox", { name: "从地址簿选择" })).toBeVisible();
  },
};

/** Errors are at their fields, and what is typed stays. */
export const Incomplete: Story = {
  parameters: {
    scenario: [
      answers(readGiftCheckout, (_, language) => ({ ...giftCheckout(language), addresses: [] })),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByRole("textbox", { name: /^手机号码/u }), "1390");
    await userEvent.click(canvas.getByRole("button", { name: "提交订单" }));
    await expect(await canvas.findByText("请输入收货人")).toBeVisible();
    await expect(canvas.getByText("手机号格式不正确")).toBeVisible();
    await expect(canvas.getByText("请输入详细地址")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: /^手机号码/u })).toHaveValue("1390");
    await expect(await receiver(canvas)).toHaveFocus();
  },
};

/** Code 1201 leads to the orders (customer centre §8, orchard). */
export const NothingToCheckOut: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: {
    scenario: [refuses(readGiftCheckout, codes.nothingToCheckOut, orchardMessages.emptyBasket)],
  },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange/orders"));
  },
};

export const TooFewGrains: Story = {
  parameters: {
    scenario: [
      answers(readGiftCheckout, (_, language) => ({ ...giftCheckout(language), grains: 400 })),
      refuses(createGiftOrder, codes.tooFewGrains, orchardMessages.tooFewGrains),
    ],
  },
  play: async ({ canvas }) => {
    await submit(canvas);
    await expectAlert("麦粒不足，不能下单！麦粒可通过购买麦克林试剂获得。");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(await receiver(canvas)).toHaveValue("周以宁");
  },
};

const refused = (refusing: ReturnType<typeof refuses>): Story => ({
  tags: ["no-picture"],
  parameters: { scenario: [refusing] },
  play: async ({ canvas, canvasElement }) => {
    const note = await canvas.findByRole("textbox", { name: "特别说明" });
    await userEvent.type(note, "请放前台");
    await submit(canvas);
    await expectAlert(refusalOf(refusing)?.message.zh ?? "");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(routeIn(canvasElement)).toBe("/exchange/checkout");
    await expect(note).toHaveValue("请放前台");
  },
});

export const AddressRefused: Story = refused(
  refuses(createGiftOrder, codes.badRequest, addressMessages.incomplete),
);

/** The basket was emptied in another tab. */
export const EmptiedMeanwhile: Story = refused(
  refuses(createGiftOrder, codes.nothingToCheckOut, orchardMessages.nothingChosen),
);

export const DelistedMeanwhile: Story = refused(
  refuses(createGiftOrder, codes.giftDelisted, orchardMessages.someDelisted(["实验室保温杯"])),
);

export const OutOfStockMeanwhile: Story = refused(
  refuses(
    createGiftOrder,
    codes.giftOutOfStock,
    orchardMessages.someOutOfStock([{ name: "实验室保温杯", stock: 1 }]),
  ),
);

/** The session has ended: a prompt asks to log in again, and what was typed stays. */
export const SubmittedWithoutSession: Story = {
  decorators: [withSessionWatch],
  parameters: {
    scenario: [refuses(createGiftOrder, codes.notLoggedIn, callMessages.notLoggedIn)],
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByRole("textbox", { name: "特别说明" });
    await userEvent.type(note, "请放前台");
    await submit(canvas);
    await expectLoginPrompt();
    await expect(note).toHaveValue("请放前台");
  },
};

/** The basket was exchanged in another tab for one of the same total: the new one is shown, and what was typed stays. */
export const ChangedMeanwhile: Story = {
  parameters: {
    scenario: [
      answers(readGiftCheckout, (_, language) => {
        const checkout = giftCheckout(language);
        return isChanged ? { ...checkout, lines: checkout.lines.map(renamed) } : checkout;
      }),
      refuses(createGiftOrder, codes.priceChanged, orchardMessages.basketChanged),
    ],
  },
  beforeEach: () => {
    isChanged = false;
  },
  play: async ({ canvas, canvasElement }) => {
    const note = await canvas.findByRole("textbox", { name: "特别说明" });
    await userEvent.type(note, "请放前台");
    isChanged = true;
    await submit(canvas);
    const alert = await findAlert();
    await expect(alert).toHaveTextContent("果篮内容或麦粒合计有变化，请核对后再提交。");
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(() => expect(alert).not.toBeInTheDocument());
    const gifts = within(await canvas.findByRole("table", { name: "礼品" }));
    await waitFor(() => expect(gifts.getAllByText(/^另一件礼品/u)).not.toHaveLength(0));
    await expect(note).toHaveValue("请放前台");
    await expect(routeIn(canvasElement)).toBe("/exchange/checkout");
  },
};

/** While the order is placed the button is busy, and a second press places nothing. */
export const PressedTwice: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(createGiftOrder)] },
  play: async ({ canvas }) => {
    await submit(canvas);
    const button = await canvas.findByRole("button", { name: "正在提交..." });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const OnAPhone: Story = standard.onAPhone;
