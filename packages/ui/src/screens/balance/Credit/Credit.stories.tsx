import { listBalanceChanges } from "@reagent/api/contract/balance";
import { balanceChanges, balances } from "@reagent/api/mock/samples/balances";
import { answers } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { unfold } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Credit } from "./Credit.tsx";

const requested = fn();

const meta = {
  title: "Screens/Balance/Credit",
  component: Credit,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/credit" },
  beforeEach: () => {
    withPlainEvents();
    requested.mockClear();
  },
} satisfies Meta<typeof Credit>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listBalanceChanges, (canvas) => canvas.findByRole("table"));

export const Default: Story = {
  parameters: {
    scenario: [
      answers(listBalanceChanges, ({ kind, ...search }, language) => {
        requested({ kind, ...search });
        return { ...balanceChanges(kind, search, language), balances };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("table", { name: "信用额度" })).toBeVisible();
    await expect(requested.mock.lastCall?.[0]).toMatchObject({
      kind: "credit",
      page: 1,
      pageSize: 10,
    });
    await expect(canvas.getByText("剩余额度").nextSibling).toHaveTextContent("¥5,800.00");
    await expect(canvas.getByText("已用额度").nextSibling).toHaveTextContent("¥1,736.00");
    await expect(canvas.getByRole("cell", { name: "+¥456.00" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "分页" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "去还款" })).toHaveAttribute(
      "href",
      "/cart/to_payall",
    );
    await unfold(canvas, "筛选");
    await userEvent.type(canvas.getByLabelText("最小金额"), "1000{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/credit?least=1000"));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
  },
};

/** Without debt there is no repay button. */
export const Empty: Story = {
  parameters: {
    scenario: [
      answers(listBalanceChanges, {
        changes: [],
        total: 0,
        balances: { ...balances, creditUsed: fen(0), creditLeft: balances.creditLimit },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还没有明细")).toBeVisible();
    await expect(canvas.queryByRole("link", { name: "去还款" })).toBeNull();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;
