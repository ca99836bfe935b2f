import { glassware } from "@reagent/api/mock/samples/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { LineArt } from "./LineArt.tsx";

const meta: Meta<typeof LineArt> = {
  title: "Components/LineArt",
  tags: ["plays-on-phones"],
  component: LineArt,
  parameters: { layout: "padded" },
  args: { drawing: glassware },
};
export default meta;

type Story = StoryObj<typeof LineArt>;

export const InTextColour: Story = {
  play: async ({ canvasElement }) => {
    const drawing = canvasElement.querySelector("svg");
    await expect(drawing).toHaveAttribute("stroke", "currentColor");
    await expect(drawing).toHaveAttribute("aria-hidden", "true");
  },
};
export const Smaller: Story = { args: { scale: 0.5 } };

/** With a text alternative, where nothing beside it describes the drawing. */
export const WithTextAlternative: Story = {
  args: { label: "烧瓶" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "烧瓶" })).toBeVisible();
  },
};

/** Black lines in a file take the text colour in both themes. */
export const FromAnAddress: Story = {
  args: {
    drawing: `data:image/svg+xml,${encodeURIComponent(glassware.replaceAll("currentColor", "black"))}`,
    label: "烧瓶",
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "烧瓶" })).toHaveAttribute("src");
  },
};
