import Plus from "@lucide/icons/icons/plus";
import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { row, stack } from "../../theme/layout.css.ts";
import { Button, type ButtonProps, type ButtonSize } from "./Button.tsx";

const copy = defineCopy({
  zh: {
    add: "加入购物车",
    shop: "继续购物",
    address: "新增地址",
    cancel: "确认取消",
    clear: "清空购物车",
    sending: "提交中…",
  },
  en: {
    add: "Add to cart",
    shop: "Continue shopping",
    address: "Add address",
    cancel: "Cancel order",
    clear: "Empty cart",
    sending: "Sending…",
  },
});

/** With words of the language where the story sets none. */
function Labelled({ children, ...props }: ButtonProps) {
  const { add, sending } = useCopy(copy);
  return <Button {...props}>{children ?? (props.isBusy ? sending : add)}</Button>;
}

interface KindsProps {
  readonly size?: ButtonSize;
}

function Kinds({ size = "medium" }: KindsProps) {
  const { add, shop, address, cancel, clear } = useCopy(copy);
  return (
    <>
      <Button kind="primary" size={size} icon={ShoppingCart}>
        {add}
      </Button>
      <Button size={size}>{shop}</Button>
      <Button kind="quiet" size={size} icon={Plus}>
        {address}
      </Button>
      <Button kind="danger" size={size}>
        {cancel}
      </Button>
      <Button kind="quiet-danger" size={size}>
        {clear}
      </Button>
    </>
  );
}

const meta: Meta<typeof Button> = {
  title: "Components/Button",
  tags: ["plays-on-phones"],
  component: Button,
  parameters: { layout: "padded" },
  args: { onClick: fn() },
  render: (args) => <Labelled {...args} />,
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = {
  args: { kind: "primary", size: "large", icon: ShoppingCart },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: words(copy).add });
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
          <Kinds size={size} />
        </div>
      ))}
    </div>
  ),
};

export const Busy: Story = {
  args: { kind: "primary", isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: words(copy).sending });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute("aria-busy", "true");
  },
};

export const Disabled: Story = {
  render: (args) => (
    <div className={row[3]}>
      <Labelled {...args} kind="primary" disabled />
      <Labelled {...args} disabled />
      <Labelled {...args} kind="quiet" disabled />
      <Labelled {...args} kind="danger" disabled />
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

export const PseudoStates: Story = inPseudoStates(() => <Kinds />);
