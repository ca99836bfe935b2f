import { addToBasket } from "@reagent/api/contract/basket";
import { codes } from "@reagent/api/contract/envelope";
import { readOrchard, readOrchardUser } from "@reagent/api/contract/gift";
import { orchardMessages } from "@reagent/api/messages/orchard";
import { orchard, orchardUser } from "@reagent/api/mock/samples/gifts";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  expectAlert,
  expectLoginDialog,
  expectLoginPrompt,
  expectNoOverflow,
} from "../../../foundations/stage/actions.ts";
import { headIn } from "../../../foundations/stage/head.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { Orchard } from "./Orchard.tsx";

const meta: Meta<typeof Orchard> = {
  title: "Screens/Orchard/Orchard",
  component: Orchard,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/exchange" },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readOrchard, (canvas) => canvas.findAllByRole("article"));

const giftsIn = async (canvas: Canvas) =>
  within(await canvas.findByRole("list", { name: "礼品" })).getAllByRole("article");
const cardOf = async (canvas: Canvas, name: string) => {
  const heading = await canvas.findByRole("heading", { name });
  return within(heading.closest("article") as HTMLElement);
};
const withGrains = (grains: number) =>
  answers(readOrchardUser, (_, language) => ({
    ...orchardUser(language),
    grains,
    expiringGrains: grains,
  }));

export const Default: Story = {
  parameters: { scenario: [withGrains(320)] },
  play: async ({ canvas }) => {
    await expect(await giftsIn(canvas)).toHaveLength(9);
    await waitFor(() => expect(document.title).toBe("麦粒果园 · 刻度试剂"));
    await expect(await canvas.findByText("您有 320 麦粒，够换本页的 7 件礼品。")).toBeVisible();
    const affordable = await cardOf(canvas, "实验室保温杯");
    await expect(affordable.getByText(/^120/)).toBeVisible();
    await expect(affordable.getByText("有货")).toBeVisible();
    const dear = await cardOf(canvas, "双肩背包");
    await expect(await dear.findByText("还差 160 麦粒")).toBeVisible();
    await expect(dear.queryByRole("button")).toBeNull();
    await expect((await cardOf(canvas, "结构式印章尺")).getByText("仅剩 1 件")).toBeVisible();
    const gone = await cardOf(canvas, "折叠雨伞");
    await expect(gone.getByText("暂时换完")).toBeVisible();
    await expect(gone.queryByRole("button")).toBeNull();
  },
};

/** A link to the gifts, as that of a banner on this page, leads past the banners: the next stop is in the filters. */
export const LeadsToGifts: Story = {
  tags: ["no-picture"],
  parameters: { route: "/exchange#gifts" },
  play: async ({ canvas }) => {
    await giftsIn(canvas);
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
  },
};

export const EnoughForAll: Story = {
  tags: ["no-picture"],
  parameters: { route: "/exchange?option=1", scenario: [withGrains(1240)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您有 1,240 麦粒，够换本页任何一件礼品。")).toBeVisible();
  },
};

export const EnoughForNone: Story = {
  parameters: { scenario: [withGrains(12)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您有 12 麦粒，还不够换本页的礼品。")).toBeVisible();
  },
};

const added = fn();

export const Added: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(addToBasket, (params) => {
        added(params);
        return {};
      }),
    ],
  },
  play: async ({ canvas }) => {
    added.mockClear();
    const card = await cardOf(canvas, "实验记录本");
    await userEvent.click(card.getByRole("button", { name: "加入果篮 实验记录本" }));
    await expect(await screen.findByText("已加入果篮")).toBeVisible();
    await expect(added).toHaveBeenCalledWith({ giftCode: "G1004", quantity: 1 });
  },
};

/** The filters and the page are in the address. */
export const Filtered: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "办公文具" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange?type=2"));
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(3));
    await userEvent.click(canvas.getByRole("link", { name: "100 麦粒以内" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange?type=2&option=1"));
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(2));
    const filters = within(canvas.getByRole("region", { name: "筛选礼品" }));
    await expect(filters.getByRole("status")).toHaveTextContent("共 2 件");
    await expect(canvas.getByRole("link", { name: "办公文具" })).toHaveAttribute("aria-current");
  },
};

/** A keyword is a filter like the others, and can be removed; the field keeps the focus. */
export const Keyword: Story = {
  // On a phone the header has the only field.
  tags: ["no-picture", "!plays-on-phones"],
  parameters: { route: "/exchange?type=1" },
  play: async ({ canvas, canvasElement }) => {
    const field = await canvas.findByRole("searchbox", { name: "名称或货号" });
    await userEvent.type(field, " 眼镜 {Enter}");
    await waitFor(() =>
      expect(decodeURI(routeIn(canvasElement) ?? "")).toBe("/exchange?type=1&fruitKey=眼镜"),
    );
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(1));
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue("眼镜");
    await userEvent.click(canvas.getByRole("link", { name: "清除“眼镜”" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange?type=1"));
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(3));
  },
};

const withinMine = "只看我的麦粒够换的";

/** The highest price is that of the customer's grains; it is in the address, and can be removed. */
export const WithinOwnGrains: Story = {
  parameters: { route: "/exchange?type=2", scenario: [withGrains(50)] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: withinMine }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange?type=2&most=50"));
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(1));
    await expect(canvas.queryByRole("link", { name: withinMine })).toBeNull();
    await userEvent.click(canvas.getByRole("link", { name: "清除“50 麦粒以内”" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange?type=2"));
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(3));
    await userEvent.click(canvas.getByRole("link", { name: withinMine }));
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(1));
  },
};

export const WithinOwnGrainsInEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en", viewport: { value: "phone" } },
  parameters: { scenario: [withGrains(1240)] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "Only what I can afford" }));
    await expect(
      await canvas.findByRole("link", { name: "Remove “up to 1,240 grains”" }),
    ).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

export const NothingWithinOwnGrains: Story = {
  tags: ["no-picture"],
  parameters: { route: "/exchange?most=12", scenario: [withGrains(12)] },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { name: "没有符合条件的礼品" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "查看全部礼品" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange"));
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(9));
  },
};

/** What is no amount of grains filters nothing; the other filters hold. */
export const LimitThatIsNoNumber: Story = {
  tags: ["no-picture"],
  parameters: { route: "/exchange?type=2&most=-1e3" },
  play: async ({ canvas }) => {
    await expect(await giftsIn(canvas)).toHaveLength(3);
    await expect(await canvas.findByRole("link", { name: withinMine })).toBeVisible();
  },
};

/** An address with a highest price shows guests the same gifts. */
export const LimitForGuests: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  parameters: { route: "/exchange?type=2&most=50" },
  play: async ({ canvas }) => {
    await expect(await giftsIn(canvas)).toHaveLength(1);
    await userEvent.click(canvas.getByRole("link", { name: "清除“50 麦粒以内”" }));
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(3));
    await expect(canvas.queryByRole("link", { name: withinMine })).toBeNull();
  },
};

export const PageTurned: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "第 2 页" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange?page=2"));
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(2));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    // What is scrolled to is not cut off at the edge.
    const { documentElement } = canvasElement.ownerDocument;
    await expect(getComputedStyle(documentElement).scrollPaddingBlockStart).toBe("16px");
  },
};

export const BeyondTheLastPage: Story = {
  tags: ["no-picture"],
  parameters: { route: "/exchange?page=99" },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange?page=2"));
    await waitFor(async () => expect(await giftsIn(canvas)).toHaveLength(2));
  },
};

export const NothingMatches: Story = {
  parameters: { route: "/exchange?type=2&option=5" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("heading", { name: "没有符合条件的礼品" })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "查看全部礼品" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/exchange"));
  },
};

export const Empty: Story = {
  parameters: {
    scenario: [
      answers(readOrchard, (params, language) => ({
        ...orchard(params, language),
        banners: [],
        gifts: [],
        total: 0,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "没有符合条件的礼品" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "查看全部礼品" })).toBeNull();
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;

/** Guests see all prices alike, and are asked to log in. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, "双肩背包");
    await expect(card.queryByText(/还差/)).toBeNull();
    await userEvent.click(card.getByRole("button", { name: "加入果篮 双肩背包" }));
    await expectLoginDialog();
  },
};

export const SessionExpired: Story = {
  tags: ["no-picture"],
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, "实验记录本");
    await userEvent.click(card.getByRole("button", { name: "加入果篮 实验记录本" }));
    await expectLoginPrompt();
  },
};

export const OutOfStock: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(addToBasket, codes.giftOutOfStock, orchardMessages.stockLeft(0))],
  },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, "结构式印章尺");
    await userEvent.click(card.getByRole("button", { name: /^加入果篮/ }));
    await expectAlert("该礼品已兑完。");
  },
};

export const TooMany: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(addToBasket, codes.badRequest, orchardMessages.tooManyLines)],
  },
  play: async ({ canvas }) => {
    const card = await cardOf(canvas, "实验记录本");
    await userEvent.click(card.getByRole("button", { name: /^加入果篮/ }));
    await expectAlert(orchardMessages.tooManyLines.zh);
  },
};

/** The canonical address is that of the unfiltered list. */
export const SearchEngineData: Story = {
  tags: ["no-picture"],
  parameters: { route: "/exchange?type=2" },
  play: async ({ canvas }) => {
    await giftsIn(canvas);
    const { description, canonical, alternates, data } = headIn(document);
    await expect(description).toMatch(/^用麦粒兑换礼品/u);
    await expect(canonical).toBe("https://shop.example/exchange");
    await expect(alternates["en"]).toBe("https://shop.example/en/exchange");
    await expect(data).toHaveProperty("ItemList.numberOfItems", 3);
  },
};

const longText = answers(readOrchard, (params, language) => {
  const page = orchard(params, language);
  return {
    ...page,
    banners: page.banners.slice(0, 1).map((banner) => ({
      ...banner,
      drawing: "",
      subject: "年底前把积攒了一整年的麦粒换成实验室、办公室与家里都用得上的礼物",
    })),
    gifts: page.gifts.map((gift) => ({
      ...gift,
      name: "双通道正倒计时磁吸式实验室用电子计时器（带声光提示与断电记忆功能）",
      specification: "主机一台，磁吸底座一只，七号电池两节，中英文说明书各一份，保修卡一张",
      price: 1_234_567,
    })),
  };
});

export const LongContent: Story = {
  parameters: { scenario: [longText, withGrains(320)] },
  play: async ({ canvas, canvasElement }) => {
    await giftsIn(canvas);
    await expectNoOverflow(canvasElement);
  },
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

/** On touch screens the buttons are always visible. */
export const OnAPhone: Story = {
  ...standard.onAPhone,
  parameters: { scenario: [withGrains(320)] },
};
