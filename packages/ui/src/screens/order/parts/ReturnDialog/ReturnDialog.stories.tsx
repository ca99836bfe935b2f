import { codes } from "@reagent/api/contract/envelope";
import {
  applyForReturn,
  deleteReturnFile,
  listReturnableLines,
  uploadReturnFile,
} from "@reagent/api/contract/return";
import { callMessages } from "@reagent/api/messages/call";
import { orderMessages } from "@reagent/api/messages/order";
import {
  returnFileMessages,
  returnFormMessages,
  returnMessages,
} from "@reagent/api/messages/return";
import { uploadMessages } from "@reagent/api/messages/upload";
import { returnableOrder } from "@reagent/api/mock/samples/returns";
import { answers, refusal, refuses, waits } from "@reagent/api/mock/verbs";
import { RETURN_FILE_SIZE_LIMIT } from "@reagent/domain/return-file";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { Button } from "../../../../components/Button/Button.tsx";
import {
  expectNoOverflow,
  expectAlert,
  answerAlert,
} from "../../../../foundations/stage/actions.ts";
import { restsHere } from "../../../../foundations/stage/at-rest.ts";
import { refusedAfter } from "../../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../../foundations/stage/standard-stories.tsx";
import { dropFiles } from "../../../../testing/drop-files.ts";
import { withPlainEvents } from "../../../../testing/plain-events.ts";
import { ReturnDialog } from "./ReturnDialog.tsx";

const applied = fn();
const deleted = fn();

const meta = {
  title: "Screens/Order/Return dialog",
  component: ReturnDialog,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { orderId: "109", onApplied: fn() },
  parameters: { route: "/order_history" },
  beforeEach: () => {
    withPlainEvents();
    applied.mockClear();
    deleted.mockClear();
  },
} satisfies Meta<typeof ReturnDialog>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(listReturnableLines, (canvas) =>
  canvas.findByRole("table", { name: "可退产品" }),
);

const batch = "E809056-4×2.5L C15482130";
const applies = answers(applyForReturn, (params) => {
  applied(params);
  return { returnId: "906", returnCode: "TH2026112100003" };
});
const deletes = answers(deleteReturnFile, (params) => {
  deleted(params);
  return {};
});

const gif = (name: string, bytes = 6) =>
  new File([new Uint8Array(bytes)], name, { type: "image/gif" });

const quantityIn = (canvas: Canvas) => canvas.findByRole("textbox", { name: `退货数量：${batch}` });

async function drop(canvas: Canvas, files: readonly File[]) {
  const zone = (await canvas.findByRole("group", { name: "附件" })).querySelector("[data-rac]");
  if (!zone) throw new Error("nothing can be dropped");
  dropFiles(zone, files);
}

async function fill(canvas: Canvas) {
  const quantity = await quantityIn(canvas);
  await userEvent.clear(quantity);
  await userEvent.type(quantity, "1");
  await userEvent.tab();
  const opened = within(canvas.getByRole("radiogroup", { name: `是否开封：${batch}` }));
  await userEvent.click(opened.getByRole("radio", { name: "已开封" }));
  const openedQuantity = await canvas.findByRole("textbox", { name: `开封数量：${batch}` });
  await userEvent.clear(openedQuantity);
  await userEvent.type(openedQuantity, "1");
  await userEvent.type(canvas.getByRole("textbox", { name: `备注：${batch}` }), "瓶盖松动");
  await userEvent.type(canvas.getByLabelText(/^退货描述/), "收到时瓶盖松动，有渗漏。");
}

/** Waits for the button, which has another name while an earlier application is sent. */
const apply = async (canvas: Canvas) =>
  userEvent.click(await canvas.findByRole("button", { name: "提交申请" }));

/** What the field of the files says of all of them. */
const summary = (canvas: Canvas) =>
  within(canvas.getByRole("group", { name: "附件" })).getByRole("status");

const uploaded = (canvas: Canvas, count: number) =>
  waitFor(() => expect(summary(canvas)).toHaveTextContent(`已上传 ${count} / ${count}`));

/** A batch is returned with two files: what was entered is sent, with the contact in the reason. */
export const Default: Story = {
  tags: ["picture"],
  parameters: { scenario: [applies] },
  play: async ({ canvas, args }) => {
    await fill(canvas);
    await expect(canvas.getByLabelText(/^联系人/)).not.toHaveValue("");
    await drop(canvas, [gif("瓶盖.gif"), gif("外箱.gif")]);
    await uploaded(canvas, 2);
    await expect(await screen.findByText("文件上传成功")).toBeVisible();
    await apply(canvas);
    await expect(await screen.findByText("退货申请成功")).toBeVisible();
    const order = returnableOrder("109");
    await expect(applied).toHaveBeenCalledWith({
      orderId: "109",
      reason: `收到时瓶盖松动，有渗漏。\n联系人：${order?.order.receiver}\n联系电话：${order?.order.mobile}`,
      lines: [
        expect.objectContaining({
          productCode: "E809056-4×2.5L",
          batchCode: "C15482130",
          quantity: 1,
          isOpened: true,
          openedQuantity: 1,
          remark: "瓶盖松动",
        }),
      ],
      files: [
        expect.objectContaining({ fileName: "瓶盖.gif" }),
        expect.objectContaining({ fileName: "外箱.gif" }),
      ],
    });
    await expect(args.onApplied).toHaveBeenCalled();
  },
};

/** Each message is at its field, and the first gets the focus. */
export const NothingEntered: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    const quantity = await quantityIn(canvas);
    await userEvent.clear(canvas.getByLabelText(/^联系人/));
    await userEvent.clear(canvas.getByLabelText(/^联系电话/));
    await apply(canvas);
    await expect(await canvas.findByText('请填写 "退货数量"')).toBeVisible();
    await expect(quantity).toHaveAccessibleDescription('请填写 "退货数量"');
    for (const [field, message] of [
      [/^退货描述/, '请填写 "退货描述"'],
      [/^联系人/, '请填写 "联系人"'],
      [/^联系电话/, '请填写 "联系电话"'],
    ] as const)
      await expect(canvas.getByLabelText(field)).toHaveAccessibleDescription(message);
    await expect(quantity).toHaveFocus();
  },
};

export const OpenedNotChosen: Story = {
  play: async ({ canvas }) => {
    const quantity = await quantityIn(canvas);
    await userEvent.type(quantity, "{ArrowUp}");
    await apply(canvas);
    const opened = canvas.getByRole("radiogroup", { name: `是否开封：${batch}` });
    await waitFor(() => expect(opened).toHaveAccessibleDescription('请选择 "是否开封"'));
    await userEvent.click(within(opened).getByRole("radio", { name: "已开封" }));
    await apply(canvas);
    await waitFor(() =>
      expect(
        canvas.getByRole("textbox", { name: `开封数量：${batch}` }),
      ).toHaveAccessibleDescription('请填写 "开封数量"'),
    );
  },
};

export const MoreThanReturnable: Story = {
  play: async ({ canvas }) => {
    const quantity = await quantityIn(canvas);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "2");
    await userEvent.tab();
    await expect(quantity).toHaveValue("0");
    await expect(quantity).toHaveAccessibleDescription("退货数量不能大于可退数量！");
  },
};

/** After a failed submit, the reason is still why the quantity became 0, not that none was entered. */
export const MoreThanReturnableAfterAFailedSubmit: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const quantity = await quantityIn(canvas);
    await apply(canvas);
    await waitFor(() => expect(quantity).toHaveAccessibleDescription('请填写 "退货数量"'));
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "2{Tab}");
    await expect(quantity).toHaveValue("0");
    await expect(quantity).toHaveAccessibleDescription("退货数量不能大于可退数量！");
  },
};

/** What is no quantity stays and blocks the application. */
export const WrongQuantity: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [applies] },
  play: async ({ canvas }) => {
    await fill(canvas);
    const quantity = await quantityIn(canvas);
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "0.5{Tab}");
    await apply(canvas);
    await expect(quantity).toHaveValue("0.5");
    await expect(quantity).toHaveAccessibleDescription("请填写 0 到 1 的整数");
    await waitFor(() => expect(quantity).toHaveFocus());
    await expect(applied).not.toHaveBeenCalled();
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "1");
    await apply(canvas);
    await waitFor(() => expect(applied).toHaveBeenCalled());
  },
};

async function applyWithRefusedFiles(canvas: Canvas) {
  await fill(canvas);
  await drop(canvas, [
    gif("安装程序.exe"),
    gif("空.gif", 0),
    gif("录像.mp4", RETURN_FILE_SIZE_LIMIT + 1),
    gif(`${"长".repeat(300)}.gif`),
    gif("瓶盖.gif"),
  ]);
  await waitFor(() => expect(summary(canvas)).toHaveTextContent("已上传 1 / 5"));
  await apply(canvas);
}

/** Unsupported, empty and too large files are listed with the reason, and must be removed first. */
export const RefusedFiles: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await applyWithRefusedFiles(canvas);
    for (const message of [
      "不支持的文件格式!",
      "文件是空的，请重新选择。",
      "文件大小不能超过10MB",
      "文件名过长，最多 255 个字符。",
    ])
      await expect(canvas.getByText(message)).toBeInTheDocument();
    await expect(await canvas.findByText("有文件未能上传，请重试或移除后再提交")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "选择文件：附件" })).toHaveFocus();
    await expect(applied).not.toHaveBeenCalled();
  },
};

export const RefusedFilesRemoved: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [applies] },
  play: async ({ canvas }) => {
    await applyWithRefusedFiles(canvas);
    for (const button of canvas.getAllByRole("button", { name: /^移除：(?!瓶盖)/ }))
      await userEvent.click(button);
    await apply(canvas);
    await waitFor(() => expect(applied).toHaveBeenCalled());
  },
};

export const TooManyFiles: Story = {
  parameters: { scenario: [waits(uploadReturnFile)] },
  play: async ({ canvas }) => {
    await drop(
      canvas,
      Array.from({ length: 101 }, (_, index) => gif(`${index + 1}.gif`)),
    );
    await expect(await canvas.findByText("最多上传 100 个文件，有 1 个未加入")).toBeVisible();
    const list = within(canvas.getByRole("list", { name: "已选文件：附件" }));
    await expect(list.getAllByRole("listitem")).toHaveLength(100);
    await expect(list.getAllByRole("progressbar")).toHaveLength(2);
  },
};

/** A file that is being uploaded has its progress, and the return waits for it. */
export const Uploading: Story = {
  tags: ["picture"],
  parameters: { scenario: [waits(uploadReturnFile)] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await drop(canvas, [gif("瓶盖.gif"), gif("外箱.gif"), gif("标签.gif")]);
    await expect(await canvas.findByRole("progressbar", { name: "上传：瓶盖.gif" })).toBeVisible();
    await expect(canvas.getAllByRole("progressbar", { name: /^上传：/ })).toHaveLength(2);
    await expect(canvas.getByText("等待上传")).toBeVisible();
    await apply(canvas);
    await expect(await canvas.findByText("文件尚未全部上传，请稍候再提交")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "移除：瓶盖.gif" }));
    await expect(canvas.queryByText("瓶盖.gif")).toBeNull();
  },
};

/** The content of the file is not what its name says. */
export const ContentRefused: Story = {
  parameters: {
    scenario: [refuses(uploadReturnFile, codes.badRequest, uploadMessages.content)],
  },
  play: async ({ canvas }) => {
    await drop(canvas, [gif("瓶盖.pdf")]);
    await expect(await canvas.findByText(uploadMessages.content.zh)).toBeVisible();
    await expect(canvas.queryByRole("button", { name: /^重试/ })).toBeNull();
  },
};

export const FileTypeRefused: Story = {
  parameters: {
    scenario: [refuses(uploadReturnFile, codes.badRequest, returnFileMessages.extension)],
  },
  play: async ({ canvas }) => {
    await drop(canvas, [gif("瓶盖.gif")]);
    await expect(await canvas.findByText("不支持的文件格式!")).toBeVisible();
  },
};

export const StorageFull: Story = {
  parameters: {
    scenario: [refuses(uploadReturnFile, codes.badRequest, returnMessages.storageFull)],
  },
  play: async ({ canvas }) => {
    await drop(canvas, [gif("瓶盖.gif")]);
    await expect(await canvas.findByText(returnMessages.storageFull.zh)).toBeVisible();
  },
};

export const UploadForAForeignOrder: Story = {
  parameters: {
    scenario: [refuses(uploadReturnFile, codes.notFound, orderMessages.missing)],
  },
  play: async ({ canvas }) => {
    await drop(canvas, [gif("瓶盖.gif")]);
    await expect(await canvas.findByText("没有找到该订单。")).toBeVisible();
  },
};

/** A removed file is deleted from the server, by the call for one file. */
export const RemovedFile: Story = {
  parameters: { scenario: [deletes] },
  play: async ({ canvas }) => {
    await drop(canvas, [gif("瓶盖.gif"), gif("外箱.gif")]);
    await uploaded(canvas, 2);
    await userEvent.click(canvas.getByRole("button", { name: "移除：瓶盖.gif" }));
    await waitFor(() => expect(deleted).toHaveBeenCalledTimes(1));
    await expect(deleted).toHaveBeenCalledWith(
      expect.objectContaining({ orderId: "109", module: "return" }),
    );
    await expect(canvas.getByRole("button", { name: "移除：外箱.gif" })).toHaveFocus();
    await uploaded(canvas, 1);
  },
};

/** Shows the dialog's content, and closes and reopens it. */
function Reopened(args: Parameters<typeof ReturnDialog>[0]) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? "关闭" : "打开"}</Button>
      {isOpen && <ReturnDialog {...args} />}
    </>
  );
}

/** What was entered, and the files, are restored after the dialog was closed. */
export const ClosedByAccident: Story = {
  render: (args) => <Reopened {...args} />,
  play: async ({ canvas }) => {
    await fill(canvas);
    await drop(canvas, [gif("瓶盖.gif")]);
    await userEvent.click(canvas.getByRole("button", { name: "关闭" }));
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    await waitFor(async () => expect(await quantityIn(canvas)).toHaveValue("1"));
    await expect(canvas.getByRole("textbox", { name: `备注：${batch}` })).toHaveValue("瓶盖松动");
    await expect(canvas.getByRole("textbox", { name: `开封数量：${batch}` })).toHaveValue("1");
    await expect(canvas.getByLabelText(/^退货描述/)).toHaveValue("收到时瓶盖松动，有渗漏。");
    await uploaded(canvas, 1);
  },
};

/** Another tab has returned the batch: the message is shown, the quantities are read again, and what was entered stays. */
export const ReturnedMeanwhile: Story = {
  parameters: {
    scenario: [
      refuses(applyForReturn, codes.badRequest, returnFormMessages["quantity-beyond"]),
      answers(listReturnableLines, ({ orderId }, language) => {
        const order = returnableOrder(orderId, language);
        if (!order) throw new Error("the sample order is missing");
        applied();
        if (applied.mock.calls.length === 1) return order;
        return { ...order, lines: order.lines.map((line) => ({ ...line, returnable: 0 })) };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await apply(canvas);
    await expectAlert("退货数量不能大于可退数量！");
    if (restsHere()) return;
    await answerAlert("确定");
    await waitFor(async () => expect(await quantityIn(canvas)).toHaveValue("1"));
    await expect(canvas.getByLabelText(/^退货描述/)).toHaveValue("收到时瓶盖松动，有渗漏。");
    await apply(canvas);
    await waitFor(async () =>
      expect(await quantityIn(canvas)).toHaveAccessibleDescription("退货数量不能大于可退数量！"),
    );
  },
};

/** Another tab has returned all that was left of the order: what was entered stays, with the reason why it cannot be sent. */
export const AllReturnedMeanwhile: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      refuses(applyForReturn, codes.badRequest, returnFormMessages["quantity-beyond"]),
      answers(listReturnableLines, ({ orderId }, language) => {
        const order = returnableOrder(orderId, language);
        if (!order) throw new Error("the sample order is missing");
        applied();
        return applied.mock.calls.length === 1
          ? order
          : refusal(codes.locked, returnMessages.nothingToReturn);
      }),
    ],
  },
  play: async ({ canvas }) => {
    await fill(canvas);
    await apply(canvas);
    await expectAlert("退货数量不能大于可退数量！");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "该订单可退的商品已在别处全部申请退货，不能再次提交。您填写的内容仍保留在下方。",
    );
    await expect(canvas.getByRole("link", { name: "查看退货" })).toBeVisible();
    await waitFor(async () => expect(await quantityIn(canvas)).toHaveValue("1"));
    await expect(canvas.getByRole("textbox", { name: `备注：${batch}` })).toHaveValue("瓶盖松动");
    await expect(canvas.getByLabelText(/^退货描述/)).toHaveValue("收到时瓶盖松动，有渗漏。");
    await apply(canvas);
    await waitFor(async () =>
      expect(await quantityIn(canvas)).toHaveAccessibleDescription("退货数量不能大于可退数量！"),
    );
  },
};

export const FileExpired: Story = {
  parameters: { scenario: [refuses(applyForReturn, codes.badRequest, returnMessages.noFile)] },
  play: async ({ canvas }) => {
    await fill(canvas);
    await apply(canvas);
    await expectAlert(returnMessages.noFile.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(await quantityIn(canvas)).toHaveValue("1");
  },
};

/** An order without goods that can be returned. */
export const Empty: Story = {
  parameters: {
    scenario: [refuses(listReturnableLines, codes.locked, returnMessages.nothingToReturn)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("该订单没有可退的商品。");
  },
};

export const ForeignOrder: Story = {
  parameters: { scenario: [refuses(listReturnableLines, codes.notFound, orderMessages.missing)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent("没有找到该订单。");
  },
};

export const Loading: Story = standard.loading;

/** A failed load shows the server's message (customer centre §8, after-sales loads). */
export const Failed: Story = {
  parameters: { scenario: [refuses(listReturnableLines, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(callMessages.failed.zh);
  },
};

export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(listReturnableLines, ({ orderId }, language) => {
        const order = returnableOrder(orderId, language);
        if (!order) throw new Error("the sample order is missing");
        const lines = order.lines.flatMap((line) =>
          Array.from({ length: 12 }, (_, index) => ({
            ...line,
            productId: `${line.productId}${index}`,
            name: line.name.repeat(8),
            batchCode: `${line.batchCode}-2026-NANJING-${index}`,
            returnable: 9999,
          })),
        );
        return { ...order, lines };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "可退产品" });
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;

const applyForIt = async ({ canvas }: { canvas: Canvas }) => {
  await fill(canvas);
  await apply(canvas);
};

/** Another account logged in, in another tab. */
export const OrderOfAnotherAccount: Story = refusedAfter(
  applyForIt,
  refuses(applyForReturn, codes.notFound, orderMessages.missing),
);

/** Customer service has corrected what was shipped. */
export const BatchTakenBack: Story = refusedAfter(
  applyForIt,
  refuses(applyForReturn, codes.badRequest, returnMessages.batchMissing),
);

const dropOne = ({ canvas }: { canvas: Canvas }) => drop(canvas, [gif("瓶盖.gif")]);

export const UploadCutShort: Story = refusedAfter(
  dropOne,
  refuses(uploadReturnFile, codes.badRequest, uploadMessages.unreadable),
);
