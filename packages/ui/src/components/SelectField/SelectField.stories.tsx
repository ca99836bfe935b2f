import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect } from "storybook/test";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { SelectField } from "./SelectField.tsx";

const copy = defineCopy({
  zh: {
    label: "城市",
    placeholder: "请选择城市",
    beijing: "北京市",
    shanghai: "上海市",
    suzhou: "苏州市",
  },
  en: {
    label: "City",
    placeholder: "Choose a city",
    beijing: "Beijing",
    shanghai: "Shanghai",
    suzhou: "Suzhou",
  },
});
type City = "beijing" | "shanghai" | "suzhou";
type Args = {
  chosen?: City | "hangzhou";
  error?: string;
  isDisabled?: boolean;
  size?: "small" | "medium";
};

function CityField({ chosen, ...args }: Args) {
  const words = useCopy(copy);
  const [city, setCity] = useState<City | "hangzhou" | "">(chosen ?? "");
  return (
    <SelectField
      {...args}
      label={words.label}
      placeholder={words.placeholder}
      value={city}
      onChange={setCity}
      options={[
        { value: "beijing", label: words.beijing },
        { value: "shanghai", label: words.shanghai },
        { value: "suzhou", label: words.suzhou, isDisabled: true },
      ]}
    />
  );
}

const meta: Meta<Args> = {
  title: "Components/Fields/SelectField",
  tags: ["plays-on-phones"],
  subcomponents: { SelectField },
  parameters: { layout: "padded" },
  render: (args) => <CityField {...args} />,
};
export default meta;

type Story = StoryObj<Args>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("combobox", { name: words(copy).label });
    await expect(field).toHaveDisplayValue(words(copy).placeholder);
    await userEvent.selectOptions(field, words(copy).shanghai);
    await expect(field).toHaveDisplayValue(words(copy).shanghai);
    await expect(canvas.getByRole("option", { name: words(copy).suzhou })).toBeDisabled();
  },
};

export const Invalid: Story = { args: { error: "请选择城市" } };

export const Disabled: Story = { args: { isDisabled: true } };

export const Small: Story = { args: { size: "small" } };

/** A value that is not in the list is shown as no choice. */
export const NotInTheList: Story = {
  args: { chosen: "hangzhou" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("combobox")).toHaveDisplayValue(words(copy).placeholder);
  },
};

export const PseudoStates: Story = inPseudoStates(() => <CityField />);
