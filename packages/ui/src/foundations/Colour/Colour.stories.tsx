import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Colour } from "./Colour.tsx";
import { Contrast } from "./Contrast.tsx";
import { pairs } from "./pairs.ts";

const meta: Meta<typeof Colour> = { title: "Foundations/Colour", component: Colour };
export default meta;

type Story = StoryObj<typeof Colour>;

export const Roles: Story = {};

export const RolesInTheDark: Story = { globals: { theme: "dark" } };

const everyPairHasItsContrast: Story["play"] = async ({ canvasElement }) => {
  const measured = [...canvasElement.querySelectorAll<HTMLElement>("[data-pair]")];
  await expect(measured).toHaveLength(pairs.length);
  const tooLow = measured.filter(({ dataset }) => dataset["enough"] !== "true");
  await expect(
    tooLow.map(({ dataset, textContent }) => `${dataset["pair"]}: ${textContent}`),
  ).toEqual([]);
};

export const ContrastByDay: Story = {
  globals: { theme: "light" },
  render: () => <Contrast />,
  play: everyPairHasItsContrast,
};

export const ContrastInTheDark: Story = {
  globals: { theme: "dark" },
  render: () => <Contrast />,
  play: everyPairHasItsContrast,
};
