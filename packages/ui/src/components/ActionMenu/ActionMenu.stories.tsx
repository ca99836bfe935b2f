import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { ActionMenu } from "./ActionMenu.tsx";

const print = fn();

const meta = {
  title: "Components/ActionMenu",
  tags: ["plays-on-phones"],
  component: ActionMenu,
  args: {
    label: "查看：PK2026111900042",
    children: "查看",
    entries: [
      { label: "包裹详情", to: "/order_detail/package/MK2026111800003" },
      { label: "打印运单", onSelect: print },
      { label: "下载", onSelect: () => {}, isDisabled: true },
    ],
  },
  beforeEach: () => {
    print.mockClear();
  },
} satisfies Meta<typeof ActionMenu>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "查看：PK2026111900042" }));
    const menu = within(await screen.findByRole("menu"));
    await expect(menu.getByRole("menuitem", { name: "包裹详情" })).toHaveAttribute(
      "href",
      "/order_detail/package/MK2026111800003",
    );
    await expect(menu.getByRole("menuitem", { name: "下载" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** Arrow keys move, Enter chooses, Escape closes; the focus returns to the button. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: "查看：PK2026111900042" });
    button.focus();
    await userEvent.keyboard("{Enter}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  },
};
