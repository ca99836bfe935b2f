import { type DataSheet as Sheet, readDataSheet } from "@reagent/api/contract/data-sheet";
import { dataSheetOf, sheetRevisionOf } from "@reagent/api/mock/samples/data-sheet";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { headIn } from "../../../foundations/stage/head.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { DataSheet } from "./DataSheet.tsx";

const meta: Meta<typeof DataSheet> = {
  title: "Screens/Product/Data sheet",
  component: DataSheet,
  tags: ["plays-in-chinese", "plays-on-phones", "no-picture"],
  args: { itemCode: "E809056" },
  parameters: { route: "/sds/E809056" },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readDataSheet, (canvas) =>
  canvas.findByRole("heading", { name: "各版本" }),
);

const DIFFERENCES = {
  zh: ["新增 H318", "删除 H319", "新增 GHS05", "警示词：警告 → 危险"],
  en: ["H318 added", "H319 removed", "GHS05 added", "Signal word: Warning → Danger"],
};

/** The sheet of ethanol after two revisions, with some facts replaced. */
const revised = (facts: Partial<Sheet> = {}, route = "/sds/E809056") => ({
  parameters: {
    route,
    scenario: [
      answers(readDataSheet, (_, language) => {
        const sheet = dataSheetOf("E809056", language);
        const of = (revision: number, revisedOn: string, differences: readonly string[] = []) =>
          sheetRevisionOf("E809056", { revision, revisedOn, differences }, language);
        return {
          sheet: sheet && {
            ...sheet,
            revision: 3,
            revisions: [
              of(3, "2026-11-20", DIFFERENCES[language]),
              of(2, "2026-08-03", [DIFFERENCES[language][0] ?? ""]),
              of(1, "2026-05-12"),
            ],
            ...facts,
          },
        };
      }),
    ],
  },
});

/** A sheet that was never revised: its documents in both languages, its facts as data, and its label. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "乙醇" })).toBeVisible();
    await expect(canvas.getByText("第 1 版，2026-05-12")).toBeVisible();
    await expect(canvas.getByText("首版")).toBeVisible();
    for (const [name, part] of [
      ["安全技术说明书第 1 版 中文", "lang=cn"],
      ["安全技术说明书第 1 版 English", "lang=en"],
      ["安全技术说明书第 1 版 JSON", "format=json"],
    ] as const) {
      const href = canvas.getByRole("link", { name }).getAttribute("href");
      await expect(href).toMatch(/^\/api\/document\?kind=msds&subject=E809056&.*revision=1/);
      await expect(href).toContain(part);
    }
    await expect(canvas.getByRole("list", { name: "危险性说明" })).toBeVisible();
    await expect(headIn(document).robots).toBe("noindex");
  },
};

/** Transport and storage as in the documents: UN number, class, packing group, storage class. */
export const TransportAndStorage: Story = {
  play: async ({ canvas }) => {
    const transport = within(await canvas.findByRole("region", { name: "运输" }));
    for (const fact of ["UN 1170", "3", "II 或 III，未确定"])
      await expect(transport.getByText(fact, { selector: "dd" })).toBeVisible();
    await expect(transport.getByText(/乙醇/u)).toBeVisible();
    const storage = within(canvas.getByRole("region", { name: "储存" }));
    await expect(storage.getByText("3 易燃液体")).toBeVisible();
  },
};

/** Without a UN number the page says what has to be found out first. */
export const UnNumberUnknown: Story = {
  ...revised({
    unNumber: "",
    shippingName: "",
    hazardClass: "",
    packingGroup: "",
    hazardStatements: ["H410"],
    transportNote:
      "联合国编号不详，但按第 2 部分的危险性，可能属于危险货物：托运前须确定类别和编号。",
  }),
  play: async ({ canvas }) => {
    const transport = within(await canvas.findByRole("region", { name: "运输" }));
    await expect(transport.getByText("无资料")).toBeVisible();
    await expect(transport.getByText(/托运前须确定/u)).toBeVisible();
    await expect(transport.getByText("环境危害")).toBeVisible();
    await expect(transport.queryByText("包装类别")).toBeNull();
  },
};

/** Each revision says what it changed; an older one can be shown. */
export const Revised: Story = {
  ...revised(),
  play: async ({ canvas }) => {
    const [newest] = await canvas.findAllByRole("list", { name: "与上一版的差异" });
    if (!newest) throw new Error("there are no differences");
    const entries = within(newest).getAllByRole("listitem");
    await expect(entries.map(({ textContent }) => textContent)).toEqual(DIFFERENCES.zh);
    await expect(canvas.getByText("第 3 版，2026-11-20")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看此版（第 1 版）" })).toHaveAttribute(
      "href",
      "/sds/E809056?revision=1",
    );
    await expect(canvas.queryByRole("link", { name: "查看此版（第 3 版）" })).toBeNull();
    await expect(canvas.queryByText(/已由第/)).toBeNull();
  },
};

/** An older revision says which one replaced it, and leads there. */
export const OlderRevision: Story = {
  ...revised({ revision: 1, hazardStatements: ["H225"] }, "/sds/E809056?revision=1"),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("这是第 1 版，已由第 3 版替代。")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看最新版" })).toHaveAttribute(
      "href",
      "/sds/E809056",
    );
    await expect(canvas.getByText("本页显示")).toBeVisible();
  },
};

/** Taken out of the catalogue: the sheet and its revisions stay. */
export const OffSale: Story = {
  ...revised({ isOnSale: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/该产品已不再销售/)).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "乙醇" })).toBeNull();
  },
};

/** The partner's own data sheet is named as well. */
export const PartnerSheet: Story = {
  ...revised({ partnerSheetUrl: "https://partner.example/sds.pdf" }),
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: /品牌方的安全技术说明书/ });
    await expect(link).toHaveAttribute("href", "https://partner.example/sds.pdf");
  },
};

/** A date that is not known, and long names and texts. */
export const LongContent: Story = {
  ...revised({
    chineseName: "(1R,2S,5R)-2-异丙基-5-甲基环己基 (2S)-2-[(叔丁氧羰基)氨基]-3-(4-羟基苯基)丙酸酯",
    revision: 2,
    revisions: [
      sheetRevisionOf("E809056", {
        revision: 2,
        revisedOn: "2026-11-20",
        differences: [
          "职业接触限值：PC-TWA 50 mg/m³; PC-STEL 100 mg/m³（GBZ 2.1-2019）→ PC-TWA 25 mg/m³; PC-STEL 50 mg/m³（GBZ 2.1-2019 第 1 号修改单）",
          `急性毒性：${"LD50/经口/大鼠：200mg/kg".repeat(6)}`,
        ],
      }),
      sheetRevisionOf("E809056", { revision: 1, revisedOn: null }),
    ],
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/第 1 号修改单/);
    await expectNoOverflow(canvasElement);
  },
};

/** A code or revision without a sheet leads to the lookup. */
export const Missing: Story = {
  args: { itemCode: "ZZ000000" },
  parameters: { route: "/sds/ZZ000000" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这份安全技术说明书" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查询安全技术说明书" })).toHaveAttribute(
      "href",
      "/msds",
    );
  },
};

export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("第 1 版，2026-05-12")).toBeVisible();
  },
};

/** The page stays the same for a guest when the session has ended. */
export const Expired: Story = {
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("第 1 版，2026-05-12")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const OnAPhone: Story = standard.onAPhone;
