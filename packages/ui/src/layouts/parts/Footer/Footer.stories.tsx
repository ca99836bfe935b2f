import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { ownMenus, withShop } from "../../../testing/own-shop.ts";
import { Footer } from "./Footer.tsx";

const meta = {
  title: "Layouts/Footer",
  component: Footer,
  tags: ["plays-in-chinese"],
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        "本网站销售的所有产品仅用于工业应用或科学研究，不得用于临床、药用或食品用途。",
      ),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "400-000-0120" })).toHaveAttribute(
      "href",
      "tel:400-000-0120",
    );
    // The shop has no chat: what would lead there leads to the contact page, as another link does.
    await expect(canvas.queryByRole("link", { name: /在线客服/u })).toBeNull();
    const contacts = canvas.getAllByRole("link", { name: "联系我们" });
    await expect(contacts.map((link) => link.getAttribute("href"))).toEqual([
      "/info/contactus",
      "/info/contactus",
    ]);
  },
};

export const WithChat: Story = {
  tags: ["no-picture"],
  parameters: { chatUrl: "https://chat.shop.example/" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: /^在线客服/u })).toHaveAttribute(
      "href",
      "https://chat.shop.example/",
    );
  },
};

/** An owner's columns take the place of the usual ones; a part that the shop does without has no link. */
export const OwnMenu: Story = {
  beforeEach: withShop({ menus: ownMenus }),
  parameters: { absentParts: ["jobs"] },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading").map((title) => title.textContent);
    await expect(titles).toEqual(["帮助", "客户服务"]);
    await expect(canvas.getByRole("link", { name: "付款" })).toHaveAttribute("href", "/html/pay");
    await expect(canvas.getByRole("link", { name: "质量体系" })).toHaveAttribute(
      "href",
      "https://quality.example/",
    );
    await expect(canvas.queryByRole("link", { name: "招聘" })).toBeNull();
  },
};

export const WechatCode: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "微信" });
    await userEvent.hover(button);
    const code = await screen.findByRole("img", { name: /二维码$/ });
    await expect(code).toBeVisible();
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole("img", { name: /二维码$/ })).toBeNull());
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
