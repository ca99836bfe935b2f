import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { Timeline } from "./Timeline.tsx";

const english = {
  进度: "Progress",
  下单: "Ordered",
  审核通过: "Approved",
  交付快递: "Handed to the carrier",
  "示例速运 SE7700012045": "Sample Express SE7700012045",
};
const say = sayIn(english);

const meta: Meta<typeof Timeline> = {
  title: "Components/Timeline",
  tags: ["plays-on-phones"],
  component: Timeline,
  parameters: { layout: "padded", english },
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
    const events = within(canvas.getByRole("list", { name: say("进度") })).getAllByRole("listitem");
    await expect(events.map(({ textContent }) => textContent)).toEqual([
      "下单2026-11-18 10:20",
      "审核通过2026-11-18 14:00",
      "交付快递2026-11-19 17:40示例速运 SE7700012045",
    ]);
  },
};
