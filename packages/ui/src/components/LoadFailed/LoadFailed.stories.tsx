import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./LoadFailed.copy.ts";
import { LoadFailed } from "./LoadFailed.tsx";

const meta: Meta<typeof LoadFailed> = {
  title: "Components/LoadFailed",
  tags: ["plays-on-phones"],
  component: LoadFailed,
  parameters: { layout: "padded" },
  args: { onRetry: fn() },
};
export default meta;

type Story = StoryObj<typeof LoadFailed>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(words(copy).failed)).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: words(copy).retry }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Retrying: Story = {
  args: { isRetrying: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: words(copy).retry }));
    await expect(args.onRetry).not.toHaveBeenCalled();
  },
};
export const WithMessage: Story = { args: { children: "推荐产品未能加载。" } };
