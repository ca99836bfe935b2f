import { glassware, rack } from "@reagent/api/mock/samples/pictures";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { Thumbnails } from "./Thumbnails.tsx";

const english = {
  图片: "Pictures",
  烧瓶: "Flask",
  试管架: "Test tube rack",
};
const say = sayIn(english);

const meta = {
  title: "Components/Thumbnails",
  component: Thumbnails,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded", english },
  args: {
    label: "图片",
    pictures: [
      { drawing: glassware, label: "烧瓶" },
      { drawing: rack, label: "试管架" },
    ],
    value: 0,
    onChange: fn(),
  },
} satisfies Meta<typeof Thumbnails>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole("button", { name: say("烧瓶"), pressed: true })).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: say("试管架"), pressed: false }));
    await expect(args.onChange).toHaveBeenCalledWith(1);
  },
};
