import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, waitFor } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { flier } from "./fly.css.ts";
import { useCartTarget, useFlyToCart } from "./useFlyToCart.ts";

const copy = defineCopy({
  zh: { add: "加入购物车", cart: "购物车", flying: "飞行中", arrived: "已到" },
  en: { add: "Add to cart", cart: "Cart", flying: "On its way", arrived: "Arrived" },
});

function Shop({ hasCart }: { hasCart: boolean }) {
  const words = useCopy(copy);
  const flyToCart = useFlyToCart();
  const target = useCartTarget();
  const add = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState("");
  const fly = async () => {
    if (!add.current) return;
    setState(words.flying);
    await flyToCart(add.current);
    setState(words.arrived);
  };
  return (
    <div
      style={{ display: "flex", justifyContent: "space-between", alignItems: "end", height: 400 }}
    >
      <Button kind="primary" ref={add} onClick={() => void fly()}>
        {words.add}
      </Button>
      <p role="status">{state}</p>
      {hasCart && (
        <span ref={target} style={{ alignSelf: "start" }}>
          <IconButton label={words.cart} icon={ShoppingCart} />
        </span>
      )}
    </div>
  );
}

const meta: Meta<{ hasCart: boolean }> = {
  title: "Components/FlyToCart",
  tags: ["!manifest", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: (args) => <Shop {...args} />,
  args: { hasCart: true },
};
export default meta;

type Story = StoryObj<{ hasCart: boolean }>;

const flying = () => document.querySelector(`.${flier}`);
/** The style sheet's own animation only holds the duration. */
const isFlight = (animation: Animation) => !(animation instanceof CSSAnimation);

export const Default: Story = {};

/** A mark flies for about 1.2 seconds, and is removed on arrival. */
export const Flight: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: words(copy).add }));
    const flight = await waitFor(() => {
      const [found] = flying()?.getAnimations().filter(isFlight) ?? [];
      if (!found) throw new Error("Nothing flies.");
      return found;
    });
    flight.pause();
    await expect(flying()).toBeVisible();
    await expect(flight.effect?.getTiming().duration).toBeGreaterThan(1000);
    await expect(canvas.getByRole("status")).toHaveTextContent(words(copy).flying);
    flight.finish();
    await waitFor(() => expect(canvas.getByRole("status")).toHaveTextContent(words(copy).arrived));
    await expect(flying()).toBeNull();
  },
};

/** Without a visible cart there is no target: the animation ends at once. */
export const NoCart: Story = {
  args: { hasCart: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: words(copy).add }));
    await expect(await canvas.findByText(words(copy).arrived)).toBeVisible();
    await expect(flying()).toBeNull();
  },
};
