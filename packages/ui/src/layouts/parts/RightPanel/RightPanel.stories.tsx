import { readUserInfo } from "@reagent/api/contract/account";
import { readCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { listFavourites } from "@reagent/api/contract/favourite";
import { readOrderCount } from "@reagent/api/contract/order";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { cart, cartOf } from "@reagent/api/mock/samples/cart";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fireEvent, screen, waitFor, within } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { advance, elapse, stopClock } from "../../../foundations/stage/stopped-clock.ts";
import { findTooltip } from "../../../testing/overlay-behaviour.ts";
import { RightPanel } from "./RightPanel.tsx";

const meta = {
  title: "Layouts/Right panel",
  component: RightPanel,
  tags: ["plays-in-chinese"],
  decorators: [
    (Story) => (
      <>
        <main style={{ minHeight: "900px", padding: "24px" }}>
          <button type="button">页面内容</button>
        </main>
        <Story />
      </>
    ),
  ],
} satisfies Meta<typeof RightPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = { getByRole: typeof screen.getByRole; findByRole: typeof screen.findByRole };

const button = (canvas: Canvas, name: RegExp | string) =>
  within(canvas.getByRole("complementary", { name: "快捷面板" })).getByRole("button", { name });
const page = (canvas: Canvas) => canvas.getByRole("button", { name: "页面内容" });

/* The story's own pointer, which keeps its position, so that it can leave. */
type Hand = { canvas: Canvas; userEvent: { click: (on: Element) => Promise<void> } };

async function open(
  { canvas, userEvent }: Hand,
  name: RegExp | string,
  title: string,
): Promise<HTMLElement> {
  await userEvent.click(button(canvas, name));
  return canvas.findByRole("dialog", { name: title });
}
const isClosed = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

/** Hovering shows a label, a click opens the panel, leaving closes it. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(button(canvas, "收藏"));
    await findTooltip("收藏");
    const panel = await open({ canvas, userEvent }, "收藏", "我的收藏");
    await expect(within(panel).getByText("登录后查看您的收藏。")).toBeVisible();
    await expect(within(panel).getByRole("link", { name: "登录" })).toHaveAttribute(
      "href",
      "/login",
    );
    await userEvent.hover(page(canvas));
    await isClosed();
  },
};

/** The pointer may rest on the label of another button, which lies over the open panel. */
export const LabelOverThePanel: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  beforeEach: stopClock,
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, "收藏", "我的收藏");
    await userEvent.hover(button(canvas, "订单"));
    await elapse(120);
    await userEvent.hover(await findTooltip("订单"));
    await advance(400);
    await expect(panel).toBeVisible();
  },
};

export const Account: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, "我的账户", "我的账户");
    await expect(await within(panel).findByText("您好，周以宁")).toBeVisible();
    await expect(within(panel).getByText("华东应用化学研究所")).toBeVisible();
    await expect(within(panel).getByText("1260")).toBeVisible();
    await expect(within(panel).getByRole("button", { name: "退出" })).toBeVisible();
  },
};

export const Favourites: Story = {
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, "收藏", "我的收藏");
    await expect(await within(panel).findByRole("link", { name: "苯甲醛" })).toHaveAttribute(
      "href",
      "/products/B810527",
    );
    await expect(within(panel).getByRole("link", { name: "查看全部" })).toHaveAttribute(
      "href",
      "/fav",
    );
  },
};

export const NoFavourites: Story = {
  parameters: { scenario: [answers(listFavourites, { favourites: [], total: 0 })] },
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, "收藏", "我的收藏");
    await expect(await within(panel).findByText("暂无收藏，请搜索产品添加收藏！")).toBeVisible();
  },
};

export const Cart: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const panel = await open({ canvas, userEvent }, /^购物车/, "购物车");
    await expect(await within(panel).findAllByRole("listitem")).toHaveLength(5);
    await expect(within(panel).getAllByText("S812046-100g")).not.toHaveLength(0);
    await userEvent.click(within(panel).getByRole("link", { name: "去购物车" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/cart"));
    await isClosed();
  },
};

export const EmptyCart: Story = {
  parameters: { scenario: [refuses(readCart, codes.emptyCart, cartMessages.empty)] },
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, /^购物车/, "购物车");
    await expect(await within(panel).findByText("购物车内还没有商品，请去购买吧！")).toBeVisible();
  },
};

/** Shows ten lines and the number of the others. */
export const CartOfTwelve: Story = {
  tags: ["picture"],
  parameters: {
    scenario: [
      answers(readCart, (_, language) => {
        const [line] = cart(language).reagents;
        if (!line) throw new Error("the sample cart is empty");
        return cartOf(
          Array.from({ length: 12 }, (__, index) => ({
            ...line,
            productId: `${line.productId}${index}`,
            productCode: `S812046-${index + 1}g`,
          })),
        );
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, /^购物车/, "购物车");
    await expect(await within(panel).findAllByRole("listitem")).toHaveLength(10);
    await expect(within(panel).getByText("还有 2 种")).toBeVisible();
  },
};

export const CartFailed: Story = {
  parameters: { scenario: [refuses(readCart, codes.failed, callMessages.failed)] },
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, /^购物车/, "购物车");
    await expect(await within(panel).findByText("内容未能加载。")).toBeVisible();
    await expect(within(panel).getByRole("button", { name: "重试" })).toBeVisible();
  },
};

export const CartLoading: Story = {
  parameters: { scenario: [waits(readCart)] },
  play: async ({ canvas, userEvent }) => {
    await expect(await open({ canvas, userEvent }, /^购物车/, "购物车")).toBeVisible();
  },
};

export const OrdersFailed: Story = {
  parameters: { scenario: [refuses(readOrderCount, codes.failed, callMessages.failed)] },
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, "订单", "我的订单");
    await expect(await within(panel).findByRole("button", { name: "重试" })).toBeVisible();
  },
};

export const Orders: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent }) => {
    const panel = await open({ canvas, userEvent }, "订单", "我的订单");
    const links = {
      "12 全部订单": "/order_history",
      "1 未付款": "/order_history/2",
      "10 已付款": "/order_history/1",
    };
    for (const [name, path] of Object.entries(links)) {
      const words = name.split(" ").join("");
      const link = await within(panel).findByText(
        (_, element) => element?.tagName === "A" && element.textContent === words,
      );
      await expect(link).toHaveAttribute("href", path);
    }
  },
};

/** A customer's quick order stays open when the pointer leaves. */
export const QuickOrderStays: Story = {
  beforeEach: stopClock,
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(button(canvas, /^购物车/)).toHaveAccessibleName("购物车 5"));
    const panel = await open({ canvas, userEvent }, "快速订购", "快速订购");
    await userEvent.type(within(panel).getByRole("textbox", { name: /^货号/ }), "S812046");
    await userEvent.hover(page(canvas));
    await advance(500);
    await expect(panel).toBeVisible();
    await userEvent.click(within(panel).getByRole("button", { name: "关闭" }));
    await isClosed();
  },
};

export const QuickOrderOfAGuest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas, userEvent }) => {
    await open({ canvas, userEvent }, "快速订购", "快速订购");
    await userEvent.hover(page(canvas));
    await isClosed();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const favourites = button(canvas, "收藏");
    favourites.focus();
    await userEvent.keyboard("{Enter}");
    const panel = await canvas.findByRole("dialog", { name: "我的收藏" });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(favourites).toHaveAttribute("aria-expanded", "true");
    await userEvent.keyboard("{Escape}");
    await isClosed();
    await expect(favourites).toHaveFocus();
  },
};

/** On touch screens a press outside closes the panel. */
export const ByTouch: Story = {
  play: async ({ canvas, userEvent }) => {
    const favourites = button(canvas, "收藏");
    await userEvent.pointer({ keys: "[TouchA]", target: favourites });
    const panel = await canvas.findByRole("dialog", { name: "我的收藏" });
    await expect(panel).toBeVisible();
    await fireEvent.pointerDown(page(canvas), { pointerType: "touch" });
    await isClosed();
  },
};

/** A panel takes the focus when it is drawn. On a slow device that may be just after a press outside. */
export const ByTouchBeforeTheFocus: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: button(canvas, "收藏") });
    const panel = await canvas.findByRole("dialog", { name: "我的收藏" });
    await waitFor(() => expect(panel).toHaveFocus());
    panel.blur();
    page(canvas).dispatchEvent(
      new PointerEvent("pointerdown", { pointerType: "touch", bubbles: true }),
    );
    panel.focus();
    await isClosed();
  },
};

export const WechatCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(button(canvas, "微信"));
    await expect(await screen.findByRole("img", { name: /二维码$/ })).toBeVisible();
    await userEvent.hover(page(canvas));
    await waitFor(() => expect(screen.queryByRole("img", { name: /二维码$/ })).toBeNull());
  },
};

export const Suggestion: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole("link", { name: "投诉建议" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/advise"));
  },
};

export const Loading: Story = { parameters: { scenario: [waits(readUserInfo)] } };
