import type { Meta, StoryObj } from "@storybook/react-vite";
import { Logo } from "./Logo.tsx";

const meta: Meta<typeof Logo> = {
  title: "Components/Logo",
  tags: ["plays-on-phones"],
  component: Logo,
  parameters: { layout: "padded" },
  args: {
    name: "刻度试剂",
    second: "Kedu Reagents",
  },
};
export default meta;

type Story = StoryObj<typeof Logo>;

export const MarkAndNames: Story = {};
export const WithThePictureOfAnOwner: Story = {
  args: {
    name: "示例试剂",
    second: "",
    picture:
      "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 60 30'><rect width='60' height='30' fill='steelblue'/></svg>",
  },
};
export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
