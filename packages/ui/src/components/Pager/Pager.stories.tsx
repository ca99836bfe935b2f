import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Pager } from "./Pager.tsx";

const meta: Meta<typeof Pager> = {
  title: "Components/Pager",
  component: Pager,
  tags: ["plays-in-chinese"],
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Pager>;

export const InTheMiddle: Story = {
  args: { page: 6, total: 214, pageSize: 20, onPage: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText("共 214 条")).toBeVisible();
    await expect(canvas.getAllByRole("button")).toHaveLength(7);
    await expect(canvas.getByRole("button", { current: "page" })).toHaveAccessibleName("第 6 页");
    await userEvent.click(canvas.getByRole("button", { name: "下一页" }));
    await expect(args.onPage).toHaveBeenCalledWith(7);
  },
};

export const FirstPageWithAddresses: Story = {
  args: { page: 1, total: 126, pageSize: 20, hrefOf: (page) => `/news?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "第 5 页" })).toHaveAttribute(
      "href",
      "/news?page=5",
    );
    await expect(canvas.queryByRole("link", { name: "上一页" })).toBeNull();
  },
};

export const LastPage: Story = {
  args: { page: 3, total: 42, pageSize: 20, onPage: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("button", { name: "下一页" })).toBeDisabled();
  },
};
