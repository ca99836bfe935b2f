import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { FavouriteButton } from "./FavouriteButton.tsx";

const meta: Meta<typeof FavouriteButton> = {
  title: "Blocks/Favourite button",
  component: FavouriteButton,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded" },
  args: { item: { itemId: "1", itemCode: "E893580", isFavourite: true } },
};
export default meta;

type Story = StoryObj<typeof FavouriteButton>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", {
      name: words({ zh: "收藏 E893580", en: "Favourite E893580" }),
    });
    await expect(button).toHaveAttribute("aria-pressed", "true");
  },
};

/** A guest has no favourites. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", {
      name: words({ zh: "收藏 E893580", en: "Favourite E893580" }),
    });
    await expect(button).toHaveAttribute("aria-pressed", "false");
  },
};
