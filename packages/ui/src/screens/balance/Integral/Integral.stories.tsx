import { convertIntegral, listIntegralChanges, readBalances } from "@reagent/api/contract/balance";
import { codes } from "@reagent/api/contract/envelope";
import { balanceMessages } from "@reagent/api/messages/balance";
import { callMessages } from "@reagent/api/messages/call";
import { balances, integralChanges } from "@reagent/api/mock/samples/balances";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import { expectAlert, findAlert, unfold } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { typeDay } from "../../../testing/day-field.ts";
import { withShop } from "../../../testing/own-shop.ts";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Integral } from "./Integral.tsx";

const requested = fn();

const meta = {
  title: "Screens/Balance/Integral",
  component: Integral,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/integral" },
  beforeEach: () => {
    withPlainEvents();
    requested.mockClear();
  },
} satisfies Meta<typeof Integral>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listIntegralChanges, (canvas) =>
  canvas.findByRole("table", { name: "积分" }),
);

/** Points are filtered by date only. */
export const Default: Story = {
  parameters: {
    scenario: [
      answers(listIntegralChanges, (search, language) => {
        requested(search);
        return integralChanges(search, language);
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("table", { name: "积分" })).toBeVisible();
    await expect(canvas.getByText("当前积分").nextSibling).toHaveTextContent("1,260");
    await expect(canvas.getByText("可兑换麦粒").nextSibling).toHaveTextContent("12");
    await expect(canvas.getByText(/2020年12月31日/u)).toBeVisible();
    await expect(canvas.getByRole("cell", { name: "−1,600" })).toBeVisible();
    await expect(canvas.queryByLabelText("最小金额")).toBeNull();
    await unfold(canvas, "筛选");
    await typeDay(canvas, "开始日期", "20261022");
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/integral?from=2026-10-22"));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(4));
    await expect(requested.mock.lastCall?.[0]).toMatchObject({ from: "2026-10-22", pageSize: 10 });
  },
};

/** An owner's rules: how many points make a grain, and grains that stay. */
export const OwnRules: Story = {
  tags: ["no-picture"],
  beforeEach: withShop({ points: { perYuan: 2, perGrain: 40, grainsExpire: false } }),
  parameters: { scenario: [answers(readBalances, { ...balances, convertibleGrains: 31 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/每 40 积分兑换 1 粒麦粒。$/u)).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "兑换 31 粒麦粒" }));
    await expect(
      within(await findAlert()).getByText("用 1,240 积分兑换 31 粒麦粒？兑换后不能退回积分。"),
    ).toBeVisible();
  },
};

/** Without the orchard, points make no grains. */
export const WithoutOrchard: Story = {
  tags: ["no-picture"],
  parameters: { absentParts: ["orchard"] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "积分" })).toBeVisible();
    await expect(canvas.getByText("当前积分").nextSibling).toHaveTextContent("1,260");
    await expect(canvas.queryByText("可兑换麦粒")).toBeNull();
    await expect(canvas.queryByRole("button", { name: /^兑换/u })).toBeNull();
  },
};

const question = () => findAlert();

/** All that the points make is converted after a question, once. */
export const Converted: Story = {
  parameters: { scenario: [answers(convertIntegral, (params) => (requested(params), {}))] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "兑换 12 粒麦粒" }));
    await expect(await question()).toHaveTextContent("用 1,200 积分兑换 12 粒麦粒？");
    await userEvent.click(within(await question()).getByRole("button", { name: "确认兑换" }));
    await expect(await screen.findByText("已兑换 12 粒麦粒")).toBeVisible();
    await expect(screen.getByRole("link", { name: "去麦粒果园" })).toHaveAttribute(
      "href",
      "/exchange",
    );
    await expect(requested.mock.calls).toEqual([[{ grains: 12 }]]);
  },
};

export const NotConverted: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "兑换 12 粒麦粒" }));
    const asked = await question();
    await userEvent.click(within(asked).getByRole("button", { name: "取消" }));
    await waitFor(() => expect(asked).not.toBeInTheDocument());
    await expect(screen.queryByText("已兑换 12 粒麦粒")).toBeNull();
  },
};

/** They were converted in another tab meanwhile. */
export const ConversionRefused: Story = {
  parameters: {
    scenario: [refuses(convertIntegral, codes.badRequest, balanceMessages.tooManyGrains)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "兑换 12 粒麦粒" }));
    await userEvent.click(within(await question()).getByRole("button", { name: "确认兑换" }));
    await expectAlert(balanceMessages.tooManyGrains.zh);
  },
};

export const Empty: Story = {
  parameters: {
    scenario: [
      answers(listIntegralChanges, { changes: [], total: 0 }),
      answers(readBalances, { ...balances, integral: 0, convertibleGrains: 0 }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("还没有明细")).toBeVisible();
    await expect(canvas.getByText("当前积分").nextSibling).toHaveTextContent("0");
    await expect(canvas.queryByRole("button", { name: /^兑换/u })).toBeNull();
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(listIntegralChanges), waits(readBalances)] },
};

/** The figures and the log load independently. */
export const FiguresMissing: Story = {
  parameters: { scenario: [refuses(readBalances, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("table", { name: "积分" })).toBeVisible();
    await expect(canvas.getByText("当前积分").nextSibling).toHaveTextContent("—");
  },
};

export const Failed: Story = {
  ...standard.failed,
  play: async (context) => {
    await standard.failed.play(context);
    await expect(context.canvas.getByText("当前积分").nextSibling).toHaveTextContent("1,260");
  },
};

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;
