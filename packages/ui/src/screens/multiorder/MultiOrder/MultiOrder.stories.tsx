import {
  addOrderRows,
  issueTemplateTicket,
  readOrderWorkbook,
  uploadOrder,
} from "@reagent/api/contract/bulk-order";
import { codes } from "@reagent/api/contract/envelope";
import { resolveOrderSheet } from "@reagent/api/contract/order-sheet";
import { meantMessages, rowMessages, sheetMessages } from "@reagent/api/messages/bulk-order";
import { callMessages } from "@reagent/api/messages/call";
import { cartMessages } from "@reagent/api/messages/cart";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { MOST_SHEET_LINES } from "@reagent/domain/order-sheet-choice";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import {
  expectAlert,
  readAlert,
  expectLoginPrompt,
  expectNoOverflow,
  answerAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { downloadIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { dropFiles } from "../../../testing/drop-files.ts";
import { withUploadProgress } from "../../../testing/upload-progress.ts";
import { MultiOrder } from "./MultiOrder.tsx";

const meta = {
  title: "Screens/Multiorder/Bulk order",
  component: MultiOrder,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/multiorder" },
} satisfies Meta<typeof MultiOrder>;
export default meta;
type Story = StoryObj<typeof meta>;
type Played = Pick<StoryContext, "canvas" | "canvasElement">;

const submit = { name: "上传并加入购物车" };
const sheet = (name = "订购清单.xlsx", size = 100) => new File(["0".repeat(size)], name);

async function choose({ canvasElement }: Pick<Played, "canvasElement">, file: File) {
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file can be chosen");
  await userEvent.upload(input, file, { applyAccept: false });
}

async function upload(played: Played) {
  await choose(played, sheet());
  await userEvent.click(await played.canvas.findByRole("button", submit));
}

const fillSubmit = { name: "填入订购单" };

async function fill(played: Played) {
  await choose(played, sheet());
  await userEvent.click(await played.canvas.findByRole("button", fillSubmit));
}

const textOf = (canvas: Played["canvas"], row: number) =>
  canvas.findByRole("textbox", { name: `订购单 ${row}：输入内容` });

const standard = standardStories([], (canvas) => canvas.findByRole("button", submit));

/** Before a file is chosen. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "快速下单 / 订购单", level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole("button", { name: "下载模板" })).toBeVisible();
    await expect(canvas.getByRole("button", { name: "选择文件：订购表格" })).toBeVisible();
  },
};

/** A file is chosen and not sent yet. */
export const FileChosen: Story = {
  tags: ["picture"],
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("button", submit);
    await choose({ canvasElement }, sheet());
    await expect(await canvas.findByText("订购清单.xlsx")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "更换文件：订购表格" })).toBeVisible();
  },
};

/** The good rows were added, the others are listed with their reasons. */
export const Uploaded: Story = {
  tags: ["picture"],
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    await expect(await screen.findByText("成功加入购物车！")).toBeVisible();
    await expect(canvas.getByText("共 5 行：2 行已加入购物车，3 行未加入。")).toBeVisible();
    const refused = within(canvas.getByRole("table", { name: "未加入的行" }));
    await expect(refused.getAllByRole("row")).toHaveLength(4);
    await expect(refused.getByText(cartMessages.unknownProduct.zh)).toBeVisible();
    const added = within(canvas.getByRole("table", { name: "已加入的行" }));
    await expect(added.getAllByRole("row")).toHaveLength(3);
  },
};

/** A row is mended and added; the others stay. */
export const Mended: Story = {
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    const quantity = await canvas.findByRole("textbox", { name: "第 6 行的数量" });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "2");
    await expect(canvas.getByText("已修改，待加入")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车（已修改 1 行）" }));
    await canvas.findByText("共 5 行：3 行已加入购物车，2 行未加入。");
    await expect(canvas.getByRole("textbox", { name: "第 4 行的货号" })).toHaveValue("X000000-1g");
  },
};

/** Nothing was changed in the rows. */
export const NothingMended: Story = {
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    await userEvent.click(await canvas.findByRole("button", { name: "加入购物车（已修改 0 行）" }));
    await expectAlert("请先修改货号或数量。");
  },
};

/** The mended row is refused as a whole; what was typed stays. */
export const MendingFailed: Story = {
  parameters: { scenario: [refuses(addOrderRows, codes.failed, callMessages.failed)] },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    const code = await canvas.findByRole("textbox", { name: "第 4 行的货号" });
    await userEvent.type(canvas.getByRole("textbox", { name: "第 4 行的货号" }), "9");
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车（已修改 1 行）" }));
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(code).toHaveValue("X000000-1g9");
  },
};

/** The mended rows cannot be ordered. */
export const NothingToAdd: Story = {
  parameters: { scenario: [refuses(addOrderRows, codes.nothingToOrder, sheetMessages.noRows)] },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    await userEvent.type(await canvas.findByRole("textbox", { name: "第 4 行的货号" }), "9");
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车（已修改 1 行）" }));
    await expectAlert(sheetMessages.noRows.zh);
  },
};

const addedRow = (row: number) => ({
  sheet: "",
  row,
  productCode: `E893580-${row}mL`,
  quantity: "1",
  verdict: row % 2 === 0 ? ("added" as const) : ("refused" as const),
  message: row % 2 === 0 ? "已加入购物车" : cartMessages.unknownProduct.zh,
});

/** A long list shows 50 rows of each table, and more on demand. */
export const ManyRows: Story = {
  parameters: {
    scenario: [
      answers(uploadOrder, { rows: Array.from({ length: 240 }, (_, at) => addedRow(at + 2)) }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    const refused = await canvas.findByRole("table", { name: "未加入的行" });
    await expect(within(refused).getAllByRole("row")).toHaveLength(51);
    const [more] = canvas.getAllByRole("button", { name: "再显示 50 行" });
    if (!more) throw new Error("no more rows are offered");
    await userEvent.click(more);
    await expect(within(refused).getAllByRole("row")).toHaveLength(101);
  },
};

/** The file is being uploaded. */
export const Uploading: Story = {
  parameters: { scenario: [waits(uploadOrder)] },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    const button = await canvas.findByRole("button", { name: "正在上传…" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("progressbar", { name: "订购表格" })).toBeVisible();
  },
};

/** The file has arrived, and its rows are checked. */
export const Checking: Story = {
  beforeEach: withUploadProgress,
  parameters: { scenario: [waits(uploadOrder)] },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    const button = await canvas.findByRole("button", { name: "正在核对各行…" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(canvas.queryByRole("progressbar")).toBeNull();
  },
};

export const NoFile: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", submit));
    await expectAlert("请选择填写好的模板文件！");
  },
};

export const WrongExtension: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose({ canvasElement }, sheet("清单.csv"));
    await readAlert("只能上传xlsx，xls格式文件");
    await expect(canvas.queryByText("清单.csv")).toBeNull();
  },
};

export const TooLarge: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose({ canvasElement }, sheet("清单.xlsx", 11 * 1024 * 1024));
    await readAlert("文件大小不能超过10MB");
    await expect(canvas.queryByText("清单.xlsx")).toBeNull();
  },
};

/** Two files are dropped at once: neither replaces the chosen one. */
export const TwoFiles: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await choose({ canvasElement }, sheet());
    const zone = canvas
      .getByRole("button", { name: "更换文件：订购表格" })
      .closest("div[data-rac]");
    if (!zone) throw new Error("no place to drop files");
    dropFiles(zone, [sheet("一.xlsx"), sheet("二.xlsx")]);
    await readAlert("只能选择 1 个文件");
    await expect(canvas.getByText("订购清单.xlsx")).toBeVisible();
    await expect(canvas.queryByText("一.xlsx")).toBeNull();
  },
};

/** Without a network the file stays chosen. */
export const Offline: Story = {
  tags: ["no-picture"],
  globals: { network: "offline" },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    await readAlert("网络连接失败，请检查网络后重试。");
    await expect(canvas.getByText("订购清单.xlsx")).toBeVisible();
  },
};

/** What is wrong in the sheet itself is a warning with code 401; the file stays chosen. */
export const NoColumns: Story = {
  parameters: { scenario: [refuses(uploadOrder, codes.nothingToOrder, sheetMessages.noColumns)] },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    await expectAlert(sheetMessages.noColumns.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByText("订购清单.xlsx")).toBeVisible();
  },
};

/** The content is no spreadsheet. */
export const NoSpreadsheet: Story = {
  parameters: { scenario: [refuses(uploadOrder, codes.badRequest, sheetMessages.content)] },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    await expectAlert(sheetMessages.content.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByText("订购清单.xlsx")).toBeVisible();
  },
};

export const TemplateDownloaded: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "下载模板" }));
    await expect(await screen.findByText("开始下载模板")).toBeVisible();
    await waitFor(() =>
      expect(downloadIn(canvasElement)).toMatch(
        /^\/api\/quick\/buy\/xls\?.*X-User-Token=a-ticket/u,
      ),
    );
  },
};

export const TemplateFailed: Story = {
  parameters: { scenario: [refuses(issueTemplateTicket, codes.failed, callMessages.failed)] },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "下载模板" }));
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(downloadIn(canvasElement)).toBeUndefined();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    await canvas.findByRole("table", { name: "未加入的行" });
    await expectNoOverflow(canvasElement);
  },
};

/** The session ends during the upload; the file stays chosen. */
export const SessionEnds: Story = {
  decorators: [withSessionWatch],
  parameters: {
    scenario: [refuses(uploadOrder, codes.notLoggedIn, callMessages.notLoggedIn)],
  },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    await expectLoginPrompt();
    await expect(canvas.getByText("订购清单.xlsx")).toBeVisible();
  },
};

export const InEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  play: async ({ canvas, canvasElement }) => {
    await choose({ canvasElement }, sheet("order.xlsx"));
    await userEvent.click(await canvas.findByRole("button", { name: "Upload and add to cart" }));
    const refused = await canvas.findByRole("table", { name: "Rows not added" });
    await expect(within(refused).getByText(cartMessages.unknownProduct.en)).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

export const Guest: Story = standard.guest;

export const NoRows: Story = refusedAfter(
  upload,
  refuses(uploadOrder, codes.nothingToOrder, sheetMessages.noRows),
);

export const TooManyRows: Story = refusedAfter(
  upload,
  refuses(uploadOrder, codes.nothingToOrder, sheetMessages.tooManyRows),
);

export const Damaged: Story = refusedAfter(
  upload,
  refuses(uploadOrder, codes.badRequest, sheetMessages.damaged),
);

export const Encrypted: Story = refusedAfter(
  upload,
  refuses(uploadOrder, codes.badRequest, sheetMessages.encrypted),
);

export const TooComplex: Story = refusedAfter(
  upload,
  refuses(uploadOrder, codes.badRequest, sheetMessages.tooComplex),
);

/** The rows of the file are in the sheet, with what they mean, and none is in the cart. */
export const SheetFilled: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await fill({ canvas, canvasElement });
    await expect(await canvas.findByDisplayValue("B810527-500mL")).toBe(await textOf(canvas, 1));
    await expect(await textOf(canvas, 2)).toHaveValue("64-17-5\t乙醇\tAR\t500mL");
    await expect(await textOf(canvas, 4)).toHaveValue("没有的东西 3瓶");
    await expect(canvas.getByRole("textbox", { name: "订购单 2：数量" })).toHaveValue("3");
    await expect(canvas.getByRole("textbox", { name: "订购单 4：数量" })).toHaveValue("3");
    await expect(await screen.findByText("已填入 4 行，请核对后加入购物车。")).toBeVisible();
    await expect(canvas.getByRole("region", { name: "订购单" })).toHaveFocus();
    await canvas.findByText("未找到产品，请检查后修改。");
    await expect(canvas.queryByText("订购清单.xlsx")).toBeNull();
    await expect(canvas.queryByRole("table", { name: "已加入的行" })).toBeNull();
  },
};

/** From the file to the cart: it is chosen, fills the sheet, and its rows are added. */
export const FilledToCart: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await fill({ canvas, canvasElement });
    await canvas.findByText("未找到产品，请检查后修改。");
    const add = canvas.getByRole("button", { name: /^全部加入购物车（[1-9]\d* 行）$/u });
    await userEvent.click(add);
    await expect(await screen.findByText("成功加入购物车！")).toBeVisible();
    await canvas.findByDisplayValue("没有的东西 3瓶");
  },
};

/** The file is being read. */
export const Filling: Story = {
  tags: ["no-picture"],
  beforeEach: withUploadProgress,
  parameters: { scenario: [waits(readOrderWorkbook)] },
  play: async ({ canvas, canvasElement }) => {
    await fill({ canvas, canvasElement });
    const button = await canvas.findByRole("button", { name: "正在核对各行…" });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(canvas.getByRole("button", submit)).not.toHaveAttribute("aria-busy", "true");
  },
};

/** The sheet has 500 rows; those of the file beyond are named. */
export const MoreThanTheSheetHolds: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      waits(resolveOrderSheet),
      answers(readOrderWorkbook, {
        rows: Array.from({ length: MOST_SHEET_LINES + 2 }, (_, at) => ({
          text: `B810527-${at + 1}mL`,
          quantity: "1",
          hasQuantity: true,
        })),
      }),
    ],
    a11y: {
      // As in the story of a pasted list that is too long: 500 rows take a minute to check.
      context: "[role=alert]",
      config: { rules: [{ id: "color-contrast", enabled: false }] },
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await fill({ canvas, canvasElement });
    await expect(await canvas.findByText(/^B810527-501mL/u)).toBeVisible();
  },
};

/** Without a file, the button says what is missing as the other one does. */
export const NothingToFill: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", fillSubmit));
    await expectAlert("请选择填写好的模板文件！");
  },
};

/** Rows without a code: one pack fits and is named, several fit and the row is listed. */
export const Ambiguous: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(uploadOrder, (_, language) => ({
        rows: [
          {
            sheet: "",
            row: 2,
            productCode: "67-56-1 甲醇 500mL",
            quantity: "2",
            verdict: "added" as const,
            message: meantMessages.added("M813907-500mL")[language],
          },
          {
            sheet: "",
            row: 3,
            productCode: "64-17-5 乙醇 500mL",
            quantity: "3",
            verdict: "refused" as const,
            message: rowMessages["code-ambiguous"][language],
          },
        ],
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    await expect(await canvas.findByText(rowMessages["code-ambiguous"].zh)).toBeVisible();
    await expect(canvas.getByText(meantMessages.added("M813907-500mL").zh)).toBeVisible();
    await expect(canvas.getByRole("textbox", { name: "第 3 行的货号" })).toHaveValue(
      "64-17-5 乙醇 500mL",
    );
  },
};

/** The rows that were not added are put into the sheet, where packs can be chosen. */
export const RefusedRowsFilled: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await upload({ canvas, canvasElement });
    const quantity = await canvas.findByRole("textbox", { name: "第 6 行的数量" });
    await userEvent.clear(quantity);
    await userEvent.type(quantity, "2");
    await userEvent.click(canvas.getByRole("button", { name: "填入订购单（3 行）" }));
    await expect(await textOf(canvas, 1)).toHaveValue("X000000-1g");
    await expect(await textOf(canvas, 2)).toHaveValue("S812046-25g");
    await expect(canvas.getByRole("textbox", { name: "订购单 2：数量" })).toHaveValue("2");
    await expect(canvas.queryByRole("table", { name: "未加入的行" })).toBeNull();
    await expect(canvas.getByRole("table", { name: "已加入的行" })).toBeVisible();
  },
};

/** The session ends before the file is read; it stays chosen. */
export const SessionEndsBeforeFilling: Story = {
  tags: ["no-picture"],
  decorators: [withSessionWatch],
  parameters: {
    scenario: [refuses(readOrderWorkbook, codes.notLoggedIn, callMessages.notLoggedIn)],
  },
  play: async ({ canvas, canvasElement }) => {
    await fill({ canvas, canvasElement });
    await expectLoginPrompt();
    await expect(canvas.getByText("订购清单.xlsx")).toBeVisible();
  },
};

/** Without a network the file stays chosen. */
export const FillingOffline: Story = {
  tags: ["no-picture"],
  globals: { network: "offline" },
  play: async ({ canvas, canvasElement }) => {
    await fill({ canvas, canvasElement });
    await readAlert("网络连接失败，请检查网络后重试。");
    await expect(canvas.getByText("订购清单.xlsx")).toBeVisible();
  },
};

export const FillingNoRows: Story = refusedAfter(
  fill,
  refuses(readOrderWorkbook, codes.nothingToOrder, sheetMessages.noRows),
);

export const FillingTooManyRows: Story = refusedAfter(
  fill,
  refuses(readOrderWorkbook, codes.nothingToOrder, sheetMessages.tooManyRows),
);

export const FillingNoSpreadsheet: Story = refusedAfter(
  fill,
  refuses(readOrderWorkbook, codes.badRequest, sheetMessages.content),
);

export const FillingDamaged: Story = refusedAfter(
  fill,
  refuses(readOrderWorkbook, codes.badRequest, sheetMessages.damaged),
);

export const FillingEncrypted: Story = refusedAfter(
  fill,
  refuses(readOrderWorkbook, codes.badRequest, sheetMessages.encrypted),
);

export const FillingTooComplex: Story = refusedAfter(
  fill,
  refuses(readOrderWorkbook, codes.badRequest, sheetMessages.tooComplex),
);
