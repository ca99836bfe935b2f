import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { withShop } from "../../testing/own-shop.ts";
import { VatNote } from "./VatNote.tsx";

const meta = {
  title: "Blocks/VAT note",
  component: VatNote,
  tags: ["no-picture", "plays-in-chinese"],
  decorators: [inMain],
} satisfies Meta<typeof VatNote>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("含 13% 增值税")).toBeVisible();
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
    await expect(canvas.getByText("含 16% 增值税")).toBeVisible();
  },
};

/** Prices without tax have no note. */
export const WithoutTax: Story = {
  beforeEach: withShop({ vatPercent: 0 }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/增值税/u)).toBeNull();
  },
};
