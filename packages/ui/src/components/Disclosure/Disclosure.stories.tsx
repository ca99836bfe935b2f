import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { Disclosure } from "./Disclosure.tsx";

const english = {
  运输与贮存: "Transport and storage",
  "密闭，避光，室温。": "Closed, away from light, at room temperature.",
};
const say = sayIn(english);

const meta: Meta<typeof Disclosure> = {
  title: "Components/Disclosure",
  tags: ["plays-on-phones"],
  component: Disclosure,
  parameters: { layout: "padded", english },
  args: { title: "运输与贮存", children: <p>密闭，避光，室温。</p> },
};
export default meta;

type Story = StoryObj<typeof Disclosure>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(say("密闭，避光，室温。"))).not.toBeVisible();
    await userEvent.click(canvas.getByText(say("运输与贮存")));
    await expect(canvas.getByText(say("密闭，避光，室温。"))).toBeVisible();
  },
};
export const OpenAtFirst: Story = { args: { defaultOpen: true } };
