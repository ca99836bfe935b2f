import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { QrCode } from "./QrCode.tsx";

const meta: Meta<typeof QrCode> = {
  title: "Components/QrCode",
  tags: ["plays-on-phones"],
  component: QrCode,
  parameters: { layout: "padded" },
};
export default meta;

export const WeChat: StoryObj<typeof QrCode> = {
  args: { value: "https://example.org/wechat", label: "微信扫码关注" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "微信扫码关注" })).toBeVisible();
  },
};
