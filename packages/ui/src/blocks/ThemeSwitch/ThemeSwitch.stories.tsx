import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./ThemeSwitch.copy.ts";
import { ThemeSwitch } from "./ThemeSwitch.tsx";

const meta: Meta<typeof ThemeSwitch> = {
  title: "Blocks/Theme switch",
  component: ThemeSwitch,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  globals: { theme: "light" },
};
export default meta;
type Story = StoryObj<typeof ThemeSwitch>;

/** It is named after the other theme, and keeps the focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const { light, dark } = words(copy);
    const page = document.documentElement;
    await userEvent.click(canvas.getByRole("button", { name: dark.name }));
    await expect(page).toHaveAttribute("data-theme", "dark");
    await expect(await canvas.findByRole("button", { name: light.name })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(page).toHaveAttribute("data-theme", "light");
    await expect(await canvas.findByRole("button", { name: dark.name })).toBeVisible();
  },
};
