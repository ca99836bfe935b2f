import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ComponentProps } from "react";
import { expect } from "storybook/test";
import { Notice } from "../../components/Notice/Notice.tsx";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { Boundary } from "./Boundary.tsx";

type Args = ComponentProps<typeof Boundary>;

const meta: Meta<Args> = {
  title: "Blocks/Boundary",
  component: Boundary,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  args: {
    fallback: <Notice tone="hazard">结构未能显示。</Notice>,
    children: <p>结构</p>,
  },
};
export default meta;

type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("结构")).toBeVisible();
    await expect(canvas.queryByText("结构未能显示。")).not.toBeInTheDocument();
  },
};

function Failing(): never {
  throw new Error("The structure cannot be drawn.");
}

/** The part is replaced, and the rest of the page stays. */
export const Failed: Story = {
  args: { children: <Failing /> },
  parameters: { allowedErrors: [/The structure cannot be drawn|Failing/u] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("结构未能显示。")).toBeVisible();
  },
};
