import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { InEnglish, sayIn } from "../../foundations/stage/english.tsx";
import { Spinner } from "./Spinner.tsx";

const english = {
  正在查询: "Searching",
  " 正在查询": " Searching",
};
const say = sayIn(english);

const meta: Meta<typeof Spinner> = {
  title: "Components/Spinner",
  tags: ["plays-on-phones"],
  component: Spinner,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof Spinner>;

export const BesideText: Story = {
  render: () => (
    <InEnglish english={english}>
      <p>
        <Spinner /> 正在查询
      </p>
    </InEnglish>
  ),
};
export const Alone: Story = {
  args: { size: "large", label: "正在查询" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent(say("正在查询"));
  },
};
