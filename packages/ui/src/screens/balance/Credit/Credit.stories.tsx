import { listBalanceChanges } from "@reagent/api/contract/balance";
import { codes } from "@reagent/api/contract/envelope";
import { balanceChanges, balances } from "@reagent/api/mock/samples/balances";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { RequireCustomer } from "../../../layouts/RequireCustomer/RequireCustomer.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Credit } from "./Credit.tsx";

const asked = fn();

const meta = {
  title: "Screens/Balance/Credit",
  component: Credit,
  parameters: { route: "/credit" },
  beforeEach: () => {
    withPlainEvents();
    asked.mockClear();
  },
} satisfies Meta<typeof Credit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: {
    scenario: [
      answers(listBalanceChanges, ({ kind, ...search }, language) => {
        asked({ kind, ...search });
        return { ...balanceChanges(kind, search, language), balances };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("table", { name: "信用额度" })).toBeVisible();
    await expect(asked.mock.lastCall?.[0]).toMatchObject({ kind: "credit", page: 1, pageSize: 10 });
    await expect(canvas.getByText("剩余额度").nextSibling).toHaveTextContent("¥5,800.00");
    await expect(canvas.getByText("已用额度").nextSibling).toHaveTextContent("¥1,736.00");
    await expect(canvas.getByRole("cell", { name: "+¥456.00" })).toBeVisible();
    await expect(canvas.queryByRole("navigation", { name: "分页" })).toBeNull();
    await expect(canvas.getByRole("link", { name: "去还款" })).toHaveAttribute(
      "href",
      "/cart/to_payall",
    );
    await userEvent.type(canvas.getByLabelText("最小金额"), "1000{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/credit?least=1000"));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
  },
};

/** Where nothing is owed, nothing is to be repaid. */
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

export const Loading: Story = { parameters: { scenario: [waits(listBalanceChanges)] } };

export const Failed: Story = {
  parameters: { scenario: [refuses(listBalanceChanges, codes.failed, "系统繁忙")] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
  },
};

export const Guest: Story = {
  globals: { viewer: "guest" },
  render: () => (
    <RequireCustomer>
      <Credit />
    </RequireCustomer>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/login"));
  },
};

export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/login"));
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
