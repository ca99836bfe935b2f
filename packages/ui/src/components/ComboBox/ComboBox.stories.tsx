import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { copy as comboBoxCopy } from "./ComboBox.copy.ts";
import { ComboBox } from "./ComboBox.tsx";

const copy = defineCopy({
  zh: {
    label: "选择地址",
    help: "可按姓名、手机或地址查找",
    receiver: "收货人",
    place: "上海市浦东新区科苑路",
  },
  en: {
    label: "Choose an address",
    help: "Find it by name, mobile or place",
    receiver: "Receiver",
    place: "Keyuan Road, Pudong, Shanghai",
  },
});

function Addresses({ error }: { error?: string }) {
  const words = useCopy(copy);
  const [value, setValue] = useState("2");
  return (
    <ComboBox
      label={words.label}
      description={words.help}
      error={error}
      value={value}
      onChange={setValue}
      options={Array.from({ length: 50 }, (_, index) => ({
        value: String(index + 1),
        label: `${words.receiver} ${index + 1}`,
        description: `${words.place} ${index + 1001}`,
      }))}
    />
  );
}

const meta: Meta<typeof Addresses> = {
  title: "Components/ComboBox",
  tags: ["plays-on-phones"],
  component: Addresses,
  parameters: { layout: "padded" },
};
export default meta;
type Story = StoryObj<typeof Addresses>;

const field = () => screen.getByRole("combobox", { name: words(copy).label });

/** Shows the choice, and has a button that opens the whole list. */
export const Chosen: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas }) => {
    await waitFor(() => expect(field()).toHaveValue("收货人 2 上海市浦东新区科苑路 1002"));
    await expect(
      canvas.getByRole("button", { name: new RegExp(words(comboBoxCopy).open, "u") }),
    ).toBeVisible();
  },
};

export const Invalid: Story = {
  tags: ["plays-in-chinese"],
  args: { error: "请选择收货地址" },
  play: async () => {
    await expect(field()).toHaveAccessibleDescription("请选择收货地址 可按姓名、手机或地址查找");
    await expect(field()).toBeInvalid();
  },
};
