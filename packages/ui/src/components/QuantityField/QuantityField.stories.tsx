import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fireEvent, fn, waitFor } from "storybook/test";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { endCompositionInSafari } from "../../testing/composition.ts";
import { controlled } from "../../testing/controlled.tsx";
import { expectFieldDescribed } from "../../testing/field-behaviour.ts";
import { row } from "../../theme/layout.css.ts";
import { Button } from "../Button/Button.tsx";
import { QuantityField } from "./QuantityField.tsx";

const Controlled = controlled(QuantityField, "value");

const pressed = fn();

const english = {
  下一步: "Next step",
  数量: "Quantity",
};

const meta: Meta<typeof QuantityField> = {
  title: "Components/Fields/QuantityField",
  component: QuantityField,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded", english },
  render: (args) => <Controlled {...args} />,
  args: { label: "数量", value: 0, min: 0, onChange: fn() },
  beforeEach: () => void pressed.mockClear(),
};
export default meta;

type Story = StoryObj<typeof QuantityField>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "数量" });
    await expect(canvas.getByRole("button", { name: "数量减一" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "数量加一" }));
    await expect(field).toHaveValue("1");
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(field);
    await userEvent.keyboard("{ArrowUp}{ArrowUp}{ArrowDown}");
    await expect(field).toHaveValue("2");
  },
};

/** Typed text stays as typed until Enter or blur; only then is it committed. */
export const Typed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "数量" });
    await userEvent.clear(field);
    await userEvent.type(field, "25");
    await expect(field).toHaveValue("25");
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(25);
    await userEvent.clear(field);
    await userEvent.type(field, "7");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(7);
  },
};

/** Keys of an input method choose its candidates: they neither commit nor change the quantity. */
export const Composed: Story = {
  tags: ["no-picture"],
  args: { min: 1, value: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "数量" });
    await userEvent.type(field, "5");
    for (const key of ["ArrowUp", "ArrowDown", "Enter"]) await endCompositionInSafari(field, key);
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(field).toHaveValue("35");
    await userEvent.keyboard("{Enter}");
    await expect(args.onChange).toHaveBeenLastCalledWith(35);
  },
};

export const LettersAndSeparators: Story = {
  args: { min: 1, value: 3 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "数量" });
    await userEvent.clear(field);
    await userEvent.type(field, "x1,2４0e{Enter}");
    await expect(field).toHaveValue("1240");
    await expect(args.onChange).toHaveBeenLastCalledWith(1240);
  },
};

/** What is below the range or no whole number stays in the field, with an error, and counts as no quantity. */
export const NoQuantity: Story = {
  args: { min: 1, value: 3 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "数量" });
    for (const text of ["1.5", "-1", "0", "1-2", ".", "1,5", "½"]) {
      await userEvent.clear(field);
      await userEvent.paste(text);
      await userEvent.tab();
      await expect(field).toHaveValue(text.normalize("NFKC"));
      await expectFieldDescribed(canvasElement, "数量", { error: "请填写 1 到 9999 的整数" });
      await userEvent.click(field);
    }
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(args.onChange).toHaveBeenCalledWith(null);
    await userEvent.click(canvas.getByRole("button", { name: "数量加一" }));
    await expect(field).toHaveValue("4");
    await expect(field).toBeValid();
    await expect(args.onChange).toHaveBeenLastCalledWith(4);
  },
};

/** A number above the range is corrected, and the field announces it. */
export const AboveTheRange: Story = {
  args: { min: 1, value: 3 },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "数量" });
    await userEvent.clear(field);
    await userEvent.type(field, "1000000000");
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(9999);
    await expect(field).toHaveValue("9999");
    await expectFieldDescribed(canvasElement, "数量", { error: "请填写 1 到 9999 的整数" });
  },
};

/** A press on what is below ends the typing. It stays under the pointer until the press is over, then the error moves it. */
export const PressedBelow: Story = {
  tags: ["no-picture"],
  args: { hasMessageLine: false, isLabelHidden: true },
  render: (args) => (
    <>
      <Controlled {...args} />
      <Button onClick={pressed}>下一步</Button>
    </>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const below = canvas.getByRole("button", { name: /^下一步|^Next/ });
    const top = () => Math.round(below.getBoundingClientRect().top);
    const before = top();
    await userEvent.type(canvas.getByRole("textbox", { name: "数量" }), "1.5");
    await userEvent.pointer({ keys: "[MouseLeft>]", target: below });
    await expect(canvas.getByRole("textbox", { name: "数量" })).toBeInvalid();
    await expect(top()).toBe(before);
    await userEvent.pointer({ keys: "[/MouseLeft]", target: below });
    await expect(pressed).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(top()).toBeGreaterThan(before));
    await expectFieldDescribed(canvasElement, "数量", { error: "请填写 0 到 9999 的整数" });
  },
};

/** A text that was no quantity leaves the field when a quantity is set from outside, or when it is deleted. */
export const WrongTextReplaced: Story = {
  args: { min: 1, value: 3 },
  render: function Replaced(args) {
    const [value, setValue] = useState(args.value);
    return (
      <div className={row[6]}>
        <QuantityField {...args} value={value} onChange={setValue} />
        <Button onClick={() => setValue(8)}>按计划填写</Button>
      </div>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("textbox", { name: "数量" });
    await userEvent.clear(field);
    await userEvent.type(field, "-5{Tab}");
    await userEvent.click(canvas.getByRole("button", { name: "按计划填写" }));
    await expect(field).toHaveValue("8");
    await expect(field).toBeValid();
    await userEvent.clear(field);
    await userEvent.type(field, "0.5{Tab}");
    await userEvent.clear(field);
    await userEvent.tab();
    await expect(field).toHaveValue("8");
    await expect(field).toBeValid();
  },
};

/** Where too much means that nothing was chosen. */
export const ResetBeyond: Story = {
  args: { min: 0, max: 3, value: 2, beyond: "退货数量不能大于可退数量！" },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "数量" });
    await userEvent.clear(field);
    await userEvent.type(field, "4");
    await userEvent.tab();
    await expect(field).toHaveValue("0");
    await expect(args.onChange).toHaveBeenLastCalledWith(0);
    await expect(field).toHaveAccessibleDescription("退货数量不能大于可退数量！");
    await userEvent.type(field, "1");
    await expect(field).not.toHaveAccessibleDescription();
  },
};

/** Left empty, it returns to the previous value. */
export const LeftEmpty: Story = {
  args: { min: 1, value: 12 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "数量" });
    await userEvent.clear(field);
    await expect(field).toHaveValue("");
    await userEvent.tab();
    await expect(field).toHaveValue("12");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** In a form that reports missing values, the field may be empty. */
export const MayBeEmpty: Story = {
  args: { min: 1, value: 1, onEmpty: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByRole("textbox", { name: "数量" }));
    await userEvent.tab();
    await expect(args.onEmpty).toHaveBeenCalledOnce();
  },
};

/** The wheel scrolls the page, also over the focused field. */
export const Wheel: Story = {
  args: { value: 5 },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole("textbox", { name: "数量" });
    await userEvent.click(field);
    await fireEvent.wheel(field, { deltaY: 100 });
    await expect(field).toHaveValue("5");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const Invalid: Story = { args: { error: "库存不足，最多可购 20", value: 25, min: 1 } };

export const Disabled: Story = { args: { value: 2, isDisabled: true } };

export const Sizes: Story = {
  render: (args) => (
    <div className={row[6]}>
      <Controlled {...args} value={9999} />
      <Controlled
        {...args}
        label="S812046-25g 数量"
        size="small"
        isLabelHidden
        hasMessageLine={false}
      />
    </div>
  ),
};

export const Phone: Story = { ...Sizes, globals: { viewport: { value: "phone" } } };

export const PseudoStates: Story = inPseudoStates((args) => <Controlled {...args} />);
