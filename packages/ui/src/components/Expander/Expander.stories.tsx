import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { Expander } from "./Expander.tsx";

const english = {
  "显示全部 7 个包装": "Show all 7 packs",
  价格与库存: "Prices and stock",
};
const say = sayIn(english);

const meta: Meta<typeof Expander> = {
  title: "Components/Expander",
  tags: ["plays-on-phones"],
  component: Expander,
  parameters: { layout: "padded", english },
  args: { onOpenChange: fn(), isOpen: false, children: "显示全部 7 个包装" },
};
export default meta;

type Story = StoryObj<typeof Expander>;

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: say("显示全部 7 个包装"), expanded: false }),
    );
    await expect(args.onOpenChange).toHaveBeenCalledWith(true);
  },
};
export const Open: Story = { args: { isOpen: true, children: "价格与库存" } };
