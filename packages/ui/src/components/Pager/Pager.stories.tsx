import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./Pager.copy.ts";
import { Pager } from "./Pager.tsx";

const meta: Meta<typeof Pager> = {
  title: "Components/Pager",
  tags: ["plays-on-phones"],
  component: Pager,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Pager>;

export const InTheMiddle: Story = {
  args: { page: 6, total: 214, pageSize: 20, onPage: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(words(copy).total("214"))).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(7);
    await expect(canvas.getByRole("button", { current: "page" })).toHaveAccessibleName(
      words(copy).page(6),
    );
    await userEvent.click(canvas.getByRole("button", { name: words(copy).next }));
    await expect(args.onPage).toHaveBeenCalledWith(7);
  },
};

export const FirstPageWithAddresses: Story = {
  tags: ["plays-in-chinese"],
  args: { page: 1, total: 126, pageSize: 20, hrefOf: (page) => `/news?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: words(copy).page(5) })).toHaveAttribute(
      "href",
      "/news?page=5",
    );
    await expect(canvas.queryByRole("link", { name: words(copy).previous })).toBeNull();
  },
};

export const LastPage: Story = {
  args: { page: 3, total: 42, pageSize: 20, onPage: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: words(copy).next })).toBeDisabled();
  },
};
