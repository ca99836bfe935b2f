import { addToBasket } from "@reagent/api/contract/basket";
import { codes } from "@reagent/api/contract/envelope";
import {
  addWish,
  listWishes,
  type Gift as Page,
  readGift,
  readOrchardUser,
  removeWish,
} from "@reagent/api/contract/gift";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { giftOf, orchardUser, wishes } from "@reagent/api/mock/samples/gifts";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  expectAlert,
  readAlert,
  expectLoginDialog,
  expectLoginPrompt,
  expectNoOverflow,
  answerAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { headIn } from "../../../foundations/stage/head.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { withShop } from "../../../testing/own-shop.ts";
import { Gift } from "./Gift.tsx";

const meta: Meta<typeof Gift> = {
  title: "Screens/Orchard/Gift",
  component: Gift,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { giftCode: "G1001" },
  parameters: { route: "/exdetail/G1001" },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readGift, (canvas) =>
  canvas.findByRole("heading", { level: 1, name: "实验室保温杯" }),
);

const sent = fn();
const record = (params: unknown) => {
  sent(params);
  return {};
};
const withGrains = (grains: number) =>
  answers(readOrchardUser, (_, language) => ({ ...orchardUser(language), grains }));
const changed = (change: Partial<Page>) =>
  answers(readGift, (_, language) => {
    const page = giftOf("G1001", language);
    if (typeof page !== "object") throw new Error("the samples have no flask");
    return { ...page, ...change };
  });
const offerIn = async (canvas: Canvas) =>
  within(await canvas.findByRole("region", { name: "兑换" }));
const quantityIn = async (canvas: Canvas) =>
  (await offerIn(canvas)).getByLabelText("数量", { selector: "input" });
const addIn = async (canvas: Canvas) =>
  (await offerIn(canvas)).findByRole("button", { name: /果篮$/ });

export const Default: Story = {
  parameters: { scenario: [withGrains(1240)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "实验室保温杯" }),
    ).toBeVisible();
    const offer = await offerIn(canvas);
    await expect(offer.getByText("500 mL，316 不锈钢")).toBeVisible();
    await expect(await offer.findByText("兑换后余 1,120 麦粒")).toBeVisible();
    await expect(await quantityIn(canvas)).toHaveValue("1");
    await expect(await canvas.findByText("杯身印有元素周期表。")).toBeVisible();
    await waitFor(() => expect(document.title).toBe("实验室保温杯 · 刻度试剂"));
  },
};

/** The rules of an owner: its rates, and grains that stay. */
export const OwnRules: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { language: "en" },
  beforeEach: withShop({ points: { perYuan: 0.5, perGrain: 40, grainsExpire: false } }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(
        "0.5 points for each yuan of a reviewed order; 40 points make one grain.",
      ),
    ).toBeVisible();
    await expect(canvas.queryByText("How long they last")).toBeNull();
  },
};

export const SeveralAdded: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [withGrains(1240), answers(addToBasket, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const field = await quantityIn(canvas);
    await userEvent.clear(field);
    await userEvent.type(field, "3{Tab}");
    await expect(await canvas.findByText("兑换后余 880 麦粒")).toBeVisible();
    await userEvent.click(await addIn(canvas));
    await expect(await screen.findByText("已加入果篮")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ giftCode: "G1001", quantity: 3 });
  },
};

/** The quantity is at most the stock; left empty, it is the previous one. */
export const QuantityInRange: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const field = await quantityIn(canvas);
    for (const typed of ["1000000000{Tab}", "{Tab}"]) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await expect(field).toHaveValue("48");
    }
  },
};

/** The quantity is at least one (storefront §5, quantities): what is less or not whole stays, and nothing is added. */
export const WrongQuantity: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [withGrains(1240), answers(addToBasket, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const field = await quantityIn(canvas);
    for (const typed of ["-3", "0", "1.5"]) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.click(await addIn(canvas));
      await readAlert("请先改正 G1001 的数量。");
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAccessibleDescription("请填写 1 到 48 的整数");
    }
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "3");
    await userEvent.click(await addIn(canvas));
    await waitFor(() => expect(sent).toHaveBeenCalledWith({ giftCode: "G1001", quantity: 3 }));
  },
};

export const TooFewGrains: Story = {
  parameters: { scenario: [withGrains(100)] },
  play: async ({ canvas }) => {
    const offer = await offerIn(canvas);
    await expect(await offer.findByText("您有 100 麦粒，还差 20。")).toBeVisible();
    await expect(offer.getByRole("link", { name: "怎样获得麦粒" })).toHaveAttribute(
      "href",
      "/integral",
    );
    await expect(await addIn(canvas)).toHaveAccessibleName("先放入果篮");
  },
};

export const LastOne: Story = {
  args: { giftCode: "G1005" },
  parameters: { route: "/exdetail/G1005" },
  play: async ({ canvas }) => {
    const offer = await offerIn(canvas);
    await expect(offer.getByText("仅剩 1 件")).toBeVisible();
    await expect(offer.getByRole("button", { name: "数量加一" })).toBeDisabled();
  },
};

export const SoldOut: Story = {
  args: { giftCode: "G1008" },
  parameters: { route: "/exdetail/G1008" },
  play: async ({ canvas }) => {
    const offer = await offerIn(canvas);
    await expect(offer.getByText("暂时换完")).toBeVisible();
    await expect(offer.queryByRole("button", { name: /果篮/ })).toBeNull();
    await expect(offer.getByRole("button", { name: "心愿单：折叠雨伞" })).toBeVisible();
  },
};

/** Code 1111 (storefront §8, gift delisted). */
export const Delisted: Story = {
  args: { giftCode: "G1012" },
  parameters: {
    route: "/exdetail/G1012",
    scenario: [refuses(readGift, codes.giftDelisted, orchardMessages.delisted)],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "该礼品已下架" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看全部礼品" })).toHaveAttribute(
      "href",
      "/exchange",
    );
    await waitFor(() => expect(headIn(document).robots).toBe("noindex"));
  },
};

export const DelistedInEnglish: Story = {
  ...Delisted,
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { language: "en" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "This gift has been taken off the shelves" }),
    ).toBeVisible();
  },
};

export const UnknownCode: Story = {
  args: { giftCode: "G9999" },
  parameters: {
    route: "/exdetail/G9999",
    scenario: [refuses(readGift, codes.notFound, orchardMessages.missing)],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到该礼品" }),
    ).toBeVisible();
  },
};

/** The enlarged picture is zoomed and closed by keyboard, and the focus returns. */
export const Zoomed: Story = {
  play: async ({ canvas }) => {
    const open = await canvas.findByRole("button", { name: "放大图片" });
    open.focus();
    await userEvent.keyboard("{Enter}");
    const dialog = within(await screen.findByRole("dialog", { name: "实验室保温杯" }));
    await userEvent.click(dialog.getByRole("button", { name: "放大" }));
    await expect(dialog.getByRole("status")).toHaveTextContent("200%");
    await userEvent.click(dialog.getByRole("button", { name: "放大" }));
    await expect(dialog.getByRole("button", { name: "放大" })).toBeDisabled();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const OtherPicture: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const second = await canvas.findByRole("button", { name: "第 2 张，共 2 张" });
    await userEvent.click(second);
    await expect(second).toHaveAttribute("aria-pressed", "true");
    await expect(canvas.getByRole("button", { name: "第 1 张，共 2 张" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  },
};

const heartIn = (canvas: Canvas) => canvas.findByRole("button", { name: "心愿单：实验室保温杯" });

export const Wished: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(addWish, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const heart = await heartIn(canvas);
    await waitFor(() => expect(heart).not.toHaveAttribute("aria-busy", "true"));
    await userEvent.click(heart);
    await expect(await screen.findByText("已加入心愿单")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ giftCode: "G1001" });
  },
};

export const NoLongerWished: Story = {
  tags: ["no-picture"],
  args: { giftCode: "G1007" },
  parameters: { route: "/exdetail/G1007", scenario: [answers(removeWish, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const heart = await canvas.findByRole("button", { name: "心愿单：双肩背包" });
    await waitFor(() => expect(heart).toHaveAttribute("aria-pressed", "true"));
    await userEvent.click(heart);
    await expect(await screen.findByText("已移出心愿单")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ giftCode: "G1007" });
  },
};

export const TooManyWishes: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(addWish, codes.tooMany, orchardMessages.tooManyWishes)] },
  play: async ({ canvas }) => {
    const heart = await heartIn(canvas);
    await waitFor(() => expect(heart).not.toHaveAttribute("aria-busy", "true"));
    await userEvent.click(heart);
    await expectAlert(orchardMessages.tooManyWishes.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};

/** The gift was taken off the shelves while its page was open. */
export const WishDelisted: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(addWish, codes.giftDelisted, orchardMessages.delisted)] },
  play: async ({ canvas }) => {
    const heart = await heartIn(canvas);
    await waitFor(() => expect(heart).not.toHaveAttribute("aria-busy", "true"));
    await userEvent.click(heart);
    await expectAlert("该礼品已下架");
  },
};

/** The operator removed the gift while its page was open. */
export const WishMissing: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(addWish, codes.notFound, orchardMessages.missing)] },
  play: async ({ canvas }) => {
    const heart = await heartIn(canvas);
    await waitFor(() => expect(heart).not.toHaveAttribute("aria-busy", "true"));
    await userEvent.click(heart);
    await expectAlert("没有找到该礼品。");
  },
};

const expectRefusal = async (canvas: Canvas, message: string) => {
  const field = await quantityIn(canvas);
  await userEvent.clear(field);
  await userEvent.type(field, "2{Tab}");
  await userEvent.click(await addIn(canvas));
  await expectAlert(message);
  if (restsHere()) return;
  await answerAlert("确定");
  await expect(field).toHaveValue("2");
};

/** The typed quantity remains. */
export const StockTooLow: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(addToBasket, codes.giftOutOfStock, orchardMessages.stockLeft(1))],
  },
  play: ({ canvas }) => expectRefusal(canvas, "该礼品库存不足，目前仅剩 1 件。"),
};

export const AddDelisted: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(addToBasket, codes.giftDelisted, orchardMessages.delisted)] },
  play: ({ canvas }) => expectRefusal(canvas, "该礼品已下架"),
};

export const AddMissing: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(addToBasket, codes.notFound, orchardMessages.missing)] },
  play: ({ canvas }) => expectRefusal(canvas, "没有找到该礼品。"),
};

export const AddTooMany: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(addToBasket, codes.badRequest, orchardMessages.tooManyOfOne)] },
  play: ({ canvas }) => expectRefusal(canvas, orchardMessages.tooManyOfOne.zh),
};

/** Guests are asked to log in for the basket and for a wish. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/兑换后余/)).toBeNull();
    await userEvent.click(await addIn(canvas));
    await expectLoginDialog();
  },
};

export const SessionExpired: Story = {
  tags: ["no-picture"],
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await userEvent.click(await addIn(canvas));
    await expectLoginPrompt();
  },
};

/** Scripts in the note do not run. */
export const HostileNote: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [changed({ note: '<p onclick="alert(1)">说明<script>alert(2)</script></p>' })],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^说明$/)).toBeVisible();
    await expect(
      canvasElement.querySelector('script:not([type="application/ld+json"]), [onclick]'),
    ).toBeNull();
  },
};

export const SearchEngineData: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    const { description, canonical, data } = headIn(document);
    await expect(description).toBe("实验室保温杯（500 mL，316 不锈钢），120 麦粒可兑换。");
    await expect(canonical).toBe("https://shop.example/exdetail/G1001");
    await expect(data).toHaveProperty("Product.sku", "G1001");
  },
};

export const Loading: Story = standard.loading;
/** Looks like the home of the orchard when it fails. */
export const Failed: Story = { ...standard.failed, tags: ["no-picture"] };

const long = changed({
  name: "双通道正倒计时磁吸式实验室用电子计时器（带声光提示与断电记忆功能）",
  specification: "主机一台，磁吸底座一只，七号电池两节，中英文说明书各一份，保修卡一张",
  price: 1_234_567,
  preferentialPrice: 1_234_000,
});

export const LongContent: Story = {
  tags: ["!plays-in-chinese"],
  parameters: {
    scenario: [long, answers(listWishes, (_, language) => ({ wishes: wishes(language) }))],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { level: 1 });
    await expectNoOverflow(canvasElement);
  },
};

export const OnATablet: Story = { ...LongContent, globals: { viewport: { value: "tablet" } } };
export const OnAPhone: Story = standard.onAPhone;
export const LongOnAPhone: Story = { ...LongContent, globals: { viewport: { value: "phone" } } };
