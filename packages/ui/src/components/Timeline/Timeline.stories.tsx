import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { Timeline } from "./Timeline.tsx";

const meta: Meta<typeof Timeline> = {
  title: "Components/Timeline",
  tags: ["plays-on-phones"],
  component: Timeline,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Timeline>;

export const Parcel: Story = {
  tags: ["plays-in-chinese"],
  args: {
    label: "进度",
    events: [
      { name: "下单", at: Date.parse("2026-11-18T10:20:00+08:00") },
      { name: "审核通过", at: Date.parse("2026-11-18T14:00:00+08:00") },
      {
        name: "交付快递",
        at: Date.parse("2026-11-19T17:40:00+08:00"),
        description: "示例速运 SE7700012045",
      },
    ],
  },
  play: async ({ canvas }) => {
    const events = within(canvas.getByRole("list", { name: "进度" })).getAllByRole("listitem");
    await expect(events.map(({ textContent }) => textContent)).toEqual([
      "下单2026-11-18 10:20",
      "审核通过2026-11-18 14:00",
      "交付快递2026-11-19 17:40示例速运 SE7700012045",
    ]);
  },
};
