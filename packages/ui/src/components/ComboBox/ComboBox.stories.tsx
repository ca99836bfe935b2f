import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { useCopy } from "../../language/language.tsx";
import { withPlainEvents } from "../../testing/plain-events.ts";
import { ComboBox } from "./ComboBox.tsx";

const copy = {
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
};

function Addresses({ error }: { error?: string }) {
  const words = useCopy(copy);
  const [value, setValue] = useState("2");
  return (
    <ComboBox
      label={words.label}
      help={words.help}
      error={error}
      value={value}
      onChange={setValue}
      options={Array.from({ length: 50 }, (_, index) => ({
        value: String(index + 1),
        label: `${words.receiver} ${index + 1}`,
        detail: `${words.place} ${index + 1001}`,
      }))}
    />
  );
}

const meta: Meta<typeof Addresses> = {
  title: "Components/ComboBox",
  component: Addresses,
  parameters: { layout: "padded" },
  beforeEach: withPlainEvents,
};
export default meta;

type Story = StoryObj<typeof Addresses>;
/** The simulated user's first focus of a page opens nothing, its next does. */
async function goThere(): Promise<void> {
  await userEvent.tab();
  await userEvent.tab({ shift: true });
  await userEvent.tab();
}
const field = () => screen.getByRole("combobox", { name: "选择地址" });

/** It says the choice, and has a button that opens it to everything. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    await expect(field()).toHaveValue("收货人 2 上海市浦东新区科苑路 1002");
    await expect(canvas.getByRole("button", { name: /展开列表/ })).toBeVisible();
  },
};

/** Every word counts, in any order; Enter takes the one that the arrow stands on. */
export const Searched: Story = {
  play: async () => {
    await goThere();
    await userEvent.keyboard("1037 收货人");
    const list = await screen.findByRole("listbox");
    await waitFor(() => expect(within(list).getAllByRole("option")).toHaveLength(1));
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(field()).toHaveValue("收货人 37 上海市浦东新区科苑路 1037"));
    await waitFor(() => expect(screen.queryByRole("listbox")).toBeNull());
  },
};

/** What matches nothing is said to, and leaves the choice as it was. */
export const NothingFound: Story = {
  play: async () => {
    await goThere();
    await userEvent.keyboard("苏州");
    await expect(await screen.findByText("没有符合条件的选项")).toBeVisible();
    await goThere();
    await waitFor(() => expect(field()).toHaveValue("收货人 2 上海市浦东新区科苑路 1002"));
  },
};

export const Wrong: Story = {
  args: { error: "请选择收货地址" },
  play: async () => {
    await expect(field()).toHaveAccessibleDescription("请选择收货地址 可按姓名、手机或地址查找");
    await expect(field()).toBeInvalid();
  },
};
