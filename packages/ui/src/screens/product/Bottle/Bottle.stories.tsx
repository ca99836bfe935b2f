import {
  addBottleNote,
  type Bottle as BottleFacts,
  type BottleNote,
  checkLabels,
  deleteBottleNote,
  readBottle,
} from "@reagent/api/contract/bottle";
import { codes } from "@reagent/api/contract/envelope";
import { bottleMessages } from "@reagent/api/messages/bottle";
import { callMessages } from "@reagent/api/messages/call";
import { bottleOf } from "@reagent/api/mock/samples/bottle";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { LONGEST_BOTTLE_NOTE } from "@reagent/domain/bottle-note";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { headIn } from "../../../foundations/stage/head.ts";
import { tabOpenedIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { Bottle } from "./Bottle.tsx";

const ETHANOL = { productCode: "E809056-4×2.5L", batchCode: "C15482130" };
const ALDEHYDE = { productCode: "S812046-25g", batchCode: "C15482130" };

const meta: Meta<typeof Bottle> = {
  title: "Screens/Product/Bottle",
  component: Bottle,
  tags: ["plays-in-chinese", "plays-on-phones", "no-picture"],
  args: ETHANOL,
  parameters: { route: "/b/E809056-4%C3%972.5L/C15482130" },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readBottle, (canvas) =>
  canvas.findByRole("heading", { name: "标签要素" }),
);

/** The page of salicylaldehyde with some facts replaced. */
const withFacts = (facts: Partial<BottleFacts>) => ({
  args: ALDEHYDE,
  parameters: {
    route: "/b/S812046-25g/C15482130",
    scenario: [
      answers(readBottle, (codes, language) => {
        const sample = bottleOf({ code: "S812046", ...codes }, language);
        return { bottle: sample && { ...sample, ...facts }, isLoggedIn: true };
      }),
    ],
  },
});

/** A bottle that the customer has bought: papers, label elements, storage, and the order. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "乙醇" })).toBeVisible();
    const certificate = canvas.getByRole("link", { name: "质检报告 PDF" });
    await expect(certificate.getAttribute("href")).toMatch(/^\/api\/document\?kind=certificate&/);
    await expect(canvas.getByRole("link", { name: "安全技术说明书 中文" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "安全技术说明书 English" })).toBeVisible();
    await expect(canvas.getByText("危险")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "各版本" })).toHaveAttribute(
      "href",
      "/sds/E809056",
    );
    await expect(canvas.getByText("3 易燃液体")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "订单 MK2026110900011" })).toHaveAttribute(
      "href",
      "/order_detail/html/109",
    );
    await expect(canvas.getByText("2026-11-09 订购，共 1 件")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^申请退货/u })).toHaveAttribute(
      "href",
      "/order_detail/html/109?return=1",
    );
    await expect(canvas.getByRole("list", { name: "我的备注" })).toHaveTextContent("A3 试剂柜");
    await expect(canvas.getByRole("link", { name: "打开产品页" })).toBeVisible();
    await expect(headIn(document).robots).toBe("noindex");
  },
};

/** The statements are in the language of the page; the other language is one press away, also without scripts. */
export const OtherLanguage: Story = {
  play: async ({ canvas }) => {
    const [own] = await canvas.findAllByRole("list", { name: "危险性说明" });
    if (!own) throw new Error("there are no statements");
    await expect(own).toHaveTextContent("H225高度易燃液体和蒸气");
    await userEvent.click(canvas.getByText("English", { selector: "summary *" }));
    const other = await canvas.findByRole("list", { name: "Hazard statements" });
    await expect(other).toHaveTextContent("Highly flammable liquid and vapour");
    await expect(other).toHaveAttribute("lang", "en");
    await expect(canvas.getByRole("list", { name: "Precautionary statements" })).toBeVisible();
  },
};

/** Of another customer's bottle nothing is said of orders. */
export const NotBought: Story = {
  args: ALDEHYDE,
  parameters: { route: "/b/S812046-25g/C15482130" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "标签要素" });
    await expect(canvas.queryByRole("heading", { name: "您的订单" })).toBeNull();
    await expect(canvas.queryByRole("heading", { name: "我的备注" })).toBeNull();
  },
};

export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "标签要素" });
    await expect(canvas.getByRole("link", { name: "质检报告 PDF" })).toBeVisible();
    await expect(canvas.queryByRole("heading", { name: "您的订单" })).toBeNull();
  },
};

/** The page stays the same for a guest when the session has ended. */
export const Expired: Story = {
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { name: "标签要素" });
    await expect(canvas.queryByRole("heading", { name: "您的订单" })).toBeNull();
  },
};

/** Reads the page of ethanol with some facts replaced. */
const ethanolWith = (facts: () => Partial<BottleFacts>) =>
  answers(readBottle, (on, language) => {
    const sample = bottleOf({ code: "E809056", ...on }, language);
    return { bottle: sample && { ...sample, ...facts() }, isLoggedIn: true };
  });

const opened: BottleNote = {
  noteId: "1",
  text: "开封",
  writtenAt: Date.parse("2026-11-14T02:30:00Z"),
};

/** A scenario in which the note is there once it was written. */
function noteIsWritten() {
  let notes: readonly BottleNote[] = [];
  return {
    scenario: [
      ethanolWith(() => ({ notes })),
      answers(addBottleNote, ({ text }) => {
        notes = [{ ...opened, text }];
        return { noteId: opened.noteId };
      }),
    ],
  };
}

/** A scenario in which the note is not there any more once it was deleted. */
function noteIsDeleted() {
  let notes = [opened];
  return {
    scenario: [
      ethanolWith(() => ({ notes })),
      answers(deleteBottleNote, () => {
        notes = [];
        return {};
      }),
    ],
  };
}

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const writeNote = async (canvas: Canvas, text: string) => {
  const form = within(await canvas.findByRole("form", { name: "添加备注" }));
  await userEvent.type(form.getByLabelText(/^备注内容/u), text);
  await userEvent.click(form.getByRole("button", { name: "添加备注" }));
  return form;
};
const deleteNote = async ({ canvas }: { canvas: Canvas }) => {
  await userEvent.click(
    await canvas.findByRole("button", { name: /^删除 2026-11-1\d .*的备注$/u }),
  );
  await userEvent.click(await screen.findByRole("button", { name: "删除" }));
};

/** A note is written, and shown with the time; the field is empty for the next. */
export const NoteWritten: Story = {
  parameters: noteIsWritten(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("form", { name: "添加备注" })).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "我的备注" })).toBeNull();
    await writeNote(canvas, "开封{Enter}存放于 A3");
    const list = await canvas.findByRole("list", { name: "我的备注" });
    await expect(list.textContent).toContain("开封\n存放于 A3");
    await expect(list).toHaveTextContent("2026-11-14 10:30");
    await waitFor(() => expect(canvas.getByLabelText(/^备注内容/u)).toHaveValue(""));
  },
};

/** A note is deleted after a question. */
export const NoteDeleted: Story = {
  parameters: noteIsDeleted(),
  play: async (context) => {
    await deleteNote(context);
    await waitFor(() =>
      expect(context.canvas.queryByRole("list", { name: "我的备注" })).toBeNull(),
    );
  },
};

/** A note is being saved. */
export const NoteBeingSaved: Story = {
  parameters: { scenario: [waits(addBottleNote)] },
  play: async ({ canvas }) => {
    const form = await writeNote(canvas, "开封");
    await expect(await form.findByRole("button", { name: /正在添加/u })).toBeVisible();
  },
};

/** What is no note gets a message at its field. */
export const NoteInvalid: Story = {
  play: async ({ canvas }) => {
    const form = within(await canvas.findByRole("form", { name: "添加备注" }));
    const field = form.getByLabelText(/^备注内容/u);
    await userEvent.click(form.getByRole("button", { name: "添加备注" }));
    await expect(await form.findByText("请填写备注")).toBeVisible();
    await expect(field).toHaveFocus();
    await userEvent.click(field);
    await userEvent.paste("架".repeat(LONGEST_BOTTLE_NOTE + 1));
    await userEvent.click(form.getByRole("button", { name: "添加备注" }));
    await expect(await form.findByText("最多 500 个字符")).toBeVisible();
  },
};

export const TooManyNotes: Story = refusedAfter(
  ({ canvas }) => writeNote(canvas, "开封"),
  refuses(addBottleNote, codes.badRequest, bottleMessages.tooManyNotes),
);

/** The order belongs to another account by now. */
export const NoteOnForeignBottle: Story = refusedAfter(
  ({ canvas }) => writeNote(canvas, "开封"),
  refuses(addBottleNote, codes.notFound, bottleMessages.notBought),
);

/** The note was deleted in another tab. */
export const NoteGone: Story = refusedAfter(
  deleteNote,
  refuses(deleteBottleNote, codes.notFound, bottleMessages.noteMissing),
);

/** Long notes, with a word that does not break, fit beside the papers and on a phone. */
export const LongNotes: Story = {
  parameters: {
    scenario: [
      ethanolWith(() => ({
        notes: Array.from({ length: 4 }, (_, at) => ({
          ...opened,
          noteId: String(at),
          text: `${"开封后存放于三号楼 402 室通风橱下的试剂柜。".repeat(12)}\n${"x".repeat(200)}`,
        })),
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("list", { name: "我的备注" });
    await expectNoOverflow(canvasElement);
  },
};

/** None of an order is left to return, so there is no link for it. */
export const NothingToReturn: Story = {
  parameters: {
    scenario: [
      ethanolWith(() => ({
        purchases: [
          {
            orderId: "109",
            orderCode: "MK2026110900011",
            orderedAt: Date.parse("2026-11-09T02:00:00Z"),
            quantity: 1,
            isReturnable: false,
          },
        ],
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "订单 MK2026110900011" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: /^申请退货/u })).toBeNull();
  },
};

/** Labels open in a new tab, with the format, their number and the owner's text. */
export const Labels: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = within(await canvas.findByRole("form", { name: "打印标签" }));
    await userEvent.selectOptions(form.getByLabelText("格式"), "A4 24 格（70 × 37 mm）");
    const copies = form.getByLabelText(/^张数/);
    await userEvent.clear(copies);
    await userEvent.type(copies, "30");
    await userEvent.type(form.getByLabelText("附加文字（选填）"), "A3 柜");
    await userEvent.click(form.getByRole("button", { name: "生成标签" }));
    await waitFor(() =>
      expect(tabOpenedIn(canvasElement)).toMatch(
        /^\/api\/product\/labels\?product_code=.*&lang=cn&format=a24&note=A3.*&copies=30$/,
      ),
    );
  },
};

const askForLabels = async ({ canvas }: { canvas: Canvas }) => {
  const form = within(await canvas.findByRole("form", { name: "打印标签" }));
  await userEvent.click(form.getByRole("button", { name: "生成标签" }));
};

/** From the caller's network labels were printed as often as they may be in an hour. */
export const LabelsLimited: Story = refusedAfter(
  askForLabels,
  refuses(checkLabels, codes.tooMany, callMessages.tooMany),
);

export const LabelsNotMade: Story = refusedAfter(
  askForLabels,
  refuses(checkLabels, codes.failed, callMessages.failed),
);

/** A number that is no number of labels gets a message at its field. */
export const TooManyLabels: Story = {
  play: async ({ canvas, canvasElement }) => {
    const form = within(await canvas.findByRole("form", { name: "打印标签" }));
    const copies = form.getByLabelText(/^张数/);
    await userEvent.clear(copies);
    await userEvent.type(copies, "201");
    await userEvent.type(form.getByLabelText("附加文字（选填）"), "架".repeat(61));
    await userEvent.click(form.getByRole("button", { name: "生成标签" }));
    await expect(await form.findByText("请输入 1 至 200 的整数")).toBeVisible();
    await expect(form.getByText("最多 60 个字符")).toBeVisible();
    await expect(copies).toHaveFocus();
    await expect(tabOpenedIn(canvasElement)).toBeUndefined();
  },
};

/** Some of this batch is left: it can be ordered where the batches of the product are listed. */
export const BatchLeft: Story = {
  args: { ...ALDEHYDE, productCode: "S812046-100g" },
  parameters: { route: "/b/S812046-100g/C15482130" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "订购本批" })).toHaveAttribute(
      "href",
      "/products/S812046-100g?batch=C15482130",
    );
  },
};

/** None of this batch is left in the pack: only the product is ordered again. */
export const BatchSold: Story = {
  args: { ...ALDEHYDE, productCode: "S812046-500g" },
  parameters: { route: "/b/S812046-500g/C15482130" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "打开产品页" })).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "订购本批" })).toBeNull();
  },
};

/** Taken out of the catalogue: facts and papers stay. */
export const OffSale: Story = {
  ...withFacts({ isOnSale: false }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^该产品已不再销售/)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "质检报告 PDF" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查找其他产品" })).toHaveAttribute(
      "href",
      "/search/90-02-8",
    );
    const trail = within(canvas.getByRole("navigation", { name: "当前位置" }));
    await expect(trail.getAllByRole("link")).toHaveLength(1);
  },
};

/** Sent with its number alone: the shop has no dates and no certificate of the batch. */
export const NothingKnown: Story = {
  ...withFacts({
    producedOn: null,
    retestOn: null,
    certificateUrl: "",
    chineseSheetUrl: "",
    englishSheetUrl: "",
    pack: "",
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("本批没有质检报告")).toBeVisible();
    await expect(canvas.getByText("没有安全技术说明书")).toBeVisible();
    await expect(canvas.queryByText("复验日期")).toBeNull();
  },
};

/** The data sheet is the one of the partner's brand. */
export const PartnersSheet: Story = {
  ...withFacts({
    chineseSheetUrl: "",
    englishSheetUrl: "",
    partnerSheetUrl: "https://partner.example/msds.pdf",
  }),
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("link", { name: "安全技术说明书 品牌方" }),
    ).toHaveAttribute("href", "https://partner.example/msds.pdf");
  },
};

/** Without hazard statements it says so, and the storage class stays open. */
export const NotClassified: Story = {
  ...withFacts({
    pictograms: [],
    hazardStatements: [],
    signalWord: "none",
    hazardBasis: "not-classified",
    unNumber: "",
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("由危险性说明不能确定")).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "危险性说明" })).toBeNull();
  },
};

export const LongNames: Story = {
  ...withFacts({
    chineseName:
      "(2R,3R,4S,5S,6R)-2-[(2S,3S,4S,5R)-3,4-二羟基-2,5-双(羟甲基)氧杂环戊烷-2-基]氧基-6-(羟甲基)氧杂环己烷-3,4,5-三醇",
    englishName:
      "(2R,3R,4S,5S,6R)-2-[(2S,3S,4S,5R)-3,4-dihydroxy-2,5-bis(hydroxymethyl)oxolan-2-yl]oxy-6-(hydroxymethyl)oxane-3,4,5-triol",
    storage: "2–8 °C 冷藏，避光，充氩保存，远离热源、火花和明火；开封后三个月内用完。".repeat(3),
  }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { name: "标签要素" });
    await expectNoOverflow(canvasElement);
  },
};

/** Codes that name no known batch. */
export const Missing: Story = {
  args: { productCode: "S812046-25g", batchCode: "C0" },
  parameters: { route: "/b/S812046-25g/C0" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这一批号" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查询质检报告" })).toHaveAttribute(
      "href",
      "/coa",
    );
    await expect(canvas.getByRole("link", { name: "搜索 S812046-25g" })).toBeVisible();
    await waitFor(() => expect(headIn(document).robots).toBe("noindex"));
  },
};

export const Loading: Story = standard.loading;
export const Failed: Story = standard.failed;
export const OnAPhone: Story = standard.onAPhone;
