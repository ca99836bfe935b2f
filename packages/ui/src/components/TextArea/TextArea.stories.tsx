import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { controlled } from "../../testing/controlled.tsx";
import { TextArea } from "./TextArea.tsx";

const Controlled = controlled(TextArea, "value");

const english = {
  建议内容: "Your suggestion",
  可以粘贴多行文字: "Several lines can be pasted",
  "请填写详细描述您的建议、意见、问题等": "Describe your suggestion or question",
};
const say = sayIn(english);

const meta: Meta<typeof TextArea> = {
  title: "Components/Fields/TextArea",
  tags: ["plays-on-phones"],
  component: TextArea,
  parameters: { layout: "padded", english },
  render: (args) => <Controlled {...args} />,
  args: { label: "建议内容", value: "", onChange: fn(), description: "可以粘贴多行文字" },
};
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: say("建议内容") });
    await userEvent.type(field, "第一行{Enter}第二行");
    await expect(field).toHaveValue("第一行\n第二行");
  },
};

/** Grows from 10 to 20 lines with its text. */
export const Growing: Story = {
  args: { rows: 10, maxRows: 20 },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox");
    const height = () => field.getBoundingClientRect().height;
    const empty = height();
    await expect(empty).toBe(10 * 24 + 18);
    await userEvent.click(field);
    await userEvent.paste(Array.from({ length: 40 }, (_, line) => `第 ${line + 1} 行`).join("\n"));
    await expect(height()).toBe(20 * 24 + 18);
  },
};

export const Invalid: Story = {
  args: { error: "请填写详细描述您的建议、意见、问题等", isRequired: true },
};

export const PseudoStates: Story = inPseudoStates((args) => <Controlled {...args} />);
