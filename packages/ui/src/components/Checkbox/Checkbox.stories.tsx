import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { controlled } from "../../testing/controlled.tsx";
import { stack } from "../../theme/layout.css.ts";
import { Checkbox } from "./Checkbox.tsx";

const Controlled = controlled(Checkbox, "value");

const english = {
  "选择 S812046-25g": "Choose S812046-25g",
  我已阅读并同意使用条款: "I have read and accept the terms of use",
  请勾选已阅读并同意使用条款: "Please accept the terms of use",
};
const say = sayIn(english);

const meta: Meta<typeof Checkbox> = {
  title: "Components/Fields/Checkbox",
  tags: ["plays-on-phones"],
  component: Checkbox,
  parameters: { layout: "padded", english },
  render: (args) => <Controlled {...args} />,
  args: { label: "选择 S812046-25g", value: false, onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole("checkbox", { name: say("选择 S812046-25g") });
    await userEvent.click(canvas.getByText(say("选择 S812046-25g")));
    await expect(box).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(box).not.toBeChecked();
  },
};

const lines = ["S812046-25g", "S812046-100g", "S812046-500g"];

function Lines() {
  const [chosen, setChosen] = useState<readonly string[]>([lines[0] ?? ""]);
  const isAll = chosen.length === lines.length;
  return (
    <div className={stack[3]}>
      <Checkbox
        label="全选"
        value={isAll || (chosen.length > 0 && "some")}
        onChange={(checked) => setChosen(checked ? lines : [])}
      />
      {lines.map((code) => (
        <Checkbox
          key={code}
          label={code}
          value={chosen.includes(code)}
          onChange={(checked) =>
            setChosen(checked ? [...chosen, code] : chosen.filter((each) => each !== code))
          }
        />
      ))}
    </div>
  );
}

/** The checkbox above a list is indeterminate while some entries are checked; a click then checks all. */
export const SomeOfAList: Story = {
  render: () => <Lines />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole("checkbox", { name: "全选" });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    for (const code of lines)
      await expect(canvas.getByRole("checkbox", { name: code })).toBeChecked();
    await userEvent.click(all);
    await expect(all).not.toBeChecked();
  },
};

export const Invalid: Story = {
  args: { label: "我已阅读并同意使用条款", error: "请勾选已阅读并同意使用条款", isRequired: true },
  play: async ({ canvas }) => {
    const box = canvas.getByRole("checkbox");
    await expect(box).toHaveAccessibleDescription(say("请勾选已阅读并同意使用条款"));
    await expect(box).toBeInvalid();
  },
};

export const Disabled: Story = {
  render: () => (
    <div className={stack[3]}>
      <Checkbox label="停用" value={false} onChange={() => {}} isDisabled />
      <Checkbox label="停用，已选" value onChange={() => {}} isDisabled />
    </div>
  ),
};

export const PseudoStates: Story = inPseudoStates((args) => <Controlled {...args} />);
