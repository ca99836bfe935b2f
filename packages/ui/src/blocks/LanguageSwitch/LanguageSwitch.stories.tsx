import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

const meta: Meta<typeof LanguageSwitch> = {
  title: "Blocks/Language switch",
  component: LanguageSwitch,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded", route: "/cart?page=2" },
};
export default meta;

export const Default: StoryObj<typeof LanguageSwitch> = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "English" });
    await expect(link).toHaveAttribute("href", "/en/cart?page=2");
    await expect(link).toHaveAttribute("hreflang", "en");
  },
};
