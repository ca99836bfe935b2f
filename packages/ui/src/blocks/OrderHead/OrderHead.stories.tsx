import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { copy } from "./OrderHead.copy.ts";
import { OrderHead, type OrderHeadProps } from "./OrderHead.tsx";

const title = defineCopy({
  zh: { cart: "购物车", basket: "果篮", lists: "我的清单" },
  en: { cart: "Cart", basket: "Basket", lists: "My lists" },
});

type Args = Pick<OrderHeadProps, "kind" | "step">;

function Head({ kind = "goods", step }: Args) {
  const text = useCopy(title);
  return (
    <OrderHead
      title={kind === "goods" ? text.cart : text.basket}
      kind={kind}
      step={step}
      end={<TextLink to="/shopping_list">{text.lists}</TextLink>}
    />
  );
}

const meta: Meta = {
  title: "Blocks/Order head",
  component: OrderHead,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  render: (args) => <Head {...(args as Args)} />,
  args: { kind: "goods", step: "checkout" },
};
export default meta;
type Story = StoryObj<Args>;

/** The step of the page is the current one. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: words(title).cart })).toBeVisible();
    const steps = within(canvas.getByRole("list", { name: words(copy).label }));
    const current = steps.getAllByRole("listitem").map((step) => step.getAttribute("aria-current"));
    await expect(current).toEqual([null, "step", null, null]);
  },
};

/** Gifts are paid with grains. */
export const Gifts: Story = {
  args: { kind: "gifts", step: "payment" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("heading", { level: 1, name: words(title).basket }),
    ).toBeVisible();
    await expect(canvas.getByText(words(copy).steps.gifts[2]!)).toBeVisible();
  },
};
