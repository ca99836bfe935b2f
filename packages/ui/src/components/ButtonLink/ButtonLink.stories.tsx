import MessageSquare from "@lucide/icons/icons/message-square";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "../TextLink/TextLink.copy.ts";
import { ButtonLink } from "./ButtonLink.tsx";

const english = {
  登录: "Log in",
  打开支付页面: "Open the payment page",
};
const say = sayIn(english);

const meta: Meta<typeof ButtonLink> = {
  title: "Components/ButtonLink",
  tags: ["plays-on-phones"],
  component: ButtonLink,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof ButtonLink>;

export const WithinTheShop: Story = {
  args: { to: "/login", kind: "primary", children: "登录" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: say("登录") })).toHaveAttribute(
      "href",
      words({ zh: "/login", en: "/en/login" }),
    );
  },
};

export const ToACall: Story = {
  args: { href: "tel:400-000-0120", icon: MessageSquare, children: "400-000-0120" },
};

/** A new tab learns the origin of the shop, and cannot reach this page. */
export const ToAnotherSite: Story = {
  tags: ["no-picture"],
  args: { href: "https://kedu.example/pay", isExternal: true, children: "打开支付页面" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", {
      name: (name) =>
        name.startsWith(say("打开支付页面")) && name.endsWith(words(copy).opensNewWindow),
    });
    for (const [attribute, value] of [
      ["target", "_blank"],
      ["rel", "noopener"],
      ["referrerpolicy", "origin"],
    ] as const)
      await expect(link).toHaveAttribute(attribute, value);
  },
};
