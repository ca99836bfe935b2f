import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { ActionMenu } from "./ActionMenu.tsx";

const print = fn();

const english = {
  "查看：PK2026111900042": "View: PK2026111900042",
  查看: "View",
  包裹详情: "Parcel",
  打印运单: "Print the waybill",
  下载: "Download",
};
const say = sayIn(english);

const meta = {
  title: "Components/ActionMenu",
  tags: ["plays-on-phones"],
  component: ActionMenu,
  parameters: { english },
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
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: say("查看：PK2026111900042") }));
    const menu = within(await screen.findByRole("menu"));
    await expect(menu.getByRole("menuitem", { name: say("包裹详情") })).toHaveAttribute(
      "href",
      words({
        zh: "/order_detail/package/MK2026111800003",
        en: "/en/order_detail/package/MK2026111800003",
      }),
    );
    await expect(menu.getByRole("menuitem", { name: say("下载") })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
  },
};

/** Arrow keys move, Enter chooses, Escape closes; the focus returns to the button. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const button = canvas.getByRole("button", { name: say("查看：PK2026111900042") });
    button.focus();
    // Before the code of the menu is there.
    await userEvent.keyboard("{Enter}");
    const [first] = await screen.findAllByRole("menuitem");
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard("{ArrowDown}");
    await screen.findByRole("menu");
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(print).toHaveBeenCalledOnce());
  },
};

/** A second press on the button closes the menu, and so does a press elsewhere. */
export const Closed: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const button = canvas.getByRole("button", { name: say("查看：PK2026111900042") });
    await userEvent.click(button);
    await screen.findByRole("menu");
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(button);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    await screen.findByRole("menu");
    await userEvent.click(canvasElement);
    await waitFor(() => expect(screen.queryByRole("menu")).toBeNull());
  },
};
