import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { withShop } from "../../testing/own-shop.ts";
import { copy } from "./VatNote.copy.ts";
import { VatNote } from "./VatNote.tsx";

const meta = {
  title: "Blocks/VAT note",
  component: VatNote,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
} satisfies Meta<typeof VatNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(copy).included(13))).toBeVisible();
  },
};

/** The rate of an owner, in English. */
export const OwnRate: Story = {
  globals: { language: "en" },
  beforeEach: withShop({ vatPercent: 8.1 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText("incl. 8.1% VAT")).toBeVisible();
  },
};

/** An order that was placed keeps its rate. */
export const OfAnOrder: Story = {
  args: { percent: 16 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(copy).included(16))).toBeVisible();
  },
};

/** Prices without tax have no note. */
export const WithoutTax: Story = {
  beforeEach: withShop({ vatPercent: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(words({ zh: /增值税/u, en: /VAT/u }))).toBeNull();
  },
};
