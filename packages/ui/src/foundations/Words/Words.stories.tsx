import type { Meta, StoryObj } from "@storybook/react-vite";
import { Words } from "./Words.tsx";

const meta: Meta<typeof Words> = {
  title: "Foundations/Words",
  component: Words,
  tags: ["no-picture"],
  parameters: {
    // The page has a thousand cells in two colours, which Foundations/Colour measures.
    a11y: { config: { rules: [{ id: "color-contrast", enabled: false }] } },
  },
};
export default meta;

export const Default: StoryObj<typeof Words> = {};
