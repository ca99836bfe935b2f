import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { InEnglish } from "../../foundations/stage/english.tsx";
import { dropFiles } from "../../testing/drop-files.ts";
import { FileField } from "./FileField.tsx";
import { FileList, type ListedFile } from "./FileList.tsx";

const removed = fn();
const retried = fn();

interface Args {
  files: readonly ListedFile[];
  error?: string;
  onFiles: (files: readonly File[]) => void;
}

/** Removes its files like a screen does. */
function OwnFiles({ files, ...props }: Args) {
  const [list, setList] = useState(files);
  const remove = (ids: readonly string[]) => {
    removed(ids);
    setList(list.filter(({ id }) => !ids.includes(id)));
  };
  return (
    <InEnglish english={english}>
      <FileField
        {...props}
        label="附件"
        description="最多 100 个，每个小于 10MB"
        accept={[".jpg", ".png", ".pdf"]}
        listed={{ files: list, onRemove: remove, onRetry: retried }}
      />
    </InEnglish>
  );
}

const english = {
  附件: "Attachments",
  "最多 100 个，每个小于 10MB": "At most 100, each smaller than 10MB",
};

const meta: Meta<Args> = {
  title: "Components/FileField with a list",
  subcomponents: { FileField, FileList },
  tags: ["autodocs", "plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  args: { files: [], onFiles: fn() },
  render: (args) => <OwnFiles {...args} />,
  beforeEach: () => {
    removed.mockClear();
    retried.mockClear();
  },
};
export default meta;
type Story = StoryObj<Args>;

const picture = (name: string) => new File(["GIF89a"], name, { type: "image/gif" });
const file = (id: string, name: string, state: ListedFile["state"]): ListedFile => ({
  id,
  name,
  size: 2_516_582,
  state,
});

const mixed = [
  file("1", "瓶身标签.jpg", { kind: "sent" }),
  file("2", "破损照片.png", { kind: "sending", share: 0.4 }),
  file("3", "到货单.pdf", { kind: "waiting" }),
  file("4", "安装程序.exe", { kind: "failed", why: "不支持的文件格式!", canRetry: false }),
  file("5", "批次检测报告.pdf", {
    kind: "failed",
    why: "网络连接失败，请检查网络后重试。",
    canRetry: true,
  }),
];

/** Several files can be chosen at once, or dropped. */
export const Empty: Story = {
  tags: ["picture"],
  play: async ({ args, canvas, canvasElement }) => {
    const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
    if (!input) throw new Error("no file can be chosen");
    const chosen = [picture("标签.jpg"), picture("破损.png")];
    await userEvent.upload(input, chosen);
    await expect(args.onFiles).toHaveBeenCalledWith(chosen);
    const field = canvas.getByRole("group", { name: "附件" });
    await expect(field).toHaveAccessibleDescription(/小于 10MB/);
    const zone = field.querySelector("[data-rac]");
    if (!zone) throw new Error("nothing can be dropped");
    const dropped = [picture("外箱.png")];
    dropFiles(zone, dropped);
    await waitFor(() => expect(args.onFiles).toHaveBeenLastCalledWith(dropped));
  },
};

/** Each file has its progress or its error; only what can succeed is offered again. */
export const UnderWay: Story = {
  tags: ["picture"],
  args: { files: mixed },
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole("list", { name: "已选文件：附件" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(5);
    await expect(list.getByRole("progressbar", { name: "上传：破损照片.png" })).toHaveAttribute(
      "aria-valuenow",
      "40",
    );
    await expect(canvas.getByRole("progressbar", { name: "上传进度：附件" })).toHaveAttribute(
      "aria-valuenow",
      "68",
    );
    await expect(canvas.getByText("已上传 1 / 5")).toBeVisible();
    await expect(list.getAllByRole("button", { name: /^重试/ })).toHaveLength(1);
    await userEvent.click(list.getByRole("button", { name: "重试：批次检测报告.pdf" }));
    await expect(retried).toHaveBeenCalledWith(["5"]);
  },
};

/** The focus goes to the next file, and after the last one to the button that chooses files. */
export const Removed: Story = {
  args: { files: mixed.slice(0, 2) },
  play: async ({ canvas }) => {
    canvas.getByRole("button", { name: "移除：瓶身标签.jpg" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(removed).toHaveBeenCalledWith(["1"]);
    await expect(canvas.getByRole("button", { name: "移除：破损照片.png" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.getByRole("button", { name: "选择文件：附件" })).toHaveFocus();
  },
};

/** Several that have failed can be tried again at once, and all of them removed. */
export const ConnectionLost: Story = {
  args: {
    files: mixed.map((each) => ({
      ...each,
      state: { kind: "failed", why: "网络连接失败，请检查网络后重试。", canRetry: true },
    })),
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "全部重试" }));
    await expect(retried).toHaveBeenCalledWith(["1", "2", "3", "4", "5"]);
    await userEvent.click(canvas.getByRole("button", { name: "全部移除" }));
    await expect(canvas.queryByRole("list")).toBeNull();
    await expect(canvas.getByRole("button", { name: "选择文件：附件" })).toHaveFocus();
  },
};

export const AllUploaded: Story = {
  args: { files: mixed.map((each) => ({ ...each, state: { kind: "sent" } })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("status")).toHaveTextContent("已上传 5 / 5");
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

export const Invalid: Story = {
  args: { error: "最多上传 100 个文件" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("group", { name: "附件" })).toHaveAccessibleDescription(
      /最多上传 100 个文件/,
    );
  },
};

/** A hundred files scroll in their own place. */
export const AHundredFiles: Story = {
  args: {
    files: Array.from({ length: 100 }, (_, index) =>
      file(
        String(index),
        `${"到货破损照片".repeat(index % 7)}${index + 1}.jpg`,
        index < 40
          ? { kind: "sent" }
          : index < 42
            ? { kind: "sending", share: 0.5 }
            : { kind: "waiting" },
      ),
    ),
  },
  play: async ({ canvas }) => {
    const list = canvas.getByRole("list");
    await expect(within(list).getAllByRole("listitem")).toHaveLength(100);
    await expect(list.clientHeight).toBeLessThan(300);
    await expect(canvas.getByText("已上传 40 / 100")).toBeVisible();
  },
};

export const LongContent: Story = {
  args: {
    files: [file("1", `${"批次检测报告扫描件".repeat(14)}.pdf`, { kind: "sending", share: 0.7 })],
  },
};

export const Phone: Story = {
  args: { files: mixed },
  globals: { viewport: { value: "phone" } },
};
