import type { Meta, StoryObj } from "@storybook/react-vite";
import { Graduation } from "./Graduation.tsx";

const meta: Meta<typeof Graduation> = {
  title: "Components/Graduation",
  tags: ["plays-on-phones"],
  component: Graduation,
};
export default meta;

type Story = StoryObj<typeof Graduation>;

export const UnderTheHeader: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
