import { listBalanceChanges } from "@reagent/api/contract/balance";
import { balances } from "@reagent/api/mock/samples/balances";
import { answers } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withShop } from "../../../testing/own-shop.ts";
import { Grains } from "./Grains.tsx";

const meta = {
  title: "Screens/Balance/Grains",
  component: Grains,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/profile/exchange" },
} satisfies Meta<typeof Grains>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listBalanceChanges, (canvas) =>
  canvas.findByRole("table", { name: "麦粒兑换" }),
);

/** Grains are shown as whole numbers and expire at the end of the year. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "麦粒兑换" })).toBeVisible();
    await expect(canvas.getByText("麦粒余额").nextSibling).toHaveTextContent("1,240");
    await expect(canvas.getByText("年底到期").nextSibling).toHaveTextContent("1,240");
    await expect(canvas.getByText(/当年12月31日到期/u)).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "+800" })).toBeVisible();
    await expect(canvas.queryByLabelText("最小金额")).toBeNull();
  },
};

/** Grains of a shop where they do not expire. */
export const WithoutExpiry: Story = {
  tags: ["no-picture"],
  beforeEach: withShop({ points: { perYuan: 1, perGrain: 100, grainsExpire: false } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "麦粒兑换" })).toBeVisible();
    await expect(canvas.queryByText(/到期/u)).toBeNull();
  },
};

/** The grains that expired at the end of last year have a log entry. */
export const Expired: Story = {
  parameters: {
    scenario: [
      answers(listBalanceChanges, (_, language) => ({
        changes: [
          {
            changedAt: Date.parse("2025-12-31T23:59:59+08:00"),
            amount: fen(-3600),
            note: language === "zh" ? "年底到期清零" : "Expired at the end of the year",
          },
        ],
        total: 1,
        balances: { ...balances, grains: 0, expiringGrains: 0 },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("2025-12-31 23:59")).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "−36" })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: {
    scenario: [
      answers(listBalanceChanges, {
        changes: [],
        total: 0,
        balances: { ...balances, grains: 0, expiringGrains: 0 },
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还没有明细")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;
