import Heart from "@lucide/icons/icons/heart";
import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import Trash from "@lucide/icons/icons/trash";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { row } from "../../theme/layout.css.ts";
import { IconButton } from "./IconButton.tsx";

const english = {
  删除: "Delete",
};
const say = sayIn(english);

const meta: Meta<typeof IconButton> = {
  title: "Components/IconButton",
  tags: ["plays-on-phones"],
  component: IconButton,
  parameters: { layout: "padded", english },
  args: { icon: Trash, label: "删除", onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Plain: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: say("删除") }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

function FavouriteButton() {
  const [isFavourite, setIsFavourite] = useState(false);
  return (
    <IconButton
      icon={Heart}
      label="收藏"
      isPressed={isFavourite}
      onClick={() => setIsFavourite(!isFavourite)}
    />
  );
}

export const Favourite: Story = {
  render: () => <FavouriteButton />,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: "收藏", pressed: false });
    await userEvent.click(button);
    await expect(button).toHaveAttribute("aria-pressed", "true");
  },
};

export const WithACount: Story = {
  render: (args) => (
    <div className={row[4]}>
      <IconButton {...args} icon={ShoppingCart} label="购物车" count={5} size="large" />
      <IconButton {...args} icon={ShoppingCart} label="购物车" count={128} size="large" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "购物车 99+" })).toBeVisible();
  },
};

export const BusyAndDisabled: Story = {
  render: (args) => (
    <div className={row[4]}>
      <IconButton {...args} isBusy />
      <IconButton {...args} disabled />
      <IconButton {...args} size="small" />
    </div>
  ),
};

export const PseudoStates: Story = inPseudoStates((args) => <IconButton {...args} />);
