import { fen } from "@reagent/domain/money";
import { type Pack, parsePack, pricePerUnit } from "@reagent/domain/pack";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { PricePerUnit } from "./PricePerUnit.tsx";

const meta: Meta<typeof PricePerUnit> = {
  title: "Components/PricePerUnit",
  tags: ["plays-on-phones"],
  component: PricePerUnit,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof PricePerUnit>;

const priceOf = (price: number, text: string) => {
  const pack: Pack | undefined = parsePack(text);
  return pack && pricePerUnit(fen(price), pack);
};

export const ByTheGram: Story = {
  args: { value: priceOf(13_320, "100g") },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("¥1.33/g");
  },
};

export const ByTheMillilitre: Story = { args: { value: priceOf(4_600, "100mL") } };

export const NoneForPieces: Story = {
  tags: ["plays-in-chinese"],
  args: { value: priceOf(4_600, "1EA") },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent("—无");
  },
};
