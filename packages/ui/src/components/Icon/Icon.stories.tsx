import FlaskConical from "@lucide/icons/icons/flask-conical";
import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import TriangleAlert from "@lucide/icons/icons/triangle-alert";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { row } from "../../theme/layout.css.ts";
import { Icon, type IconSize } from "./Icon.tsx";

const meta: Meta<typeof Icon> = {
  title: "Components/Icon",
  tags: ["plays-on-phones"],
  component: Icon,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Icon>;

const sizes: readonly IconSize[] = [12, 14, 16, 18, 20, 24, 40];

export const Sizes: Story = {
  render: () => (
    <div className={row[4]}>
      {sizes.map((size) => (
        <Icon of={FlaskConical} size={size} key={size} />
      ))}
    </div>
  ),
};

export const BesideText: Story = {
  render: () => (
    <span className={row[2]}>
      <Icon of={ShoppingCart} />
      购物车
    </span>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("img")).toBeNull();
  },
};

export const Alone: Story = {
  args: { of: TriangleAlert, size: 20, label: "注意" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "注意" })).toBeVisible();
  },
};
