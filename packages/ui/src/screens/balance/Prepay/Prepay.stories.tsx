import { listBalanceChanges } from "@reagent/api/contract/balance";
import { codes } from "@reagent/api/contract/envelope";
import { repayFromBalance } from "@reagent/api/contract/payment";
import { callMessages } from "@reagent/api/messages/call";
import { balanceChanges, balances } from "@reagent/api/mock/samples/balances";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow, findAlert, unfold } from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { dials, inLength, inNumber } from "../../../foundations/stage/dials.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { pressEnterWhileComposing } from "../../../testing/composition.ts";
import { expectDay, typeDay } from "../../../testing/day-field.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Prepay } from "./Prepay.tsx";

const requested = fn();

const meta = {
  title: "Screens/Balance/Prepay",
  component: Prepay,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/prepay" },
  beforeEach: () => {
    withPlainEvents();
    requested.mockClear();
  },
} satisfies Meta<typeof Prepay>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listBalanceChanges, (canvas) =>
  canvas.findByRole("table", { name: "预付款" }),
);

/** Answers with the log and records the parameters. */
const recordingLog = answers(listBalanceChanges, ({ kind, ...search }, language) => {
  requested(search);
  return { ...balanceChanges(kind, search, language), balances };
});

/** The balances and the log; more than ten entries are paged. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "预付款" });
    await expect(canvas.getByText("预付款余额").nextSibling).toHaveTextContent("¥2,860.00");
    await expect(canvas.getByText("信用额度", { selector: "dt" }).nextSibling).toHaveTextContent(
      "¥7,536.00",
    );
    await expect(canvas.getByText("已用额度").nextSibling).toHaveTextContent("¥1,736.00");
    await expect(canvas.getByText("可用额度").nextSibling).toHaveTextContent("¥5,800.00");
    const [, first, , topUp] = within(table).getAllByRole("row");
    if (!first || !topUp) throw new Error("the log has not three lines");
    await expect(within(first).getByRole("rowheader", { name: "2026-11-18 10:20" })).toBeVisible();
    await expect(within(first).getByRole("cell", { name: "−¥842.00" })).toBeVisible();
    await expect(
      within(first).getByRole("cell", { name: "支付订单 MK2026111800003" }),
    ).toBeVisible();
    await expect(within(topUp).getByRole("cell", { name: "+¥2,000.00" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "网银还款" })).toHaveAttribute(
      "href",
      "/cart/to_payall",
    );
    const pager = within(canvas.getByRole("navigation", { name: "分页" }));
    await expect(pager.getByRole("link", { name: /第 2 页/u })).toHaveAttribute(
      "href",
      "/prepay?page=2",
    );
  },
};

/** Page and filters are in the address; a turned page focuses the heading. */
export const PageTurned: Story = {
  parameters: { scenario: [recordingLog], route: "/prepay?from=2026-07-01" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText("开始日期");
    await expectDay(canvas, "开始日期", "2026-07-01");
    await userEvent.click(await canvas.findByRole("link", { name: /第 2 页/u }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/prepay?from=2026-07-01&page=2"));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    await expect(await canvas.findByText("期初预付款余额")).toBeVisible();
    await expect(requested.mock.lastCall?.[0]).toMatchObject({
      page: 2,
      pageSize: 10,
      from: "2026-07-01",
    });
  },
};

export const PageBeyondTheLast: Story = {
  parameters: { route: "/prepay?page=9" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("期初预付款余额")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/prepay?page=2"));
  },
};

/** Enter in any field searches, and the filters go into the address. */
export const SearchedByEnter: Story = {
  parameters: { scenario: [recordingLog], route: "/prepay?page=2" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText("期初预付款余额");
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("最小金额"), " 1500 ");
    await pressEnterWhileComposing(canvas.getByLabelText("最大金额"), "3000");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/prepay?page=2"));
    await userEvent.clear(canvas.getByLabelText("最大金额"));
    await userEvent.type(canvas.getByLabelText("最大金额"), "2,000{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/prepay?least=1500&most=2%2C000"));
    await waitFor(() =>
      expect(requested.mock.lastCall?.[0]).toMatchObject({
        least: 150_000,
        most: 200_000,
        page: 1,
      }),
    );
    await waitFor(() => expect(canvas.queryByRole("navigation", { name: "分页" })).toBeNull());
    await expect(canvas.getAllByRole("row")).toHaveLength(3);
  },
};

/** A reversed range marks both fields; correcting one clears both. */
export const AmountsReversed: Story = {
  parameters: { scenario: [recordingLog] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table");
    requested.mockClear();
    await unfold(canvas, "筛选");
    const [least, most] = [canvas.getByLabelText("最小金额"), canvas.getByLabelText("最大金额")];
    await userEvent.type(least, "200");
    await userEvent.type(most, "100");
    await userEvent.click(canvas.getByRole("button", { name: "查询" }));
    await waitFor(() => expect(least).toHaveFocus());
    await expect(least).toHaveAccessibleDescription("不得大于最大值");
    await expect(most).toHaveAccessibleDescription("不得小于最小值");
    await expect(requested).not.toHaveBeenCalled();
    await userEvent.type(most, "0");
    await waitFor(() => expect(least).not.toBeInvalid());
    await expect(most).not.toBeInvalid();
    await userEvent.type(least, "x{Enter}");
    await expect(await canvas.findByText("请输入正确的金额")).toBeVisible();
    await expect(least).toHaveValue("200x");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/prepay"));
  },
};

export const DaysReversed: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("table");
    await unfold(canvas, "筛选");
    await typeDay(canvas, "开始日期", "20261121");
    await typeDay(canvas, "结束日期", "20261120");
    await userEvent.click(canvas.getByRole("button", { name: "查询" }));
    await expect(await canvas.findByText("结束日期不能早于开始日期")).toBeVisible();
    await expect(canvas.getByLabelText("结束日期")).toContainElement(
      document.activeElement as HTMLElement,
    );
  },
};

/** A range picked in the calendar filters like a typed one. */
export const DaysPicked: Story = {
  parameters: { route: "/prepay?from=2026-11-02&to=2026-11-03" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByLabelText("开始日期");
    await unfold(canvas, "筛选");
    await userEvent.click(canvas.getByRole("button", { name: "在日历中选择" }));
    const layer = within(await screen.findByRole("dialog", { name: "选择日期范围" }));
    await userEvent.click(await layer.findByRole("button", { name: /11月5日/u }));
    await userEvent.click(layer.getByRole("button", { name: /11月12日/u }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    await userEvent.click(canvas.getByRole("button", { name: "查询" }));
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe("/prepay?from=2026-11-05&to=2026-11-12"),
    );
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(3));
  },
};

export const NothingMatches: Story = {
  parameters: { route: "/prepay?least=99999" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("没有符合条件的明细")).toBeVisible();
    await expect(canvas.getByText("预付款余额").nextSibling).toHaveTextContent("¥2,860.00");
    await unfold(canvas, "筛选");
    const [, inPlace] = canvas.getAllByRole("button", { name: "重置" });
    if (!inPlace) throw new Error("there are not two ways to reset");
    await userEvent.click(inPlace);
    await expect(await canvas.findByRole("table")).toBeVisible();
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/prepay"));
    await waitFor(() => expect(canvas.getByLabelText("最小金额")).toHaveValue(""));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
  },
};

let isRepaid = false;
const repaid = {
  ...balances,
  prepay: fen(112_400),
  creditUsed: fen(0),
  creditLeft: balances.creditLimit,
};

/** After a confirmation all used credit is repaid from the balance, and the figures are read again. */
export const CreditRepaid: Story = {
  parameters: {
    scenario: [
      answers(listBalanceChanges, ({ kind, ...search }, language) => ({
        ...balanceChanges(kind, search, language),
        balances: isRepaid ? repaid : balances,
      })),
      answers(repayFromBalance, () => {
        isRepaid = true;
        return {};
      }),
    ],
  },
  beforeEach: () => {
    isRepaid = false;
  },
  play: async ({ canvas }) => {
    const repay = await canvas.findByRole("button", { name: "信用还款" });
    await userEvent.click(repay);
    const question = within(await findAlert());
    await expect(question.getByText("请确认是否使用余额还信用余额？")).toBeVisible();
    await expect(question.getByText("一经确认无法回退！！")).toBeVisible();
    const yes = question.getByRole("button", { name: "是" });
    await waitFor(() => userEvent.click(yes));
    await expect(await screen.findByText("信用还款成功！")).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByText("预付款余额").nextSibling).toHaveTextContent("¥1,124.00"),
    );
    await expect(canvas.getByText("已用额度").nextSibling).toHaveTextContent("¥0.00");
    await waitFor(() => expect(repay).toBeDisabled());
    await expect(canvas.queryByRole("link", { name: "网银还款" })).toBeNull();
  },
};

export const CreditKept: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "信用还款" }));
    const question = within(await findAlert());
    const no = question.getByRole("button", { name: "否" });
    await waitFor(() => userEvent.click(no));
    await expect(await screen.findByText("已取消")).toBeVisible();
    await expect(canvas.getByText("已用额度").nextSibling).toHaveTextContent("¥1,736.00");
  },
};

const nothing = {
  ...balances,
  prepay: fen(0),
  creditLimit: fen(0),
  creditUsed: fen(0),
  creditLeft: fen(0),
};

/** A customer without balance and credit. */
export const Empty: Story = {
  parameters: {
    scenario: [answers(listBalanceChanges, { changes: [], total: 0, balances: nothing })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还没有明细")).toBeVisible();
    await expect(canvas.getByText("预付款余额").nextSibling).toHaveTextContent("¥0.00");
    await expect(canvas.queryByText("信用额度")).toBeNull();
    await expect(canvas.queryByRole("link", { name: "网银还款" })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(listBalanceChanges)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("正在加载")).toBeInTheDocument();
    await expect(canvas.getByText("预付款余额")).toBeVisible();
    await unfold(canvas, "筛选");
    await expect(canvas.getByRole("button", { name: "查询" })).toBeVisible();
  },
};

export const Failed: Story = standard.failed;

/** What was typed into the filters remains after a retry. */
export const RetriedWithFilters: Story = {
  parameters: {
    scenario: [refuses(listBalanceChanges, codes.failed, callMessages.failed, { once: true })],
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: "重试" });
    if (restsHere()) return;
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("最小金额"), "5");
    await userEvent.click(retry);
    await expect(await canvas.findByRole("table")).toBeVisible();
    await expect(canvas.getByLabelText("最小金额")).toHaveValue("5");
  },
};

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

const long = {
  ...balances,
  prepay: fen(99_999_999_999),
  creditLimit: fen(99_999_999_999),
  creditLeft: fen(99_999_826_399),
};

export const LongContent: Story = {
  tags: ["!plays-in-chinese"],
  parameters: {
    scenario: [
      answers(listBalanceChanges, {
        changes: [
          {
            changedAt: Date.parse("2026-11-18T10:20:00+08:00"),
            amount: fen(99_999_999_999),
            note: `预付款充值：${"国家重点实验室分析测试中心仪器与试剂统一采购办公室".repeat(6)}`,
          },
        ],
        total: 1,
        balances: long,
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table");
    await expectNoOverflow(canvasElement);
  },
};

export const LongOnAPhone: Story = {
  ...LongContent,
  globals: { viewer: "customer", viewport: { value: "phone" } },
};

export const OnAPhone: Story = standard.onAPhone;

/** On a phone the filters are folded, as those of every list, and fold again after a search. */
export const FilteredOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: { scenario: [recordingLog] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "预付款" });
    const fold = canvas.getByRole("button", { name: "筛选" });
    await expect(canvas.queryByRole("textbox", { name: "最小金额" })).toBeNull();
    await userEvent.click(fold);
    await expectNoOverflow(canvasElement);
    await userEvent.type(canvas.getByRole("textbox", { name: "最小金额" }), "1500{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/prepay?least=1500"));
    await expect(fold).toHaveFocus();
    await expect(fold).toHaveAccessibleName("筛选（1）");
    await expect(fold).toHaveAttribute("aria-expanded", "false");
  },
};

/** The controls set the balances in yuan, the number of entries, and the length of their notes. */
export const Dials: Story = {
  ...dials(
    {
      balance: { from: 0, to: 10_000_000, at: 2860, step: 10 },
      creditLimit: { from: 0, to: 1_000_000, at: 7536, step: 10 },
      creditUsed: { from: 0, to: 1_000_000, at: 1736, step: 10 },
      entries: { from: 0, to: 200, at: 24 },
      noteLength: { from: 1, to: 200, at: 20 },
    },
    ({ balance, creditLimit, creditUsed, entries, noteLength }) => [
      answers(listBalanceChanges, ({ kind, ...search }, language) => {
        const { changes } = balanceChanges(kind, { ...search, page: 1, pageSize: 100 }, language);
        const all = inNumber(changes, entries, (change, index) => ({
          ...change,
          changedAt: change.changedAt - index,
          note: inLength(change.note, noteLength),
        }));
        return {
          changes: all.slice((search.page - 1) * search.pageSize, search.page * search.pageSize),
          total: entries,
          balances: {
            ...balances,
            prepay: fen(balance * 100),
            creditLimit: fen(creditLimit * 100),
            creditUsed: fen(creditUsed * 100),
            creditLeft: fen(Math.max(0, creditLimit - creditUsed) * 100),
          },
        };
      }),
    ],
  ),
  play: async ({ canvas }) => {
    await canvas.findByRole("table", { name: "预付款" });
    await expect(canvas.getByText("预付款余额").nextSibling).toHaveTextContent("¥2,860.00");
    await expect(canvas.getByText("可用额度").nextSibling).toHaveTextContent("¥5,800.00");
  },
};
