import { textProblems } from "@reagent/api/contract/codec";
import { codes } from "@reagent/api/contract/envelope";
import {
  countStructureFacets,
  lookUpStructures,
  readStructure,
  searchStructures,
  type StructureFacets,
  type StructureResults as Found,
} from "@reagent/api/contract/structure";
import { callMessages } from "@reagent/api/messages/call";
import type { Message } from "@reagent/api/messages/message";
import { structureMessages } from "@reagent/api/messages/structure";
import { itemRow } from "@reagent/api/mock/samples/items";
import {
  manyStructureResults,
  structureFacets,
  structureResults,
  structureVerdicts,
} from "@reagent/api/mock/samples/structure-search";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { LONGEST_STRUCTURE } from "@reagent/domain/structure-search";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { HttpHandler } from "msw";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { StructureResults } from "./StructureResults.tsx";

const benzaldehyde = "/mklsearch?code=O%3DCc1ccccc1";

const meta: Meta<typeof StructureResults> = {
  title: "Screens/Structure/Structure results",
  component: StructureResults,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: `${benzaldehyde}&type=1` },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(searchStructures, (canvas) =>
  canvas.findByRole("article", { name: "苯甲醛" }),
);

const named = fn();

const substances = async (canvas: Canvas) =>
  (await canvas.findAllByRole("article")).map(
    (article) => within(article).getByRole("heading").textContent,
  );

const whole = <Answer extends object>(answer: Answer | Message): Answer => {
  if ("zh" in answer) throw new Error(answer.zh);
  return answer;
};

/** What contains the structure, with the matched atoms highlighted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await substances(canvas)).toEqual([
      "苯甲醛",
      "水杨醛",
      "对甲氧基苯甲醛",
      "胡椒醛",
      "香兰素",
      "对硝基苯甲醛",
    ]);
    await expect(canvas.getByText("O=Cc1ccccc1")).toBeVisible();
    await expect(await canvas.findByRole("img", { name: "搜索的结构的结构式" })).toBeVisible();
    const kinds = within(canvas.getByRole("navigation", { name: "匹配方式" }));
    await expect(kinds.getByRole("link", { current: "page" })).toHaveAccessibleName("子结构");
    await expect(kinds.getByRole("link", { name: "相似结构" })).toHaveAttribute(
      "href",
      `${benzaldehyde}&type=2`,
    );
  },
};

/** The structure and the kind of match are changed in place. */
export const Changed: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    await substances(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "修改结构" }));
    const form = within(await canvas.findByRole("form", { name: "结构搜索" }));
    await expect(form.getByRole("textbox", { name: /^结构/u })).toHaveValue("O=Cc1ccccc1");
    await expect(form.getByRole("radio", { name: "子结构" })).toBeChecked();
    await userEvent.click(form.getByRole("radio", { name: "相似结构" }));
    await userEvent.click(form.getByRole("button", { name: "搜索结构" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe(`${benzaldehyde}&type=2`));
    await expect(canvas.queryByRole("form", { name: "结构搜索" })).toBeNull();
  },
};

/** By keyboard, one press leads past the filters and the first item's other controls to its prices. */
export const SkipsToPrices: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const [prices] = await canvas.findAllByRole("button", { name: /的价格与库存$/ });
    const skip = await canvas.findByRole("link", { name: "跳到第一个价格" });
    await expect(skip.compareDocumentPosition(canvas.getByRole("button", { name: /^纯度/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    skip.focus();
    await userEvent.keyboard("{Enter}");
    await expect(prices).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(prices).toHaveAttribute("aria-expanded", "true");
  },
};

/** What was typed or drawn is named, above its results and where it is changed. */
export const Named: Story = {
  tags: ["no-picture"],
  parameters: { route: "/mklsearch?code=100-52-7&type=1" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("识别为 苯甲醛 100-52-7")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "修改结构" }));
    const field = await canvas.findByRole("textbox", { name: /^结构/u });
    await waitFor(() => expect(field).toHaveAccessibleDescription("识别为 苯甲醛 100-52-7"));
    await userEvent.clear(field);
    await userEvent.type(field, "O=Cc1ccccc1O");
    await waitFor(() => expect(field).toHaveAccessibleDescription("识别为 水杨醛 90-02-8"));
    await userEvent.type(field, "O");
    await waitFor(() => expect(field).toHaveAccessibleDescription(/^SMILES、InChI/u));
  },
};

/** Several structures have a molecular formula: it has no name. */
export const FormulaWithoutName: Story = {
  tags: ["no-picture"],
  parameters: {
    route: "/mklsearch?code=C2H6O",
    scenario: [
      answers(searchStructures, (query, language) => ({
        ...whole(structureResults({ ...query, code: "CCO" }, language)),
        query: { kind: "formula", code: "C2H6O", smiles: "", atoms: 0 } as const,
      })),
      answers(lookUpStructures, ({ entries }, language) => {
        named(entries);
        const [verdict] = structureVerdicts(["CCO"], language);
        return { verdicts: verdict ? [{ ...verdict, kind: "formula" as const }] : [] };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await substances(canvas);
    await waitFor(() => expect(named).toHaveBeenCalledWith(["C2H6O"]));
    await expect(canvas.queryByText(/^识别为/u)).toBeNull();
  },
};

/** The results do not wait for the drawing of what was searched. */
export const NotDrawnYet: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(readStructure)] },
  play: async ({ canvas }) => {
    await expect(await substances(canvas)).toHaveLength(6);
    await expect(canvas.queryByRole("img", { name: "搜索的结构的结构式" })).toBeNull();
  },
};

export const SameStructure: Story = {
  parameters: { route: benzaldehyde },
  play: async ({ canvas }) => {
    await expect(await substances(canvas)).toEqual(["苯甲醛"]);
  },
};

/** A molecular formula finds the items of all its structures; there is no other kind of match. */
export const MolecularFormula: Story = {
  tags: ["no-picture"],
  parameters: {
    route: "/mklsearch?code=C7H6O2",
    scenario: [
      answers(searchStructures, (query, language) => ({
        ...whole(structureResults({ ...query, code: "O=Cc1ccccc1O" }, language)),
        query: { kind: "formula" as const, code: "C7H6O2", smiles: "", atoms: 0 },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await substances(canvas)).toEqual(["水杨醛"]);
    await expect(canvas.getByText("分子式相同的全部产品：")).toHaveTextContent("C7H6O2");
    await expect(canvas.queryByRole("navigation", { name: "匹配方式" })).toBeNull();
  },
};

/** Tris, and its oxalate, which is not sold; the hydrochloride is another form of both. */
const tris = "NC(CO)(CO)CO";
const trisOxalate = `${tris}.OC(=O)C(=O)O`;

const withHydrochloride = answers(searchStructures, (query, language) => ({
  ...whole(structureResults(query, language)),
  otherForms: [
    {
      ...itemRow("T818452", language),
      itemId: "811188",
      itemCode: "T811188",
      chineseName: "三羟甲基氨基甲烷盐酸盐",
      englishName: "Tris hydrochloride",
      chineseAlias: "",
      englishAlias: "",
      casNumber: "1185-53-1",
      mdlNumber: "",
      formula: "C4H12ClNO3",
      molecularWeight: "157.60",
      drawing: "",
    },
  ],
}));

/** Other salts of the substance are apart from it. */
export const OtherSalts: Story = {
  tags: ["no-picture"],
  parameters: {
    route: `/mklsearch?code=${encodeURIComponent(tris)}`,
    scenario: [withHydrochloride],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "三羟甲基氨基甲烷" })).toBeVisible();
    const others = within(
      canvas.getByRole("region", { name: "主要部分相同的其他盐、水合物和游离形式" }),
    );
    await expect(others.getByRole("heading", { name: "三羟甲基氨基甲烷盐酸盐" })).toBeVisible();
    await expect(others.getAllByRole("article")).toHaveLength(1);
    await expect(others.getByText("不是所搜索的结构，摩尔质量不同。")).toBeVisible();
  },
};

/** Only other salts are sold. */
export const OnlyOtherSalts: Story = {
  tags: ["no-picture"],
  parameters: {
    route: `/mklsearch?code=${encodeURIComponent(trisOxalate)}`,
    scenario: [withHydrochloride],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "没有找到符合的结构" })).toBeVisible();
    await expect(
      canvas.getByRole("region", { name: "主要部分相同的其他盐、水合物和游离形式" }),
    ).toBeVisible();
  },
};

/** The most similar first, each with its Tanimoto coefficient; the least similarity is in the address. */
export const Similar: Story = {
  parameters: { route: `${benzaldehyde}&type=2&threshold=40` },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("相似度 43%")).toBeVisible();
    await expect(canvas.queryByText("胡椒醛")).toBeNull();
    const threshold = canvas.getByRole("combobox", { name: "相似度不低于" });
    await userEvent.selectOptions(threshold, "30");
    await waitFor(() => expect(routeIn(canvasElement)).toBe(`${benzaldehyde}&type=2&threshold=30`));
    await expect(await canvas.findByText("相似度 32%")).toBeVisible();
  },
};

/** A filter keeps the structure in the address. */
export const Narrowed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("checkbox", { name: /仅看现货/ }));
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe(`${benzaldehyde}&type=1&stock=in-stock`),
    );
  },
};

/** A thousand are counted. */
export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(searchStructures, ({ page, offset }, language) =>
        manyStructureResults(page, offset, language),
      ),
      answers(countStructureFacets, (_, language) => ({
        ...noFacets,
        categories: [],
        total: manyStructureResults(1, 1, language).total,
        isMore: true,
        isCutShort: false,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("共 1,000+ 个规格")).toBeVisible();
    await expect(canvas.getByText("共 1,000+ 条")).toBeVisible();
  },
};

const cutShort = <Answer extends Found | StructureFacets>(answer: Answer | Message): Answer => ({
  ...whole(answer),
  ...("items" in answer && { items: answer.items.slice(0, 2) }),
  total: 2,
  isMore: true,
  isCutShort: true,
});

/** A search that ran out of time goes on where it ended. */
export const CutShort: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(searchStructures, (query, language) => cutShort(structureResults(query, language))),
      answers(countStructureFacets, (query, language) =>
        cutShort(structureFacets(query, language)),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await substances(canvas)).toEqual(["苯甲醛"]);
    await expect(canvas.getByText(/还有结构没有比对，以下是目前找到的/u)).toBeVisible();
  },
};

/** Continuing finds the rest. */
export const Continued: Story = {
  ...CutShort,
  tags: ["no-picture"],
  play: async ({ canvas, msw }) => {
    const goOn = await canvas.findByRole("button", { name: "继续查找" });
    msw.use(
      answers(searchStructures, (query, language) => whole(structureResults(query, language))),
      answers(countStructureFacets, (query, language) => whole(structureFacets(query, language))),
    );
    await userEvent.click(goOn);
    await waitFor(async () => expect(await substances(canvas)).toHaveLength(6));
    await expect(canvas.queryByText(/还有结构没有比对/u)).toBeNull();
  },
};

/** None was found in time. */
export const CutShortEmpty: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(searchStructures, (query, language) => ({
        ...cutShort(structureResults(query, language)),
        items: [],
        total: 0,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/目前没有找到/u)).toBeVisible();
    await expect(canvas.getByRole("button", { name: "继续查找" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "没有找到符合的结构" })).toBeNull();
  },
};
const noFacets = { facets: { purity: [], size: [], price: [], stock: [], hazard: [] } } as const;

export const Empty: Story = {
  parameters: { route: "/mklsearch?code=C1CCCC1CCCCCCO&type=1" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "没有找到符合的结构" })).toBeVisible();
  },
};

export const WithoutStructure: Story = {
  parameters: { route: "/mklsearch" },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "请先绘制或输入结构" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "结构搜索" })).toHaveAttribute(
      "href",
      "/advsearch",
    );
    await expect(canvas.getByRole("link", { name: "批量结构查询" })).toHaveAttribute(
      "href",
      "/mklsearch/list",
    );
  },
};

const shows = (message: Message, handler: HttpHandler): Story => ({
  parameters: { scenario: [handler] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(message.zh)).toBeVisible();
  },
});

export const Unreadable: Story = shows(
  structureMessages.valence,
  refuses(searchStructures, codes.structureUnreadable, structureMessages.valence),
);
const tooLong = callMessages.unreadable("code", {
  message: textProblems.tooLong,
  requirement: LONGEST_STRUCTURE,
});
export const TooLong: Story = shows(tooLong, refuses(searchStructures, codes.badRequest, tooLong));
/** The index is built after a start; the page offers another try. */
export const IndexNotReady: Story = shows(
  structureMessages.notReady,
  refuses(searchStructures, codes.busy, structureMessages.notReady),
);

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const OnAPhone: Story = standard.onAPhone;

const open = () => Promise.resolve();

export const Unknown: Story = refusedAfter(
  open,
  refuses(searchStructures, codes.structureUnreadable, structureMessages.unreadable),
);

export const SlipOfTheSmiles: Story = refusedAfter(
  open,
  refuses(
    searchStructures,
    codes.structureUnreadable,
    structureMessages.notUnderstood({ kind: "unpaired", position: 5, text: "(" }),
  ),
);

export const Reaction: Story = refusedAfter(
  open,
  refuses(searchStructures, codes.structureUnreadable, structureMessages.reaction),
);

export const BadMolfile: Story = refusedAfter(
  open,
  refuses(searchStructures, codes.structureUnreadable, structureMessages.badMolfile),
);

export const RGroup: Story = refusedAfter(
  open,
  refuses(searchStructures, codes.structureUnreadable, structureMessages.rGroup),
);

export const QueryAtoms: Story = refusedAfter(
  open,
  refuses(searchStructures, codes.structureUnreadable, structureMessages.needsStructure),
);

export const UnknownInchiKey: Story = refusedAfter(
  open,
  refuses(searchStructures, codes.structureUnreadable, structureMessages.unknownInchiKey),
);

export const UnknownFormula: Story = refusedAfter(
  open,
  refuses(searchStructures, codes.structureUnreadable, structureMessages.unknownFormula),
);

export const TooManyAtoms: Story = refusedAfter(
  open,
  refuses(searchStructures, codes.structureUnreadable, structureMessages.tooManyAtoms),
);

export const TooBroad: Story = refusedAfter(
  open,
  refuses(searchStructures, codes.busy, structureMessages.tooBroad),
);

export const ManySearches: Story = refusedAfter(
  open,
  refuses(searchStructures, codes.busy, structureMessages.busy),
);
