import Plus from "@lucide/icons/icons/plus";
import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { row, stack } from "../../theme/layout.css.ts";
import { Button, type ButtonSize } from "./Button.tsx";

const meta: Meta<typeof Button> = {
  title: "Components/Button",
  component: Button,
  parameters: { layout: "padded" },
  args: { children: "加入购物车", onClick: fn() },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  args: { kind: "primary", size: "large", icon: ShoppingCart },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "加入购物车" });
    await userEvent.click(button);
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

const sizes: readonly ButtonSize[] = ["large", "medium", "small"];

export const AllKinds: Story = {
  render: () => (
    <div className={stack[4]}>
      {sizes.map((size) => (
        <div className={row[3]} key={size}>
          <Button kind="primary" size={size} icon={ShoppingCart}>
            加入购物车
          </Button>
          <Button size={size}>继续购物</Button>
          <Button kind="quiet" size={size} icon={Plus}>
            新增地址
          </Button>
          <Button kind="danger" size={size}>
            确认取消
          </Button>
          <Button kind="quiet-danger" size={size}>
            清空购物车
          </Button>
        </div>
      ))}
    </div>
  ),
};

export const Busy: Story = {
  args: { kind: "primary", isBusy: true, children: "提交中…" },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: "提交中…" });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div className={row[3]}>
      <Button {...args} kind="primary" disabled />
      <Button {...args} disabled />
      <Button {...args} kind="quiet" disabled />
      <Button {...args} kind="danger" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const button of canvas.getAllByRole("button")) await expect(button).toBeDisabled();
  },
};

export const WideOnAPhone: Story = {
  args: { kind: "primary", isWide: true, children: "Add to shopping cart" },
  globals: { viewport: { value: "phone" } },
};

export const PseudoStates: Story = inPseudoStates(() => (
  <>
    <Button kind="primary" icon={ShoppingCart}>
      加入购物车
    </Button>
    <Button>继续购物</Button>
    <Button kind="quiet" icon={Plus}>
      新增地址
    </Button>
    <Button kind="danger">确认取消</Button>
    <Button kind="quiet-danger">清空购物车</Button>
  </>
));
