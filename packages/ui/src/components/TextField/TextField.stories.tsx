import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { controlled } from "../../testing/controlled.tsx";
import { expectFieldDescribed } from "../../testing/field-behaviour.ts";
import { stack } from "../../theme/layout.css.ts";
import { TextField } from "./TextField.tsx";

const Controlled = controlled(TextField, "value");

const english = {
  批号: "Batch number",
  "见瓶身标签，字母加八位数字": "On the label: a letter and eight digits",
  请输入批号: "Enter the batch number",
  手机号码: "Mobile number",
  如需修改请联系客服: "Customer service can change it",
  "已验证，不能修改": "Verified, cannot be changed",
};
const say = sayIn(english);

const meta: Meta<typeof TextField> = {
  title: "Components/Fields/TextField",
  component: TextField,
  tags: ["plays-on-phones"],
  parameters: { layout: "padded", english },
  render: (args) => <Controlled {...args} />,
  args: { label: "批号", value: "", onChange: fn(), description: "见瓶身标签，字母加八位数字" },
};
export default meta;

type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = await expectFieldDescribed(canvasElement, say("批号"), {
      help: say("见瓶身标签，字母加八位数字"),
    });
    await userEvent.click(canvas.getByText(say("批号")));
    await expect(field).toHaveFocus();
    await userEvent.keyboard("C15482130");
    await expect(field).toHaveValue("C15482130");
    await expect(args.onChange).toHaveBeenLastCalledWith("C15482130");
  },
};

export const Required: Story = {
  args: { isRequired: true },
  play: async ({ canvasElement }) => {
    const field = await expectFieldDescribed(canvasElement, say("批号"), {});
    await expect(field).toBeRequired();
  },
};

/** The error replaces the help text, and nothing below moves. */
export const Invalid: Story = {
  args: { error: "请输入批号", isRequired: true },
  render: (args) => (
    <div>
      <Controlled {...args} />
      <p data-testid="below">货号</p>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expectFieldDescribed(canvasElement, say("批号"), {
      error: say("请输入批号"),
      help: say("见瓶身标签，字母加八位数字"),
    });
    const field = canvas.getByRole("textbox");
    const between = canvas.getByTestId("below").getBoundingClientRect().top;
    await expect(between - field.getBoundingClientRect().bottom).toBe(28);
  },
};

/** The help is nearer to its own field than to what follows. */
export const WithHelp: Story = {
  render: (args) => (
    <div>
      <Controlled {...args} />
      <p data-testid="below">货号</p>
    </div>
  ),
  play: async ({ canvas }) => {
    const edges = (element: Element) => element.getBoundingClientRect();
    const help = edges(canvas.getByText(say("见瓶身标签，字母加八位数字")));
    const above = help.top - edges(canvas.getByRole("textbox")).bottom;
    await expect(edges(canvas.getByTestId("below")).top - help.bottom).toBeGreaterThan(2 * above);
  },
};

/** Set apart from editable fields in both themes, and still legible. */
export const ReadOnly: Story = {
  args: {
    label: "手机号码",
    value: "13800004127",
    description: "如需修改请联系客服",
    readOnly: true,
  },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByRole("textbox", { name: say("手机号码") });
    await expect(field).toHaveAttribute("readonly");
    await expect(canvasElement.querySelector("svg")).toBeVisible();
  },
};

export const Disabled: Story = {
  args: {
    label: "手机号码",
    value: "138 0000 4127",
    description: "已验证，不能修改",
    isDisabled: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: say("手机号码") })).toBeDisabled();
  },
};

export const LabelHidden: Story = {
  args: { isLabelHidden: true, description: undefined, hasMessageLine: false, placeholder: "批号" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("textbox", { name: say("批号") })).toBeVisible();
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className={stack[4]}>
      <Controlled {...args} label="公司名称" description={undefined} />
      <Controlled
        {...args}
        label="客户料号"
        size="small"
        hasMessageLine={false}
        description={undefined}
      />
      <Controlled {...args} label="用量" description={undefined} inputMode="decimal" mark="mL" />
    </div>
  ),
};

export const Phone: Story = {
  ...Sizes,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const field = canvas.getByRole("textbox", { name: "公司名称" });
    await expect(field.getBoundingClientRect().height).toBe(44);
    /* Phone browsers zoom into fields below 16 px. */
    await expect(getComputedStyle(field).fontSize).toBe("16px");
  },
};

export const PseudoStates: Story = inPseudoStates((args) => <Controlled {...args} />);
