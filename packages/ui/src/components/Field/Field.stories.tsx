import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { expectFieldDescribed } from "../../testing/field-behaviour.ts";
import { Field } from "./Field.tsx";
import { input } from "./input.css.ts";

const english = {
  批号: "Batch number",
  见瓶身标签: "See the label",
  请输入批号: "Enter the batch number",
};
const say = sayIn(english);

const meta: Meta<typeof Field> = {
  title: "Components/Fields/Field",
  component: Field,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded", english },
  args: {
    label: "批号",
    description: "见瓶身标签",
    children: (control) => <input {...control} className={input({})} defaultValue="C15482130" />,
  },
};
export default meta;

type Story = StoryObj<typeof Field>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const field = await expectFieldDescribed(canvasElement, say("批号"), {
      help: say("见瓶身标签"),
    });
    await expect(field).toHaveValue("C15482130");
  },
};

export const Invalid: Story = {
  args: { error: "请输入批号", isRequired: true },
  play: async ({ canvasElement }) => {
    const field = await expectFieldDescribed(canvasElement, say("批号"), {
      error: say("请输入批号"),
    });
    await expect(field).toBeRequired();
  },
};
