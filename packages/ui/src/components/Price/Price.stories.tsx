import { fen } from "@reagent/domain/money";
import { priceOf } from "@reagent/domain/price";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { Price, PricePair } from "./Price.tsx";

const meta: Meta<typeof Price> = {
  title: "Components/Price",
  tags: ["plays-on-phones"],
  component: Price,
  parameters: { layout: "padded" },
  args: { amount: fen(13_320) },
};
export default meta;

type Story = StoryObj<typeof Price>;

const facts = { isPromoted: false, hasSpecialPrice: false, hasFuturesDiscount: false };

export const OwnPrice: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("¥133.20");
  },
};

export const LowestOfSeveral: Story = {
  args: { kind: "list", fromPack: "25g", amount: fen(5_800) },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      words({ zh: "¥58.00 起 / 25g", en: "from ¥58.00 / 25g" }),
    );
  },
};

export const ListPriceStruck: Story = {
  render: () => (
    <PricePair price={priceOf({ ...facts, listPrice: fen(14_800), salesPrice: fen(13_320) })} />
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("s")).toHaveTextContent(
      words({ zh: "目录价 ¥148.00", en: "List price ¥148.00" }),
    );
  },
};

export const PromotionalPrice: Story = {
  render: () => (
    <PricePair
      price={priceOf({
        ...facts,
        listPrice: fen(45_600),
        salesPrice: fen(36_480),
        isPromoted: true,
        hasSpecialPrice: true,
      })}
    />
  ),
};

export const StackedInANarrowColumn: Story = {
  render: () => (
    <PricePair
      price={priceOf({ ...facts, listPrice: fen(188_000), salesPrice: fen(169_200) })}
      size="medium"
      isStacked
    />
  ),
};

export const GrandTotal: Story = { args: { amount: fen(157_520), size: "large" } };
