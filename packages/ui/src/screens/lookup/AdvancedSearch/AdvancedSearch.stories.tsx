import { textProblems } from "@reagent/api/contract/codec";
import { codes } from "@reagent/api/contract/envelope";
import { findCertificate, findSafetyDataSheet } from "@reagent/api/contract/product";
import { readStructure } from "@reagent/api/contract/structure";
import { callMessages } from "@reagent/api/messages/call";
import type { Message } from "@reagent/api/messages/message";
import { productMessages } from "@reagent/api/messages/product";
import { structureMessages } from "@reagent/api/messages/structure";
import { refuses, waits } from "@reagent/api/mock/verbs";
import { LONGEST_BATCH_SEARCH } from "@reagent/domain/lookup";
import { LONGEST_STRUCTURE } from "@reagent/domain/structure-search";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow, findAlert } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { AdvancedSearch } from "./AdvancedSearch.tsx";

const meta: Meta<typeof AdvancedSearch> = {
  title: "Screens/Lookup/Advanced search",
  component: AdvancedSearch,
  tags: ["plays-on-phones", "plays-in-chinese"],
  globals: { viewer: "guest" },
  parameters: { route: "/coa" },
  args: { tab: "certificate" },
};
export default meta;
type Story = StoryObj<typeof AdvancedSearch>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const dataSheet = { args: { tab: "dataSheet" }, parameters: { route: "/msds" } } as const;
const batch = { args: { tab: "batch" }, parameters: { route: "/batch" } } as const;
const shipping = { args: { tab: "shipping" }, parameters: { route: "/sosearch" } } as const;

const field = (canvas: Canvas, name: RegExp) => canvas.getByRole("textbox", { name });
const press = (canvas: Canvas, name: string) =>
  userEvent.click(canvas.getByRole("button", { name }));
const askForCertificate = async (canvas: Canvas) => {
  await userEvent.type(field(canvas, /^批号/u), "C15482130");
  await userEvent.type(field(canvas, /^货号/u), "S812046-25g");
  await press(canvas, "查询质检报告");
};

const structure = { args: { tab: "structure" }, parameters: { route: "/advsearch" } } as const;
const structureField = (canvas: Canvas) => canvas.findByRole("textbox", { name: /^结构/u });

/** A structure is read, and its results are shown; a name becomes its SMILES. */
export const Default: Story = {
  ...structure,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(await structureField(canvas), "苯甲醛");
    const substructure = canvas.getByRole("radio", { name: "子结构" });
    await expect(substructure).toHaveAccessibleDescription("含有所画结构，命中部分着色");
    await userEvent.click(substructure);
    await press(canvas, "搜索结构");
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe("/mklsearch?code=O%3DCc1ccccc1&type=1"),
    );
  },
};

/** The certificate opens in a new tab, and the entries stay for the next one. */
export const Certificate: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tabs = within(canvas.getByRole("navigation", { name: "查询与检索" }));
    await expect(tabs.getByRole("link", { current: "page" })).toHaveAccessibleName("质检报告 COA");
    await askForCertificate(canvas);
    await waitFor(() =>
      expect(tabOpenedIn(canvasElement)).toBe(
        "/api/document?kind=certificate&subject=S812046-25g&batch_code=C15482130&lang=cn",
      ),
    );
    await expect(field(canvas, /^批号/u)).toHaveValue("C15482130");
  },
};

export const CertificateIncomplete: Story = {
  play: async ({ canvas }) => {
    await press(canvas, "查询质检报告");
    await waitFor(() =>
      expect(field(canvas, /^批号/u)).toHaveAccessibleDescription(
        expect.stringContaining("请输入批号"),
      ),
    );
    await expect(field(canvas, /^货号/u)).toHaveAccessibleDescription(
      expect.stringContaining("请输入货号"),
    );
    await expect(field(canvas, /^批号/u)).toHaveFocus();
  },
};

/** The alert says what to check; nothing typed is lost. */
export const CertificateNotFound: Story = {
  parameters: {
    scenario: [refuses(findCertificate, codes.notFound, productMessages.noCertificate)],
  },
  play: async ({ canvas }) => {
    await askForCertificate(canvas);
    const alert = await findAlert();
    await expect(alert).toHaveTextContent("没有找到该批号与货号的质检报告，请检查后再试。");
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await expect(field(canvas, /^批号/u)).toHaveValue("C15482130");
  },
};

/** A browser that blocks the new tab: the document is a click away. */
export const TabBlocked: Story = {
  parameters: { blocksTabs: true },
  play: async ({ canvas, canvasElement }) => {
    await askForCertificate(canvas);
    const dialog = await screen.findByRole("dialog", { name: "浏览器拦截了新窗口" });
    await expect(within(dialog).getByRole("link", { name: /^打开文件/u })).toHaveAttribute(
      "href",
      "/api/document?kind=certificate&subject=S812046-25g&batch_code=C15482130&lang=cn",
    );
    await expect(tabOpenedIn(canvasElement)).toBeUndefined();
  },
};

export const CertificateLoading: Story = {
  parameters: { scenario: [waits(findCertificate)] },
  play: async ({ canvas }) => {
    await askForCertificate(canvas);
    const button = canvas.getByRole("button", { name: /查询质检报告/u });
    await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
    await userEvent.click(button);
  },
};

/** The sheet is in the chosen language, whatever the page's is. */
export const DataSheet: Story = {
  ...dataSheet,
  tags: ["picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(field(canvas, /^项目号或 CAS 号/u), "50-78-2");
    await userEvent.click(canvas.getByRole("radio", { name: "English" }));
    await press(canvas, "查询说明书");
    await waitFor(() =>
      expect(tabOpenedIn(canvasElement)).toBe("/api/document?kind=msds&subject=50-78-2&lang=en"),
    );
  },
};

export const StructureIncomplete: Story = {
  ...structure,
  play: async ({ canvas }) => {
    const field = await structureField(canvas);
    await userEvent.type(field, "  ");
    await press(canvas, "搜索结构");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining("请先绘制结构，或输入 SMILES、名称或 CAS 号。"),
      ),
    );
  },
};

/** The message is at the field, and what was entered stays. */
const structureRefused = (message: Message, handler: HttpHandler): Story => ({
  args: { tab: "structure" },
  parameters: { route: "/advsearch", scenario: [handler] },
  play: async ({ canvas }) => {
    const field = await structureField(canvas);
    await userEvent.type(field, "N(C)(C)(C)(C)C");
    await press(canvas, "搜索结构");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(expect.stringContaining(message.zh)),
    );
    await expect(field).toHaveValue("N(C)(C)(C)(C)C");
  },
});
export const StructureUnreadable = structureRefused(
  structureMessages.valence,
  refuses(readStructure, codes.structureUnreadable, structureMessages.valence),
);
const tooLong = callMessages.unreadable("code", {
  message: textProblems.tooLong,
  requirement: LONGEST_STRUCTURE,
});
export const StructureTooLong = structureRefused(
  tooLong,
  refuses(readStructure, codes.badRequest, tooLong),
);
export const StructureFailed = structureRefused(
  callMessages.failed,
  refuses(readStructure, codes.failed, callMessages.failed),
);

/** A file that is too long is refused at the field, and all of it stays. */
export const StructurePastedTooLong: Story = {
  ...structure,
  play: async ({ canvas }) => {
    const field = await structureField(canvas);
    const pasted = "C".repeat(LONGEST_STRUCTURE + 1);
    await userEvent.click(field);
    await userEvent.paste(pasted);
    await press(canvas, "搜索结构");
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(
        expect.stringContaining("结构文本过长，最多 20000 个字符。"),
      ),
    );
    await expect(field).toHaveValue(pasted);
  },
};

/** The address may name a structure, or an item by its code. */
export const StructureGiven: Story = {
  args: { tab: "structure" },
  parameters: { route: "/advsearch?smilesCode=O%3DCc1ccccc1" },
  play: async ({ canvas }) => {
    await expect(await structureField(canvas)).toHaveValue("O=Cc1ccccc1");
    await expect(canvas.getByRole("link", { name: "如何绘制" })).toHaveAttribute(
      "href",
      "/drawingIntroduction",
    );
  },
};

export const StructureOfAnItem: Story = {
  args: { tab: "structure" },
  parameters: { route: "/advsearch?smileId=B810527" },
  play: async ({ canvas }) => {
    await expect(await structureField(canvas)).toHaveValue("O=Cc1ccccc1");
  },
};

export const DataSheetIncomplete: Story = {
  ...dataSheet,
  play: async ({ canvas }) => {
    await press(canvas, "查询说明书");
    await waitFor(() =>
      expect(field(canvas, /^项目号或 CAS 号/u)).toHaveAccessibleDescription(
        expect.stringContaining("请输入项目号"),
      ),
    );
  },
};

export const DataSheetNotFound: Story = {
  ...dataSheet,
  parameters: {
    ...dataSheet.parameters,
    scenario: [refuses(findSafetyDataSheet, codes.notFound, productMessages.noDataSheet)],
  },
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, /^项目号或 CAS 号/u), "<script>alert(1)</script>");
    await press(canvas, "查询说明书");
    const alert = await findAlert();
    await expect(alert).toHaveTextContent("没有找到该产品的安全技术说明书。");
    if (restsHere()) return;
    await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
    await expect(field(canvas, /^项目号或 CAS 号/u)).toHaveValue("<script>alert(1)</script>");
  },
};

/** The last entries of the tab are filled in. */
export const DataSheetFilledIn: Story = {
  ...dataSheet,
  parameters: {
    ...dataSheet.parameters,
    stored: {
      [storageKeys.drafts]: JSON.stringify({
        by: "",
        forms: { "data-sheet": { keyword: "S812046", language: "en" } },
      }),
    },
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(field(canvas, /^项目号或 CAS 号/u)).toHaveValue("S812046"));
    await expect(canvas.getByRole("radio", { name: "English" })).toBeChecked();
  },
};

const query = (canvas: Canvas) => field(canvas, /^要查询的内容/u);

export const Batch: Story = {
  ...batch,
  tags: ["picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(query(canvas), "50-78-2{Enter}{Enter} C15482130 {Enter}苯甲醛");
    await press(canvas, "查询");
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe("/batch/search?keyword=50-78-2\nC15482130\n苯甲醛"),
    );
  },
};

export const BatchEmpty: Story = {
  ...batch,
  play: async ({ canvas }) => {
    await userEvent.type(query(canvas), " {Enter} ");
    await press(canvas, "查询");
    await waitFor(() =>
      expect(query(canvas)).toHaveAccessibleDescription(
        expect.stringContaining("请输入要查询的内容"),
      ),
    );
  },
};

/** Eleven lines are refused at the field and stay as they were typed. */
export const BatchTooManyLines: Story = {
  ...batch,
  play: async ({ canvas, canvasElement }) => {
    const typed = Array.from({ length: 11 }, (_, at) => `S8120${40 + at}`).join("\n");
    await userEvent.click(query(canvas));
    await userEvent.paste(typed);
    await press(canvas, "查询");
    await waitFor(() =>
      expect(query(canvas)).toHaveAccessibleDescription(
        expect.stringContaining("最多查询 10 行，请删去多余的行"),
      ),
    );
    await expect(query(canvas)).toHaveValue(typed);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/batch"));
  },
};

/** Lines that are too many by far are refused at the field, and all of them stay. */
export const BatchPastedTooLong: Story = {
  ...batch,
  play: async ({ canvas }) => {
    const pasted = "S812046\n".repeat(LONGEST_BATCH_SEARCH / 4);
    await userEvent.click(query(canvas));
    await userEvent.paste(pasted);
    await press(canvas, "查询");
    await waitFor(() =>
      expect(query(canvas)).toHaveAccessibleDescription(
        expect.stringContaining("最多查询 10 行，请删去多余的行"),
      ),
    );
    await expect(query(canvas)).toHaveValue(pasted);
  },
};

/** An address with a text starts with it. */
export const BatchGiven: Story = {
  ...batch,
  parameters: { route: "/batch?keyword=50-78-2%0A%E8%8B%AF%E7%94%B2%E9%86%9B" },
  play: async ({ canvas }) => {
    await expect(query(canvas)).toHaveValue("50-78-2\n苯甲醛");
  },
};

export const Shipping: Story = {
  ...shipping,
  tags: ["picture"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.type(field(canvas, /^单位全称/u), "华东应用化学研究所");
    await userEvent.type(field(canvas, /^订单号/u), "MK2026110900011{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/customer/sosearch_package"));
  },
};

/** A name of two characters is too short. */
export const ShippingTooShort: Story = {
  ...shipping,
  play: async ({ canvas }) => {
    await userEvent.type(field(canvas, /^单位全称/u), "大学");
    await press(canvas, "查询包裹");
    await waitFor(() =>
      expect(field(canvas, /^单位全称/u)).toHaveAccessibleDescription(
        expect.stringContaining("请输入至少三个字符的单位全称"),
      ),
    );
    await expect(field(canvas, /^订单号/u)).toHaveAccessibleDescription(
      expect.stringContaining("请输入订单号"),
    );
  },
};

export const LongContent: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(field(canvas, /^批号/u));
    await userEvent.paste("C".repeat(300));
    await press(canvas, "查询质检报告");
    await waitFor(() =>
      expect(field(canvas, /^批号/u)).toHaveAccessibleDescription(
        expect.stringContaining("最多 200 个字符"),
      ),
    );
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = {
  ...batch,
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(query(canvas)).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** Enters a structure that the server is asked about. */
const readIt = async ({ canvas }: { canvas: Canvas }) => {
  await userEvent.type(await structureField(canvas), "N(C)(C)(C)(C)C");
  await press(canvas, "搜索结构");
};
const unread = (refusing: HttpHandler): Story => ({
  ...structure,
  ...refusedAfter(readIt, refusing, structure.parameters),
});

export const StructureUnknown: Story = unread(
  refuses(readStructure, codes.structureUnreadable, structureMessages.unreadable),
);

export const StructureSlipOfTheSmiles: Story = unread(
  refuses(
    readStructure,
    codes.structureUnreadable,
    structureMessages.notUnderstood({ kind: "unpaired", position: 5, text: "(" }),
  ),
);

export const StructureReaction: Story = unread(
  refuses(readStructure, codes.structureUnreadable, structureMessages.reaction),
);

export const StructureBadMolfile: Story = unread(
  refuses(readStructure, codes.structureUnreadable, structureMessages.badMolfile),
);

export const StructureRGroup: Story = unread(
  refuses(readStructure, codes.structureUnreadable, structureMessages.rGroup),
);

export const StructureQueryAtoms: Story = unread(
  refuses(readStructure, codes.structureUnreadable, structureMessages.needsStructure),
);

export const StructureUnknownInchiKey: Story = unread(
  refuses(readStructure, codes.structureUnreadable, structureMessages.unknownInchiKey),
);

export const StructureUnknownFormula: Story = unread(
  refuses(readStructure, codes.structureUnreadable, structureMessages.unknownFormula),
);

export const StructureTooManyAtoms: Story = unread(
  refuses(readStructure, codes.structureUnreadable, structureMessages.tooManyAtoms),
);

export const StructureTooBroad: Story = unread(
  refuses(readStructure, codes.busy, structureMessages.tooBroad),
);

export const StructureManySearches: Story = unread(
  refuses(readStructure, codes.busy, structureMessages.busy),
);

export const StructureIndexNotReady: Story = unread(
  refuses(readStructure, codes.busy, structureMessages.notReady),
);
