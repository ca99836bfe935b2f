import MessageSquare from "@lucide/icons/icons/message-square";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink } from "./ButtonLink.tsx";

const meta: Meta<typeof ButtonLink> = {
  title: "Components/ButtonLink",
  component: ButtonLink,
  tags: ["plays-in-chinese"],
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof ButtonLink>;

export const WithinTheShop: Story = {
  args: { to: "/login", kind: "primary", children: "登录" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "登录" })).toHaveAttribute("href", "/login");
  },
};

export const ToACall: Story = {
  args: { href: "tel:400-000-0120", icon: MessageSquare, children: "400-000-0120" },
};
