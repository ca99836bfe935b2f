import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./GuestLinks.copy.ts";
import { GuestLinks } from "./GuestLinks.tsx";

const meta: Meta<typeof GuestLinks> = {
  title: "Blocks/Guest links",
  component: GuestLinks,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  globals: { viewer: "guest" },
  parameters: { layout: "padded" },
  args: { onFollow: fn() },
};
export default meta;

export const Default: StoryObj<typeof GuestLinks> = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole("link", { name: words(copy).register })).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: words(copy).logIn }));
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};
