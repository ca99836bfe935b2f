import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { Notice } from "../../components/Notice/Notice.tsx";
import { Price } from "../../components/Price/Price.tsx";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { OrderBar } from "./OrderBar.tsx";

const copy = defineCopy({
  zh: { clear: "清空购物车", next: "去结算", notSaved: "有修改未保存，请重试。" },
  en: {
    clear: "Clear cart",
    next: "Checkout",
    notSaved: "Changes were not saved. Please try again.",
  },
});

interface Args {
  readonly isStale: boolean;
  readonly isBusy: boolean;
  readonly isRefused: boolean;
  readonly onNext: () => void;
}

function Bar({ isStale, isBusy, isRefused, onNext }: Args) {
  const text = useCopy(copy);
  return (
    <OrderBar
      trouble={isRefused && <Notice tone="hazard">{text.notSaved}</Notice>}
      actions={
        <Button kind="quiet-danger" size="small">
          {text.clear}
        </Button>
      }
      sums={<Price amount={fen(157_520)} size="large" />}
      isStale={isStale}
      next={{ label: text.next, isBusy, onClick: onNext }}
    />
  );
}

const meta: Meta = {
  title: "Blocks/Order bar",
  component: OrderBar,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  render: (args) => <Bar {...(args as Args)} />,
  args: { isStale: false, isBusy: false, isRefused: false, onNext: fn() },
};
export default meta;
type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("1,575.20")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: words(copy).next }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};

/** The sums wait for an answer, and say so to screen readers. */
export const Stale: Story = {
  args: { isStale: true },
  play: async ({ canvas }) => {
    const sums = canvas.getByText("1,575.20").closest("p");
    await expect(sums).toHaveAttribute("aria-busy", "true");
    await expect(sums).toHaveAttribute("aria-live", "polite");
  },
};

/** The button keeps its place and ignores further presses. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole("button", { name: words(copy).next });
    await expect(next).toHaveAttribute("aria-busy", "true");
    await userEvent.click(next);
    await expect(args.onNext).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: { isRefused: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(copy).notSaved)).toBeVisible();
  },
};
