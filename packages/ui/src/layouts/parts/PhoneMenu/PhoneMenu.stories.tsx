import { codes } from "@reagent/api/contract/envelope";
import { readHeader } from "@reagent/api/contract/home";
import { callMessages } from "@reagent/api/messages/call";
import { refuses } from "@reagent/api/mock/verbs";
import { SHOP_PARTS } from "@reagent/domain/shop-part";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { linksToParts } from "../../../foundations/stage/absent-parts.ts";
import { pageLoadedIn, routeIn } from "../../../foundations/stage/location.ts";
import { ownMenus, withShop } from "../../../testing/own-shop.ts";
import { PhoneMenuButton } from "./PhoneMenuButton.tsx";

const meta = {
  title: "Layouts/Phone menu",
  component: PhoneMenuButton,
  tags: ["plays-in-chinese", "plays-on-phones"],
  globals: { viewport: { value: "phone" } },
  decorators: [
    (Story) => (
      <header>
        <Story />
      </header>
    ),
  ],
} satisfies Meta<typeof PhoneMenuButton>;
export default meta;
type Story = StoryObj<typeof meta>;

async function open(canvas: { getByRole: typeof screen.getByRole }): Promise<HTMLElement> {
  await userEvent.click(canvas.getByRole("button", { name: "打开菜单" }));
  const menu = await screen.findByRole("dialog", { name: "菜单" });
  await within(menu).findByText("我的收藏");
  return menu;
}

/** The sections of the owner's header are in the menu of a phone too. */
export const OwnMenu: Story = {
  tags: ["no-picture"],
  beforeEach: withShop({ menus: ownMenus }),
  play: async ({ canvas }) => {
    const menu = within(await open(canvas));
    await expect(menu.getByRole("link", { name: "新品" })).toHaveAttribute("href", "/category/1");
    await expect(menu.getByRole("link", { name: "论坛" })).toHaveAttribute(
      "href",
      "https://forum.example/",
    );
    await expect(menu.queryByRole("link", { name: "麦粒果园" })).toBeNull();
  },
};

export const Guest: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  play: async ({ canvas, canvasElement }) => {
    const menu = await open(canvas);
    const addresses = {
      我的收藏: "/fav",
      购物车: "/cart",
      我的订单: "/order_history",
      登录: "/login",
    };
    for (const [name, address] of Object.entries(addresses)) {
      await expect(within(menu).getByRole("link", { name })).toHaveAttribute("href", address);
    }
    for (const name of ["结构式检索", "投诉建议", "麦粒果园", "English"]) {
      await expect(within(menu).getByRole("link", { name })).toBeVisible();
    }
    await userEvent.click(await within(menu).findByText("分析试剂"));
    await userEvent.click(within(menu).getByRole("link", { name: "HPLC 溶剂" }));
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/category\/\d+$/));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** The menu has no link to a part that the shop does without. */
export const WithoutParts: Story = {
  tags: ["no-picture"],
  parameters: { absentParts: SHOP_PARTS },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(within(menu).getByRole("link", { name: "产品线" })).toBeVisible();
    await expect(linksToParts(menu)).toEqual([]);
  },
};

export const Open: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await within(await open(canvas)).findByText("有机化学")).toBeVisible();
  },
};

export const Customer: Story = {
  play: async ({ canvas, canvasElement }) => {
    const menu = await open(canvas);
    await expect(await within(menu).findByText("您好，周以宁")).toBeVisible();
    await userEvent.click(within(menu).getByRole("button", { name: "退出" }));
    await waitFor(() => expect(pageLoadedIn(canvasElement)).toBe("/"));
  },
};

export const QuickOrder: Story = {
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await userEvent.click(within(menu).getByRole("button", { name: "快速订购" }));
    const dialog = await screen.findByRole("dialog", { name: "快速订购" });
    await expect(await within(dialog).findByRole("textbox", { name: /货号/ })).toBeVisible();
  },
};

export const NoCategories: Story = {
  parameters: { scenario: [refuses(readHeader, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const menu = await open(canvas);
    await expect(await within(menu).findByText("分类未能加载。")).toBeVisible();
    await expect(within(menu).getByRole("link", { name: "产品线" })).toBeVisible();
  },
};
