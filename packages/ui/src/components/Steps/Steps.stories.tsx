import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./Steps.copy.ts";
import { Steps } from "./Steps.tsx";

const english = {
  订购步骤: "Steps of an order",
  查看购物车: "View cart",
  确认订单信息: "Confirm order",
  选择付款方式: "Choose payment",
  完成: "Finish",
};

const meta: Meta<typeof Steps> = {
  title: "Components/Steps",
  tags: ["plays-on-phones"],
  component: Steps,
  parameters: { layout: "padded", english },
  args: { label: "订购步骤", steps: ["查看购物车", "确认订单信息", "选择付款方式", "完成"] },
};
export default meta;

type Story = StoryObj<typeof Steps>;

export const First: Story = { args: { current: 0 } };
export const Second: Story = {
  args: { current: 1 },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole("listitem");
    await expect(steps[0]).toHaveTextContent(words(copy).done);
    await expect(steps[1]).toHaveAttribute("aria-current", "step");
  },
};
export const AllDone: Story = { args: { current: 4 } };
export const OnAPhone: Story = { args: { current: 2 }, globals: { viewport: { value: "phone" } } };
