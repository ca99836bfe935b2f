import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./LoginForm.copy.ts";
import { LoginForm } from "./LoginForm.tsx";

const meta: Meta<typeof LoginForm> = {
  title: "Blocks/Login form",
  component: LoginForm,
  tags: ["no-picture", "plays-on-phones"],
  globals: { viewer: "guest" },
  parameters: { layout: "padded" },
  args: { showRefusal: "in-form", onLoggedIn: fn() },
};
export default meta;

/** Without an e-mail and a password nothing is sent, and the first field has the focus. */
export const Default: StoryObj<typeof LoginForm> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: words(copy).form }));
    await expect(await canvas.findByText(words(copy).messages["email-required"])).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: words(copy).email })).toHaveFocus();
    await expect(args.onLoggedIn).not.toHaveBeenCalled();
  },
};
