import { addOrderRows } from "@reagent/api/contract/bulk-order";
import { codes } from "@reagent/api/contract/envelope";
import { resolveReaction } from "@reagent/api/contract/reaction";
import {
  deleteReactionPlan,
  keepReactionPlan,
  listReactionPlans,
  readReactionPlan,
  type ReactionPlanSummary,
} from "@reagent/api/contract/reaction-plan";
import { callMessages } from "@reagent/api/messages/call";
import { reactionPlanMessages } from "@reagent/api/messages/reaction-plan";
import { resolvedReaction, UNSOLD_SMILES } from "@reagent/api/mock/samples/reaction";
import { planSummaries } from "@reagent/api/mock/samples/reaction-plans";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { MOST_REACTION_ROWS, planOfText, planToText } from "@reagent/domain/reaction-plan";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { copy as loadFailed } from "../../../components/LoadFailed/LoadFailed.copy.ts";
import {
  answerAlert,
  expectAlert,
  expectLoginDialog,
  expectLoginPrompt,
  expectNoOverflow,
  findToast,
} from "../../../foundations/stage/actions.ts";
import { withClipboard } from "../../../foundations/stage/clipboard.ts";
import { savedIn } from "../../../foundations/stage/location.ts";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { Reaction } from "./Reaction.tsx";

const meta = {
  title: "Screens/Reaction/Reaction plan",
  component: Reaction,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/reaction" },
  /* Regulated rows are held back from others. */
  globals: { viewer: "filed" },
} satisfies Meta<typeof Reaction>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = StoryContext["canvas"];

/** A condensation in ethanol, with a row that no product has. */
const LINES = ["水杨醛 10 mmol", "V806733 1.1 eq", "E809056 5 mL/mmol", "没有的东西 5 mol%"];

const fieldOf = (canvas: Canvas, row: number, name: string) =>
  canvas.findByRole("textbox", { name: `第 ${row} 行：${name}` });

async function fill(canvas: Canvas, text: string) {
  await userEvent.click(await canvas.findByRole("textbox", { name: "粘贴反应" }));
  await userEvent.paste(text);
  await userEvent.click(canvas.getByRole("button", { name: "填入计划" }));
}

/** Lines are pasted, and their products are looked up. */
async function fillReaction(canvas: Canvas) {
  await fill(canvas, LINES.join("\n"));
  await canvas.findByText("未找到产品，请检查后修改。");
}

const rowOf = async (canvas: Canvas, row: number) => {
  const table = within(await canvas.findByRole("table", { name: "投料表" }));
  return table.getAllByRole("row")[row] as HTMLElement;
};

/** A pasted reaction: amounts, packs to buy, what is left over, hazards, and a row that was not found. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await fillReaction(canvas);
    const first = await rowOf(canvas, 1);
    await expect(first).toHaveTextContent("10 mmol");
    await expect(first).toHaveTextContent("1.246 g");
    await expect(first).toHaveTextContent("1 × 25 g");
    await expect(await rowOf(canvas, 3)).toHaveTextContent("50 mL");
    await expect(canvas.getByRole("list", { name: "危险性说明" })).toHaveTextContent("H225");
    await expect(canvas.getByText("其余 1 行不能加入购物车")).toBeVisible();
  },
};

/** Blank rows. */
export const Empty: Story = {
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await fieldOf(canvas, 3, "组分")).toHaveValue("");
    await expect(canvas.getByRole("button", { name: "导出 CSV" })).toBeDisabled();
    await userEvent.click(canvas.getByRole("button", { name: "填入计划" }));
    await expect(canvas.getByRole("textbox", { name: "粘贴反应" })).toBeInvalid();
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    await expectAlert("还没有应购的包装。");
  },
};

/** A reaction SMILES becomes rows; what the reaction makes is not bought. */
export const FromSmiles: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await fill(canvas, "O=Cc1ccccc1>CCO>O=Cc1ccccc1O");
    await expect(await fieldOf(canvas, 1, "组分")).toHaveValue("O=Cc1ccccc1");
    await expect(await rowOf(canvas, 3)).toHaveTextContent("产物");
    const amount = await fieldOf(canvas, 1, "用量");
    await userEvent.clear(amount);
    await userEvent.type(amount, "5 mmol");
    await waitFor(async () => expect(await rowOf(canvas, 1)).toHaveTextContent("5 mmol"));
    await expect(await canvas.findByRole("combobox", { name: "第 1 行：产品" })).toBeVisible();
  },
};

/** What the reaction makes is not sold: its molecular weight is that of its structure. */
export const UnsoldProduct: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await fill(canvas, `O=Cc1ccccc1O>CCO>${UNSOLD_SMILES}`);
    const amount = await fieldOf(canvas, 1, "用量");
    await userEvent.clear(amount);
    await userEvent.type(amount, "10 mmol");
    await waitFor(async () => expect(await rowOf(canvas, 3)).toHaveTextContent("1.972 g"));
    await expect(await rowOf(canvas, 3)).toHaveTextContent("197.24 g/mol");
  },
};

/** Another limiting reagent, another product and typed facts change what is calculated. */
export const Changed: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await fillReaction(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "第 1 行：数据" }));
    await userEvent.type(await canvas.findByRole("textbox", { name: "含量或浓度" }), "50%");
    await waitFor(async () => expect(await rowOf(canvas, 1)).toHaveTextContent("2.442 g"));
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "限量试剂" }), "2 V806733");
    await expect(await fieldOf(canvas, 2, "用量")).toHaveAccessibleDescription(
      "限量试剂的用量须为 mmol、g 或 mL。",
    );
    await userEvent.click(canvas.getByRole("button", { name: "撤销" }));
    await waitFor(async () => expect(await rowOf(canvas, 2)).toHaveTextContent("11 mmol"));
  },
};

/** Keys move between the cells, as in the order sheet; lines that are pasted into a cell become rows. */
export const ByKeyboard: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await userEvent.click(await fieldOf(canvas, 1, "组分"));
    await userEvent.paste("水杨醛 10 mmol\n乙醇 5 mL/mmol");
    const first = await fieldOf(canvas, 1, "组分");
    await expect(first).toHaveValue("水杨醛");
    await userEvent.click(first);
    await userEvent.keyboard("{End}{ArrowRight}");
    await expect(await fieldOf(canvas, 1, "用量")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await fieldOf(canvas, 2, "用量")).toHaveFocus();
    await userEvent.keyboard("{ArrowUp}");
    await expect(await fieldOf(canvas, 1, "用量")).toHaveFocus();
    await userEvent.keyboard("{Control>}z{/Control}");
    await expect(await fieldOf(canvas, 1, "组分")).toHaveValue("");
  },
};

/** A text that names no product exactly lets the product be chosen. */
export const Uncertain: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(resolveReaction, (_, language) => {
        const answer = resolvedReaction(["水杨醛"], language);
        return { ...answer, rows: answer.rows.map((row) => ({ ...row, isExact: false })) };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await fill(canvas, "水杨全 10 mmol");
    await expect(await canvas.findByText("不确定是哪个产品，请选择。")).toBeVisible();
    const choice = canvas.getByRole("combobox", { name: "第 1 行：产品" });
    await userEvent.selectOptions(choice, "S812046");
    await waitFor(async () => expect(await rowOf(canvas, 1)).toHaveTextContent("1 × 25 g"));
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(resolveReaction)] },
  play: async ({ canvas }) => {
    await fill(canvas, LINES.join("\n"));
    await expect(await canvas.findByText("查询中…")).toBeVisible();
    await expect(await fieldOf(canvas, 4, "组分")).toHaveValue("没有的东西");
  },
};

/** What was typed stays, and can be looked up again. */
export const Failed: Story = {
  parameters: { scenario: [refuses(resolveReaction, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await fill(canvas, LINES.join("\n"));
    await expect(await canvas.findByText(loadFailed.zh.failed)).toBeVisible();
    await expect(canvas.getByRole("button", { name: loadFailed.zh.retry })).toBeVisible();
    await expect(await fieldOf(canvas, 4, "组分")).toHaveValue("没有的东西");
  },
};

/** A guest sees list prices, and is asked to log in before packs go into the cart. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  decorators: [withSessionWatch],
  parameters: {
    scenario: [refuses(addOrderRows, codes.notLoggedIn, callMessages.notLoggedIn)],
  },
  play: async ({ canvas }) => {
    await fillReaction(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /^将 \d+ 件加入购物车$/u }));
    await expectLoginDialog();
    await expect(canvas.getByDisplayValue("没有的东西")).toBeInTheDocument();
  },
};

/** Ethanol requires a filing that is not accepted: its packs can be put into a list, but not into the cart. */
export const Restricted: Story = {
  tags: ["no-picture"],
  globals: { viewer: "customer" },
  play: async ({ canvas }) => {
    await fillReaction(canvas);
    await expect(await rowOf(canvas, 3)).toHaveTextContent("管制商品：备案通过后才能加入购物车");
    await expect(await rowOf(canvas, 3)).toHaveTextContent("1 × 500 mL");
    await expect(canvas.getByText("其余 2 行不能加入购物车")).toBeVisible();
    await expect(canvas.getByRole("button", { name: "将 2 件加入购物车" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去备案：危险化学品" })).toBeVisible();
  },
};

/** The session ends before the packs are added; the plan stays. */
export const SessionEnds: Story = {
  decorators: [withSessionWatch],
  parameters: {
    scenario: [refuses(addOrderRows, codes.notLoggedIn, callMessages.notLoggedIn)],
  },
  play: async ({ canvas }) => {
    await fillReaction(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /^将 \d+ 件加入购物车$/u }));
    await expectLoginPrompt();
    await expect(canvas.getByDisplayValue("没有的东西")).toBeInTheDocument();
  },
};

/** Packs go into the cart in one step; those that are refused are named with the reason. */
export const Added: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(addOrderRows, ({ rows }) => ({
        rows: rows.map((row, at) => ({
          ...row,
          verdict: at === 0 ? ("added" as const) : ("refused" as const),
          message: at === 0 ? "" : "需要备案",
        })),
      })),
    ],
  },
  play: async ({ canvas }) => {
    await fillReaction(canvas);
    await userEvent.click(canvas.getByRole("button", { name: /^将 \d+ 件加入购物车$/u }));
    await expect(await canvas.findByText(/已加入 1 个包装，2 个未能加入/u)).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去购物车" })).toBeVisible();
  },
};

const writeText = fn<(text: string) => Promise<void>>();
/** The link has what was typed, and opens the same plan; the file has what was calculated. */
export const Shared: Story = {
  tags: ["no-picture"],
  beforeEach: withClipboard(writeText.mockResolvedValue(undefined)),
  play: async ({ canvas, canvasElement }) => {
    await fillReaction(canvas);
    await userEvent.click(canvas.getByRole("button", { name: "复制链接" }));
    await expect(await screen.findByText(/^已复制链接/u)).toBeVisible();
    const [link = ""] = writeText.mock.lastCall ?? [];
    const [address, plan = ""] = link.split("#plan=");
    await expect(address).toMatch(/\/reaction$/u);
    await expect(planOfText(plan)?.rows.map(({ text }) => text)).toEqual([
      "水杨醛",
      "V806733",
      "E809056",
      "没有的东西",
    ]);
    await userEvent.click(canvas.getByRole("button", { name: "导出 CSV" }));
    await waitFor(() => expect(savedIn(canvasElement)).toMatch(/^反应投料计划\.csv, \d+ bytes$/u));
    await userEvent.click(canvas.getByRole("button", { name: "导出 RXN" }));
    await waitFor(() => expect(savedIn(canvasElement)).toMatch(/^反应投料计划\.rxn, \d+ bytes$/u));
  },
};

/** Rows without a structure make no reaction file. */
export const NoStructures: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    await userEvent.type(
      await canvas.findByRole("textbox", { name: "第 1 行：组分" }),
      "没有的东西",
    );
    await userEvent.click(canvas.getByRole("button", { name: "导出 RXN" }));
    await expectAlert("各行均无结构式，无法导出。");
  },
};

const NAME = "席夫碱";
/** The plans of a server that remembers what is kept and deleted. */
let plansNow: readonly ReactionPlanSummary[] = planSummaries;
const startOver = () => {
  plansNow = planSummaries;
};
const keepsPlans = [
  answers(listReactionPlans, () => ({ plans: plansNow })),
  answers(keepReactionPlan, ({ name, rows }) => {
    const kept = { planId: name, name, rowCount: rows.length, keptAt: 0 };
    plansNow = [kept, ...plansNow.filter((each) => each.name !== name)];
    return { planId: name };
  }),
];
const deletesPlans = answers(deleteReactionPlan, ({ planId }) => {
  plansNow = plansNow.filter((each) => each.planId !== planId);
  return {};
});
const keep = async (canvas: Canvas, name: string) => {
  await userEvent.type(canvas.getByRole("textbox", { name: "计划名称" }), name);
  await userEvent.click(canvas.getByRole("button", { name: "保存计划" }));
};
const plansOf = async (canvas: Canvas, name = "已保存的计划") =>
  within(await canvas.findByRole("list", { name }));

/** A customer's plans are in the account: one is opened, kept under another name, and deleted after a question. */
export const Kept: Story = {
  tags: ["no-picture"],
  beforeEach: startOver,
  parameters: { scenario: [...keepsPlans, deletesPlans] },
  play: async ({ canvas }) => {
    const plans = await plansOf(canvas);
    const name = canvas.getByRole("textbox", { name: "计划名称" });
    await userEvent.click(canvas.getByRole("button", { name: "保存计划" }));
    await expect(name).toHaveAccessibleDescription("计划还是空的。");
    await userEvent.click(plans.getByRole("button", { name: "苯甲醛还原" }));
    await waitFor(async () => expect(await fieldOf(canvas, 1, "组分")).toHaveValue("苯甲醛"));
    await userEvent.click(canvas.getByRole("button", { name: "保存计划" }));
    await expect(name).toHaveAccessibleDescription("请填写计划名称。");
    await keep(canvas, NAME);
    await expect(await findToast(`已保存计划“${NAME}”。`)).toBeVisible();
    await expect(name).toHaveValue("");
    await expect(await plans.findByRole("button", { name: NAME })).toBeVisible();
    await userEvent.click(plans.getByRole("button", { name: "删除计划 苯甲醛还原" }));
    await expectAlert("确定删除计划“苯甲醛还原”吗？");
    await answerAlert("删除");
    await waitFor(() => expect(plans.queryByRole("button", { name: "苯甲醛还原" })).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "撤销" }));
    await waitFor(async () => expect(await fieldOf(canvas, 1, "组分")).toHaveValue(""));
  },
};

/** A plan whose name another has takes its place only after a question. */
export const KeptAgain: Story = {
  tags: ["no-picture"],
  beforeEach: startOver,
  parameters: { scenario: keepsPlans },
  play: async ({ canvas }) => {
    await plansOf(canvas);
    await fill(canvas, "水杨醛 10 mmol");
    await keep(canvas, "苯甲醛还原");
    await expectAlert("已有名为“苯甲醛还原”的计划，要替换它吗？");
    await answerAlert("取消");
    await expect(canvas.getByRole("textbox", { name: "计划名称" })).toHaveValue("苯甲醛还原");
    await userEvent.click(canvas.getByRole("button", { name: "保存计划" }));
    await answerAlert("替换");
    await expect(await findToast("已保存计划“苯甲醛还原”。")).toBeVisible();
    await expect((await plansOf(canvas)).getByText("1 行")).toBeVisible();
  },
};

/** Nothing is kept yet. */
export const NoneKept: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(listReactionPlans, () => ({ plans: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还没有保存的计划。")).toBeVisible();
  },
};

export const KeptLoading: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(listReactionPlans)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("保存在您的账户中，不含价格。")).toBeVisible();
    await expect(canvas.queryByRole("list", { name: "已保存的计划" })).toBeNull();
  },
};

/** The plans cannot be loaded; all else works. */
export const KeptFailed: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(listReactionPlans, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(loadFailed.zh.failed)).toBeVisible();
    await fill(canvas, "水杨醛 10 mmol");
    await waitFor(async () => expect(await fieldOf(canvas, 1, "组分")).toHaveValue("水杨醛"));
  },
};

/** The account has the most plans; what was typed stays. */
export const TooManyKept: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(keepReactionPlan, codes.badRequest, reactionPlanMessages.tooMany)],
  },
  play: async ({ canvas }) => {
    await plansOf(canvas);
    await fill(canvas, "水杨醛 10 mmol");
    await keep(canvas, NAME);
    const name = canvas.getByRole("textbox", { name: "计划名称" });
    await waitFor(() => expect(name).toHaveAccessibleDescription(reactionPlanMessages.tooMany.zh));
    await expect(name).toHaveValue(NAME);
  },
};

/** The plan is not kept; it and its name stay. */
export const NotKept: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(keepReactionPlan, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await plansOf(canvas);
    await fill(canvas, "水杨醛 10 mmol");
    await keep(canvas, NAME);
    await expectAlert(callMessages.failed.zh);
    await expect(canvas.getByDisplayValue(NAME)).toBeInTheDocument();
  },
};

/** A plan that was deleted elsewhere cannot be opened. */
export const KeptGone: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(readReactionPlan, codes.notFound, reactionPlanMessages.missing)],
  },
  play: async ({ canvas }) => {
    await userEvent.click((await plansOf(canvas)).getByRole("button", { name: "苯甲醛还原" }));
    await expectAlert(reactionPlanMessages.missing.zh);
  },
};

/** A plan that the server fails to read is not opened; what was typed stays. */
export const NotOpened: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(readReactionPlan, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const plans = await plansOf(canvas);
    await fill(canvas, "水杨醛 10 mmol");
    await userEvent.click(plans.getByRole("button", { name: "苯甲醛还原" }));
    await expectAlert(callMessages.failed.zh);
    await expect(canvas.getByDisplayValue("水杨醛")).toBeInTheDocument();
  },
};

/** A plan that was deleted elsewhere cannot be deleted again. */
export const ForgottenElsewhere: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [refuses(deleteReactionPlan, codes.notFound, reactionPlanMessages.missing)],
  },
  play: async ({ canvas }) => {
    const plans = await plansOf(canvas);
    await userEvent.click(plans.getByRole("button", { name: "删除计划 苯甲醛还原" }));
    await answerAlert("删除");
    await expectAlert(reactionPlanMessages.missing.zh);
  },
};

/** The session ends before the plan is kept; it stays, and its name too. */
export const KeptSessionEnds: Story = {
  tags: ["no-picture"],
  decorators: [withSessionWatch],
  parameters: {
    scenario: [refuses(keepReactionPlan, codes.notLoggedIn, callMessages.notLoggedIn)],
  },
  play: async ({ canvas }) => {
    await plansOf(canvas);
    await fill(canvas, "水杨醛 10 mmol");
    await keep(canvas, NAME);
    await expectLoginPrompt();
    await expect(canvas.getByDisplayValue(NAME)).toBeInTheDocument();
  },
};

const onDevice = {
  [storageKeys.reactionPlans]: JSON.stringify({
    "": [
      { name: "酯化", plan: { rows: [{ text: "苯甲酸", amount: "10 mmol" }], limiting: 0 } },
      { name: "溶剂", plan: { rows: [{ text: "乙醇", amount: "10 mL" }], limiting: 0 } },
    ],
  }),
};
/** Plans that were kept on the device before the log-in move to the account one by one. */
export const OnDevice: Story = {
  tags: ["no-picture"],
  beforeEach: startOver,
  parameters: { stored: onDevice, scenario: keepsPlans },
  play: async ({ canvas }) => {
    const plans = await plansOf(canvas);
    const left = await plansOf(canvas, "本设备上的计划");
    await userEvent.click(left.getByRole("button", { name: "溶剂" }));
    await waitFor(async () => expect(await fieldOf(canvas, 1, "组分")).toHaveValue("乙醇"));
    await userEvent.click(left.getByRole("button", { name: "存入账户：酯化" }));
    await expect(await plans.findByRole("button", { name: "酯化" })).toBeVisible();
    await waitFor(() => expect(left.queryByRole("button", { name: "酯化" })).toBeNull());
  },
};

/** A guest keeps plans on the device. */
export const KeptByGuest: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await fill(canvas, "水杨醛 10 mmol");
    await keep(canvas, NAME);
    await userEvent.click(canvas.getByRole("button", { name: "清空" }));
    await expect(await fieldOf(canvas, 1, "组分")).toHaveValue("");
    const plans = await plansOf(canvas);
    await userEvent.click(plans.getByRole("button", { name: NAME }));
    await expect(await fieldOf(canvas, 1, "组分")).toHaveValue("水杨醛");
    await userEvent.click(plans.getByRole("button", { name: `删除计划 ${NAME}` }));
    await answerAlert("删除");
    await waitFor(() => expect(canvas.queryByRole("button", { name: NAME })).toBeNull());
  },
};

const shared = planToText({
  rows: [
    { text: "S812046", amount: "2.5 g", isProduct: false },
    { text: "64-17-5", amount: "10 mL/g", isProduct: false },
  ],
  limiting: 0,
});
/** A link opens the plan that it holds. */
export const FromLink: Story = {
  tags: ["no-picture"],
  parameters: { route: `/reaction#plan=${shared}` },
  play: async ({ canvas }) => {
    const first = await fieldOf(canvas, 1, "组分");
    await waitFor(() => expect(first).toHaveValue("S812046"));
    await waitFor(async () => expect(await rowOf(canvas, 2)).toHaveTextContent("25 mL"));
  },
};

/** The most rows; those that are pasted beyond them are counted. */
export const LongContent: Story = {
  tags: ["desktop"],
  play: async ({ canvas, canvasElement }) => {
    const lines = Array.from({ length: MOST_REACTION_ROWS + 2 }, (_, at) =>
      at === 0 ? "水杨醛 10 mmol" : `B810527 ${at}.5 eq`,
    );
    await fill(canvas, lines.join("\n"));
    await expect(await canvas.findByText("最多 30 行，有 2 行未填入。")).toBeVisible();
    await waitFor(async () => expect(await rowOf(canvas, 30)).toHaveTextContent("295 mmol"));
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await fillReaction(canvas);
    await expectNoOverflow(canvasElement);
  },
};

export const InEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  play: async ({ canvas, canvasElement }) => {
    const entry = await canvas.findByRole("textbox", { name: "Paste a reaction" });
    await userEvent.click(entry);
    await userEvent.paste("S812046 10 mmol\nE809056 5 mL/mmol\nnothing known 5 mol%");
    await userEvent.click(canvas.getByRole("button", { name: "Fill into the plan" }));
    await canvas.findByText("No product was found. Please check your entry.");
    await expectNoOverflow(canvasElement);
  },
};
