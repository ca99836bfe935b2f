import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { VisuallyHidden } from "./VisuallyHidden.tsx";

const english = {
  搜索结果: "Search results",
};
const say = sayIn(english);

const meta: Meta<typeof VisuallyHidden> = {
  title: "Components/VisuallyHidden",
  tags: ["plays-on-phones"],
  component: VisuallyHidden,
  parameters: { layout: "padded", english },
};
export default meta;

export const HeadingForScreenReaders: StoryObj<typeof VisuallyHidden> = {
  tags: ["no-picture"],
  args: { as: "h2", children: "搜索结果" },
  play: async ({ canvas }) => {
    const heading = canvas.getByRole("heading", { name: say("搜索结果") });
    await expect(heading.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};
