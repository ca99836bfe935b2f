import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, waitFor } from "storybook/test";
import {
  withCodeInPicture,
  withoutCamera,
  withSlowCamera,
} from "../../foundations/stage/camera.ts";
import { CodeScanner } from "./CodeScanner.tsx";

const ADDRESS = "https://shop.example/b/S812046-25g/C15482130";

const meta: Meta<typeof CodeScanner> = {
  title: "Components/CodeScanner",
  tags: ["plays-on-phones", "plays-in-chinese", "no-picture"],
  component: CodeScanner,
  parameters: { layout: "padded" },
  args: { onRead: fn() },
};
export default meta;
type Story = StoryObj<typeof CodeScanner>;

/** A code in the picture is read once, by the detector in plain JavaScript. */
export const Reading: Story = {
  beforeEach: withCodeInPicture(ADDRESS),
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(args.onRead).toHaveBeenCalledWith(ADDRESS));
    await expect(args.onRead).toHaveBeenCalledOnce();
    await expect(canvas.getByRole("status")).toHaveTextContent("请将二维码对准画面中央");
    await expect(canvas.getByLabelText("摄像头画面")).toBeVisible();
  },
};

export const Starting: Story = {
  beforeEach: withSlowCamera,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("正在打开摄像头…");
  },
};

export const Refused: Story = {
  beforeEach: withoutCamera("NotAllowedError"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("浏览器没有允许使用摄像头");
  },
};

export const NoCamera: Story = {
  beforeEach: withoutCamera("NotFoundError"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("没有找到摄像头");
  },
};

/** Another program uses it. */
export const Failed: Story = {
  beforeEach: withoutCamera("NotReadableError"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("摄像头无法启动");
  },
};
