import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Formula } from "./Formula.tsx";

const meta: Meta<typeof Formula> = {
  title: "Components/Formula",
  tags: ["plays-on-phones"],
  component: Formula,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Formula>;

export const Molecule: Story = {
  args: { value: "C34H40N4O7S" },
  play: async ({ canvasElement }) => {
    const below = [...canvasElement.querySelectorAll("sub")].map((sub) => sub.textContent);
    await expect(below).toEqual(["34", "40", "4", "7"]);
  },
};
export const Hydrate: Story = {
  args: { value: "Ni(NO3)2·6H2O" },
  play: async ({ canvas, canvasElement }) => {
    const dot = await canvas.findByText("·");
    const size = Number.parseFloat(getComputedStyle(dot).fontSize);
    await expect(dot.getBoundingClientRect().width).toBeCloseTo(0.36 * size, 1);
    await expect(canvasElement).toHaveTextContent(/^Ni\(NO3\)2·6H2O$/u);
  },
};
export const Ion: Story = { args: { value: "[Fe(CN)6]3-" } };
export const NotAFormula: Story = { args: { value: "混合物" } };
