import { codes } from "@reagent/api/contract/envelope";
import { lookUpStructures } from "@reagent/api/contract/structure";
import { callMessages } from "@reagent/api/messages/call";
import { structureMessages } from "@reagent/api/messages/structure";
import { manyItemRows } from "@reagent/api/mock/samples/items";
import { structureVerdicts } from "@reagent/api/mock/samples/structure-search";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { withClipboard } from "../../../foundations/stage/clipboard.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { StructureList } from "./StructureList.tsx";

const meta: Meta<typeof StructureList> = {
  title: "Screens/Structure/Structure list",
  component: StructureList,
  tags: ["plays-in-chinese", "plays-on-phones"],
  globals: { viewer: "guest" },
  parameters: { route: "/mklsearch/list" },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const field = (canvas: Canvas) => canvas.findByRole("textbox", { name: "查询内容" });
const paste = async (canvas: Canvas, text: string) => {
  await userEvent.click(await field(canvas));
  await userEvent.paste(text);
};
const search = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole("button", { name: "批量查询" }));
const results = async (canvas: Canvas) =>
  within(await canvas.findByRole("table", { name: "查询结果" }));
const rowsOf = async (canvas: Canvas) => (await results(canvas)).getAllByRole("row").slice(1);

const six = `苯甲醛
64-17-5

HUMNYLRZRPPJDN-UHFFFAOYSA-N
没有这个
C1CCCC1CCCCCCO
LFQSCWFLJHTTHZ-UHFFFAOYSA-O`;

/** A verdict for each line: what was found, what is not there, and what cannot be read. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await paste(canvas, six);
    await search(canvas);
    const rows = await rowsOf(canvas);
    await expect(rows).toHaveLength(6);
    await expect(within(rows[0]!).getAllByRole("link")[0]).toHaveAttribute(
      "href",
      expect.stringMatching(/^\/products\//u),
    );
    await expect(within(rows[3]!).getByText("5")).toBeVisible();
    await expect(within(rows[3]!).getByText(structureMessages.unreadable.zh)).toBeVisible();
    await expect(within(rows[4]!).getByText("未找到")).toBeVisible();
    await expect(
      canvas.getByText("共 6 条：找到 3 条，未找到 2 条，无法识别 1 条。"),
    ).toBeVisible();
    await waitFor(() => expect(canvas.getByRole("heading", { name: "查询结果" })).toHaveFocus());
    await expect(await field(canvas)).toHaveValue(six);
  },
};

/** Only what was not found, or not read; it can be copied. */
const writeText = fn<(text: string) => Promise<void>>();
export const Filtered: Story = {
  beforeEach: withClipboard(writeText.mockResolvedValue(undefined)),
  play: async ({ canvas }) => {
    await paste(canvas, six);
    await search(canvas);
    await results(canvas);
    await userEvent.click(canvas.getByRole("radio", { name: "未找到 2" }));
    await expect(await rowsOf(canvas)).toHaveLength(2);
    await userEvent.click(canvas.getByRole("radio", { name: "无法识别 1" }));
    await expect(await rowsOf(canvas)).toHaveLength(1);
    await userEvent.click(canvas.getByRole("button", { name: "复制未找到的内容" }));
    await expect(writeText).toHaveBeenCalledWith(
      "没有这个\nC1CCCC1CCCCCCO\nLFQSCWFLJHTTHZ-UHFFFAOYSA-O",
    );
    await expect(await screen.findByText("已复制未找到的内容")).toBeVisible();
  },
};

/** More items of one structure than are listed lead to the results of its search. */
export const ManyItems: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(lookUpStructures, (_, language) => ({
        verdicts: [
          {
            verdict: "found" as const,
            kind: "cas" as const,
            reason: "",
            items: manyItemRows(3, language),
            total: 24,
          },
        ],
      })),
    ],
  },
  play: async ({ canvas }) => {
    await paste(canvas, "６４１７５");
    await search(canvas);
    const table = await results(canvas);
    await expect(table.getByRole("link", { name: "全部 24 个产品" })).toHaveAttribute(
      "href",
      "/mklsearch?code=64-17-5",
    );
    await expect(table.getAllByRole("link")).toHaveLength(4);
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(lookUpStructures)] },
  play: async ({ canvas }) => {
    await paste(canvas, six);
    await search(canvas);
    await expect(await canvas.findByRole("button", { name: /查询中 0\/6/u })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await field(canvas)).toHaveValue("");
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

const expectFieldError = async (canvas: Canvas, message: string) => {
  await waitFor(async () =>
    expect(await field(canvas)).toHaveAccessibleDescription(expect.stringContaining(message)),
  );
  await expect(await field(canvas)).toBeInvalid();
};

export const NothingTyped: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await field(canvas);
    await search(canvas);
    await expectFieldError(canvas, "请输入至少一条查询内容。");
  },
};

const lines = (count: number) => Array.from({ length: count }, (_, at) => `C${at}`).join("\n");

/** Nothing typed is lost. */
export const TooManyEntries: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await paste(canvas, lines(501));
    await search(canvas);
    await expectFieldError(canvas, "一次最多查询 500 条，请分批查询。");
    await expect(await field(canvas)).toHaveValue(lines(501));
  },
};

/** An entry that no call can hold gets its verdict without one. */
export const EntryTooLong: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await paste(canvas, `64-17-5\n${"C".repeat(20_001)}`);
    await search(canvas);
    const [found, tooLong] = await rowsOf(canvas);
    await expect(within(found!).getAllByRole("link")[0]).toBeVisible();
    await expect(within(tooLong!).getByText("内容过长，最多 20,000 个字符。")).toBeVisible();
  },
};

const choose = async (
  { canvas, canvasElement }: { canvas: Canvas; canvasElement: HTMLElement },
  ...files: File[]
) => {
  await field(canvas);
  const input = canvasElement.querySelector<HTMLInputElement>("input[type=file]");
  if (!input) throw new Error("no file can be chosen");
  await userEvent.setup({ applyAccept: false }).upload(input, files);
};
const molfile = (title: string) =>
  `${title}\n  drawn\n\n  1  0  0  0  0  0            999 V2000\n    0.0000    0.0000    0.0000 O   0  0\nM  END\n`;

/** A file is searched in place of the text, until it is removed. */
export const ListFromFile: Story = {
  tags: ["picture"],
  play: async (context) => {
    const { canvas } = context;
    const table = "序号,名称,CAS 号\n1,乙醇,64-17-5\n2,苯甲醛,100-52-7\n";
    await paste(canvas, "typed before");
    await choose(context, new File([table], "清单.csv"));
    await expect(await canvas.findByText("清单.csv")).toBeVisible();
    await expect(await field(canvas)).toBeDisabled();
    await search(canvas);
    const rows = await rowsOf(canvas);
    await expect(rows.map((row) => within(row).getByRole("rowheader").textContent)).toEqual([
      "64-17-5",
      "100-52-7",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "移除文件" }));
    await expect(await field(canvas)).toHaveValue("typed before");
  },
};

/** The molfiles of an SDF, by their titles; they are sent in calls of 60 kB. */
export const ListFromSdf: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(lookUpStructures, ({ entries }, language) => ({
        verdicts: structureVerdicts(
          entries.map(() => "64-17-5"),
          language,
        ).map((verdict) => ({ ...verdict, kind: "molfile" as const })),
      })),
    ],
  },
  play: async (context) => {
    const { canvas } = context;
    const sdf = Array.from({ length: 120 }, (_, at) => molfile(at === 0 ? "" : `水 ${at}`));
    await choose(context, new File([sdf.join("$$$$\n")], "structures.sdf"));
    await canvas.findByText("structures.sdf");
    await search(canvas);
    const rows = await rowsOf(canvas);
    await expect(rows).toHaveLength(120);
    await expect(within(rows[0]!).getByRole("rowheader")).toHaveTextContent("第 1 行起的结构");
    await expect(within(rows[119]!).getByRole("rowheader")).toHaveTextContent("水 119");
  },
};

const fileProblem = (files: () => File[], message: string, isPictured = false): Story => ({
  tags: [isPictured ? "picture" : "no-picture"],
  play: async (context) => {
    await choose(context, ...files());
    const file = context.canvas.getByRole("group", { name: "或选择文件" });
    await waitFor(() => expect(file).toHaveAccessibleDescription(expect.stringContaining(message)));
  },
});

export const UnreadableFile: Story = fileProblem(
  () => [new File([Uint8Array.from([80, 75, 3, 4, 0, 0])], "list.csv")],
  "无法读取该文件：不是 UTF-8、UTF-16 或 GB18030 编码的文本，请另存为 UTF-8 后重试。",
  true,
);
export const EmptyFile: Story = fileProblem(
  () => [new File(["CAS\n\n"], "list.txt")],
  "文件中没有可查询的内容。",
);
export const FileTooLarge: Story = fileProblem(
  () => [new File([new Uint8Array(10 * 1024 * 1024 + 1)], "list.sdf")],
  "文件过大，最多 10 MB。",
);
export const FileWithTooManyEntries: Story = fileProblem(
  () => [new File([lines(501)], "list.smi")],
  "一次最多查询 500 条，请分批查询。",
);
export const OtherFile: Story = fileProblem(
  () => [new File(["CCO"], "list.xlsx")],
  "只能选择 SDF、CSV、TXT 或 SMI 文件。",
);

/** The list stays, and can be searched again. */
/** It is shown again by the retry, and so looks like the default. */
export const Failed: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(lookUpStructures, codes.failed, callMessages.failed, { once: true })],
  },
  play: async ({ canvas }) => {
    await paste(canvas, six);
    await search(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(callMessages.failed.zh);
    if (restsHere()) return;
    await search(canvas);
    await expect(await rowsOf(canvas)).toHaveLength(6);
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

/** The index is built after a start. */
export const IndexNotReady: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(lookUpStructures, codes.busy, structureMessages.notReady)] },
  play: async ({ canvas }) => {
    await paste(canvas, six);
    await search(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(structureMessages.notReady.zh);
  },
};

/** The server allows less than the form, as after an update while the page was open. */
export const Refused: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(lookUpStructures, codes.badRequest, callMessages.unreadable("code"))],
  },
  play: async ({ canvas }) => {
    await paste(canvas, six);
    await search(canvas);
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      callMessages.unreadable("code").zh,
    );
    await expect(await field(canvas)).toHaveValue(six);
  },
};

/** Two of five entries cannot be read. */
const manyEntries = (count: number): Story => ({
  play: async ({ canvas, canvasElement }) => {
    const unreadable = (count / 5) * 2;
    const entries = Array.from({ length: count }, (_, at) =>
      at % 5 < 2 ? `没有这个名称的化学品（第 ${at + 1} 个）` : "苯甲醛",
    );
    await paste(canvas, entries.join("\n"));
    await search(canvas);
    await expect(
      await canvas.findByText(
        `共 ${count} 条：找到 ${count - unreadable} 条，未找到 0 条，无法识别 ${unreadable} 条。`,
        {},
        { timeout: 30_000 },
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole("radio", { name: `无法识别 ${unreadable}` }));
    const table = await results(canvas);
    await waitFor(() => expect(table.queryByText("苯甲醛")).toBeNull());
    await expectNoOverflow(canvasElement);
  },
});

export const LongContent: Story = manyEntries(50);

/** They are looked up in five calls, and are too many for a picture. */
export const MostEntries: Story = { ...manyEntries(500), tags: ["no-picture"] };

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await paste(canvas, six);
    await search(canvas);
    await expect(await rowsOf(canvas)).toHaveLength(6);
    await expectNoOverflow(canvasElement);
  },
};

const lookUp = async ({ canvas }: { canvas: Canvas }) => {
  await paste(canvas, six);
  await search(canvas);
};

export const TooBroad: Story = refusedAfter(
  lookUp,
  refuses(lookUpStructures, codes.busy, structureMessages.tooBroad),
);

export const ManySearches: Story = refusedAfter(
  lookUp,
  refuses(lookUpStructures, codes.busy, structureMessages.busy),
);
