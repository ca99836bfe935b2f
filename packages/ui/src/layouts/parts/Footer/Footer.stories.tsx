import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor } from "storybook/test";
import { words } from "../../../foundations/stage/words.ts";
import { ownMenus, withShop } from "../../../testing/own-shop.ts";
import { copy as phoneMenuCopy } from "../PhoneMenu/PhoneMenu.copy.ts";
import { copy } from "./Footer.copy.ts";
import { Footer } from "./Footer.tsx";

const meta = {
  title: "Layouts/Footer",
  tags: ["plays-on-phones"],
  component: Footer,
} satisfies Meta<typeof Footer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(copy).statement)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "400-000-0120" })).toHaveAttribute(
      "href",
      "tel:400-000-0120",
    );
    // The shop has no chat: what would lead there leads to the contact page, as another link does.
    await expect(
      canvas.queryByRole("link", { name: new RegExp(words(copy).chat, "u") }),
    ).toBeNull();
    const contacts = canvas.getAllByRole("link", {
      name: words({ zh: "联系我们", en: "Contact us" }),
    });
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
    await expect(
      canvas.getByRole("link", { name: new RegExp(`^${words(copy).chat}`, "u") }),
    ).toHaveAttribute("href", "https://chat.shop.example/");
  },
};

/** An owner's columns take the place of the usual ones; a part that the shop does without has no link. */
export const OwnMenu: Story = {
  tags: ["plays-in-chinese"],
  beforeEach: withShop({ menus: ownMenus }),
  parameters: { absentParts: ["jobs"] },
  play: async ({ canvas }) => {
    const titles = canvas.getAllByRole("heading").map((title) => title.textContent);
    await expect(titles).toEqual([words(phoneMenuCopy).help, words(copy).service]);
    await expect(
      canvas.getByRole("link", { name: words({ zh: "付款", en: "Payment" }) }),
    ).toHaveAttribute("href", "/html/pay");
    await expect(canvas.getByRole("link", { name: "质量体系" })).toHaveAttribute(
      "href",
      "https://quality.example/",
    );
    await expect(
      canvas.queryByRole("link", { name: words({ zh: /招聘/u, en: /Jobs/u }) }),
    ).toBeNull();
  },
};

export const WechatCode: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: words(copy).wechat });
    await userEvent.hover(button);
    const code = await screen.findByRole("img", {
      name: words({ zh: /二维码$/u, en: /^QR code/u }),
    });
    await expect(code).toBeVisible();
    await userEvent.unhover(button);
    await waitFor(() =>
      expect(
        screen.queryByRole("img", {
          name: words({ zh: /二维码$/u, en: /^QR code/u }),
        }),
      ).toBeNull(),
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
