import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { Button } from "../Button/Button.tsx";
import { copy } from "./FileField.copy.ts";
import { FileField } from "./FileField.tsx";

const english = {
  营业执照: "Business licence",
  "支持 jpg，gif，pdf，png，bmp 格式，小于 10MB": "jpg, gif, pdf, png or bmp, smaller than 10MB",
  待上传: "Not uploaded yet",
};
const say = sayIn(english);

const meta: Meta<typeof FileField> = {
  title: "Components/FileField",
  tags: ["plays-on-phones"],
  component: FileField,
  parameters: { layout: "padded", english },
  args: {
    label: "营业执照",
    description: "支持 jpg，gif，pdf，png，bmp 格式，小于 10MB",
    fileName: "",
    accept: [".jpg", ".gif", ".pdf", ".png", ".bmp"],
    onFiles: fn(),
  },
};
export default meta;
type Story = StoryObj<typeof meta>;

const drawing = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#8fa3b3"/></svg>',
)}`;

export const Empty: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no file can be chosen");
    const file = new File(["%PDF-1.7"], "营业执照.pdf", { type: "application/pdf" });
    await userEvent.upload(input, file);
    await expect(args.onFiles).toHaveBeenCalledWith([file]);
    await expect(canvas.getByRole("group", { name: say("营业执照") })).toHaveAccessibleDescription(
      say("支持 jpg，gif，pdf，png，bmp 格式，小于 10MB"),
    );
  },
};

export const Chosen: Story = {
  args: { fileName: "营业执照.png", picture: drawing, status: "待上传" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("button", { name: words(copy).replaceFor(say("营业执照")) }),
    ).toBeVisible();
  },
};

export const Uploading: Story = {
  args: { fileName: "营业执照.pdf", progress: 0.4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("progressbar", { name: say("营业执照") })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
  },
};

export const Invalid: Story = {
  args: { error: "只能上传jpg，gif，pdf，png，bmp格式文件" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: say("营业执照") })).toHaveAccessibleDescription(
      /只能上传/,
    );
  },
};

/** A picture that fails to load is replaced by an icon. */
export const BrokenPicture: Story = {
  args: { fileName: "营业执照.png", picture: "data:image/png;base64,AAAA" },
};

export const LongContent: Story = {
  args: {
    fileName: `${"营业执照扫描件".repeat(16)}.png`,
    status: "已上传",
    actions: <Button size="small">查看</Button>,
  },
};

export const Phone: Story = { ...LongContent, globals: { viewport: { value: "phone" } } };
