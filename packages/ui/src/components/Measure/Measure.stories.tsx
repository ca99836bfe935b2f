import type { Meta, StoryObj } from "@storybook/react-vite";
import { NoValue } from "../NoValue/NoValue.tsx";
import { Measure } from "./Measure.tsx";

const meta: Meta<typeof Measure> = {
  title: "Components/Measure",
  tags: ["plays-on-phones"],
  component: Measure,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Measure>;

export const FigureAndUnit: Story = { args: { value: "122.12", unit: "g/mol" } };
export const Unknown: Story = { args: { value: <NoValue />, unit: "℃" } };
