import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Spinner } from "./Spinner.tsx";

const meta: Meta<typeof Spinner> = {
  title: "Components/Spinner",
  tags: ["plays-on-phones"],
  component: Spinner,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Spinner>;

export const BesideText: Story = {
  render: () => (
    <p>
      <Spinner /> 正在查询
    </p>
  ),
};
export const Alone: Story = {
  args: { size: "large", label: "正在查询" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("正在查询");
  },
};
