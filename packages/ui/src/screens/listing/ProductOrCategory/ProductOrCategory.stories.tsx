import { readHeader } from "@reagent/api/contract/home";
import { waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ProductOrCategory } from "./ProductOrCategory.tsx";

const meta: Meta<typeof ProductOrCategory> = {
  title: "Screens/Listing/Product or category",
  component: ProductOrCategory,
  args: { code: "S812046" },
  parameters: { route: "/products/S812046" },
  tags: ["no-picture", "plays-in-chinese", "plays-on-phones"],
};
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "水杨醛" })).toBeVisible();
  },
};

export const CategoryId: Story = {
  args: { code: "1011" },
  parameters: { route: "/products/1011" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "有机砌块" })).toBeVisible();
  },
};

/** A number that is not the id of a category is an item's code. */
export const UnknownNumber: Story = {
  args: { code: "987654" },
  parameters: { route: "/products/987654" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有找到该产品，请检查货号，或联系客服。")).toBeVisible();
  },
};

/** Until the categories are loaded, a number may be either. */
export const Loading: Story = {
  args: { code: "1011" },
  parameters: { route: "/products/1011", scenario: [waits(readHeader)] },
};
