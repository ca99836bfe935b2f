import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { endCompositionInSafari } from "../../testing/composition.ts";
import {
  expectEscapeCloses,
  findOverlay,
  openByKeyboard,
} from "../../testing/overlay-behaviour.ts";
import { row } from "../../theme/layout.css.ts";
import { Button } from "../Button/Button.tsx";
import { TextLink } from "../TextLink/TextLink.tsx";
import { copy as panelCopy } from "./Panel.copy.ts";
import { Panel } from "./Panel.tsx";

const copy = defineCopy({
  zh: {
    cart: "购物车",
    all: "查看全部",
    kinds: "共 3 种",
    pay: "去结算",
    items: ["水杨醛", "丙酮", "咖啡因"],
  },
  en: {
    cart: "Cart",
    all: "View all",
    kinds: "3 items",
    pay: "Check out",
    items: ["Salicylaldehyde", "Acetone", "Caffeine"],
  },
});

function Cart() {
  const words = useCopy(copy);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={row[4]}>
      <Button aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {words.cart}
      </Button>
      {isOpen && (
        <Panel
          title={words.cart}
          end={<TextLink to="/cart">{words.all}</TextLink>}
          actions={
            <>
              <span>{words.kinds}</span>
              <Button kind="primary" size="small">
                {words.pay}
              </Button>
            </>
          }
          onClose={() => setIsOpen(false)}
        >
          <ul>
            {words.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Panel>
      )}
    </div>
  );
}

const meta: Meta = {
  title: "Components/Overlays/Panel",
  tags: ["plays-on-phones"],
  component: Panel,
  parameters: { layout: "padded" },
  render: () => <Cart />,
};
export default meta;

type Story = StoryObj;

/** The focus moves in, Escape closes it unless it ends a composition, and the focus returns; the page stays usable while it is open. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: words(copy).cart });
    const panel = { opener, role: "dialog", name: words(copy).cart } as const;
    await openByKeyboard(panel);
    await userEvent.tab();
    const link = canvas.getByRole("link", { name: words(copy).all });
    await expect(link).toHaveFocus();
    await endCompositionInSafari(link, "Escape");
    await expect(link).toHaveFocus();
    await expectEscapeCloses(panel);
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole("button", { name: words(panelCopy).close }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Open: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: words(copy).cart }));
    await findOverlay("dialog", words(copy).cart);
  },
};
