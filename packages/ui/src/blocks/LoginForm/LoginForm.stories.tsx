import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { LoginForm } from "./LoginForm.tsx";

const meta: Meta<typeof LoginForm> = {
  title: "Blocks/Login form",
  component: LoginForm,
  tags: ["no-picture", "plays-in-chinese"],
  globals: { viewer: "guest" },
  parameters: { layout: "padded" },
  args: { showRefusal: "in-form", onLoggedIn: fn() },
};
export default meta;

/** Without an e-mail and a password nothing is sent, and the first field has the focus. */
export const Default: StoryObj<typeof LoginForm> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "登录" }));
    await expect(await canvas.findByText("请输入邮箱地址")).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "邮箱地址" })).toHaveFocus();
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
};
