import { listCoupons } from "@reagent/api/contract/coupon";
import { couponsOf } from "@reagent/api/mock/samples/coupons";
import { answers } from "@reagent/api/mock/verbs";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { Coupons } from "./Coupons.tsx";

const meta = {
  title: "Screens/Balance/Coupons",
  component: Coupons,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/coupon" },
  beforeEach: () => {
    withPlainEvents();
  },
} satisfies Meta<typeof Coupons>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listCoupons, (canvas) =>
  canvas.findByRole("table", { name: "抵扣券" }),
);

/** Coupons of every status; usable ones are bold. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "抵扣券" });
    const [, unused, , used] = within(table).getAllByRole("row");
    if (!unused || !used) throw new Error("the list has not three coupons");
    await expect(within(unused).getByRole("rowheader", { name: "¥30.00" })).toBeVisible();
    await expect(within(unused).getByRole("cell", { name: "试剂满 ¥500.00" })).toBeVisible();
    await expect(
      within(unused).getByRole("cell", { name: "2026-11-01 00:00 至 2027-01-01 00:00" }),
    ).toBeVisible();
    const weightOf = (cell: HTMLElement) => getComputedStyle(cell).fontWeight;
    await expect(weightOf(within(unused).getByRole("cell", { name: "未使用" }))).toBe("600");
    await expect(weightOf(within(used).getByRole("cell", { name: "已使用" }))).toBe("400");
    for (const status of ["已作废", "已过期"])
      await expect(within(table).getByRole("cell", { name: status })).toBeVisible();
  },
};

/** The status is in the address. */
export const ByStatus: Story = {
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table");
    const tabs = within(canvas.getByRole("navigation", { name: "按状态" }));
    await userEvent.click(tabs.getByRole("link", { name: "已过期" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/coupon?status=expired"));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(2));
    await expect(tabs.getByRole("link", { current: "page" })).toHaveAccessibleName("已过期");
    await userEvent.click(tabs.getByRole("link", { name: "全部" }));
    await waitFor(() => expect(canvas.getAllByRole("row")).toHaveLength(6));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/coupon"));
  },
};

export const NoneOfTheStatus: Story = {
  parameters: {
    route: "/coupon?status=voided",
    scenario: [answers(listCoupons, { coupons: [], total: 0 })],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有这种状态的抵扣券")).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listCoupons, { coupons: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有抵扣券")).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

const many = couponsOf("unused").flatMap((coupon) =>
  Array.from({ length: 12 }, (_, index) => ({
    ...coupon,
    couponId: `${coupon.couponId}-${index}`,
    reachAmount: fen(99_999_999_999),
    subtractAmount: fen(99_999_999_999),
  })),
);

export const LongContent: Story = {
  tags: ["!plays-in-chinese"],
  parameters: { scenario: [answers(listCoupons, { coupons: many, total: many.length })] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table");
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;
