import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Registered } from "./Registered.tsx";

const meta = {
  title: "Screens/Account/Registered",
  component: Registered,
  globals: { viewer: "guest" },
  parameters: { route: "/regok" },
} satisfies Meta<typeof Registered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/激活邮件已发送至您的注册邮箱/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "已激活，去登录" })).toHaveAttribute(
      "href",
      "/login",
    );
    await expect(canvas.getByRole("link", { name: "重新发送激活邮件" })).toHaveAttribute(
      "href",
      "/forgot_password?reset=0",
    );
  },
};
