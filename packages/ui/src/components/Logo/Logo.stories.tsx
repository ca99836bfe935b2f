import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";

const meta: Meta<typeof Logo> = {
  title: "Components/Logo",
  component: Logo,
  tags: ["autodocs"],
  parameters: { layout: "padded" },
  args: {
    name: "刻度试剂",
    second: "Kedu Reagents",
    mark: "M3 2v26M3 4h22M3 9.500h9M3 15h15M3 20.500h9M3 26h22",
  },
};
export default meta;

type Story = StoryObj<typeof Logo>;

export const MarkAndNames: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
