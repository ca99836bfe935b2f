import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { QrCode } from "./QrCode.tsx";

const english = {
  微信扫码关注: "Scan in WeChat to follow us",
};
const say = sayIn(english);

const meta: Meta<typeof QrCode> = {
  title: "Components/QrCode",
  tags: ["plays-on-phones"],
  component: QrCode,
  parameters: { layout: "padded", english },
};
export default meta;

export const WeChat: StoryObj<typeof QrCode> = {
  args: { value: "https://example.org/wechat", label: "微信扫码关注" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: say("微信扫码关注") })).toBeVisible();
  },
};
