import { codes } from "@reagent/api/contract/envelope";
import { readPrecursorInfo } from "@reagent/api/contract/filing";
import { callMessages } from "@reagent/api/messages/call";
import { noPrecursorInfo, refusalReason } from "@reagent/api/mock/samples/filing";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import { LISTED } from "@reagent/domain/hazard-listing";
import { NO_PRECURSOR } from "@reagent/domain/precursor";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { routeIn } from "../../foundations/stage/location.ts";
import { findOverlay } from "../../testing/overlay-behaviour.ts";
import type { RegulatedGoods } from "./regulated-goods.ts";
import { RegulatoryMarks } from "./RegulatoryMarks.tsx";

const plain: RegulatedGoods = {
  casNumber: "",
  specification: "AR",
  hazardNumber: "",
  ...NO_PRECURSOR,
};
const ethanol: RegulatedGoods = { ...plain, casNumber: "64-17-5", hazardNumber: "2568" };
const acetone: RegulatedGoods = {
  ...plain,
  casNumber: "67-64-1",
  hazardNumber: "137",
  isDrugPrecursor: true,
};

const meta: Meta<typeof RegulatoryMarks> = {
  title: "Blocks/Regulatory marks",
  component: RegulatoryMarks,
  tags: ["plays-in-chinese", "no-picture", "plays-on-phones"],
  parameters: { layout: "padded" },
  args: { goods: ethanol },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const open = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole("button", { name: /含义与备案要求$/u }));
  return within(await findOverlay("dialog", "含义与备案要求"));
};
const withFiling = (change: Partial<typeof noPrecursorInfo>) => ({
  scenario: [answers(readPrecursorInfo, { ...noPrecursorInfo, ...change })],
});

/** A customer who has not filed is led to the filing. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("危化 2568")).toBeVisible();
    const layer = await open(canvas);
    await expect(
      await layer.findByText("已列入《危险化学品目录》（2015 版），序号 2568。"),
    ).toBeVisible();
    await expect(await layer.findByText("未备案", { exact: false })).toBeVisible();
    await userEvent.click(layer.getByRole("link", { name: "去备案：危险化学品" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/profile/danger"));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
};

/** A highly toxic chemical has a mark of its own, which says what its buyers need. */
export const HighlyToxic: Story = {
  args: { goods: { ...plain, casNumber: "26628-22-8", hazardNumber: LISTED } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("剧毒")).toBeVisible();
    const layer = await open(canvas);
    await expect(
      await layer.findByText(/^剧毒化学品：购买须持公安机关核发的剧毒化学品购买许可证/u),
    ).toBeVisible();
  },
};

/** The shop requires the licence, and the accepted filing does not have it. */
export const LicenceMissing: Story = {
  args: { goods: { ...plain, casNumber: "26628-22-8", hazardNumber: LISTED } },
  parameters: withFiling({ state: "accepted", isPoisonLicenceRequired: true }),
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(await layer.findByText(/已通过，缺少剧毒化学品购买许可证/u)).toBeVisible();
    await expect(layer.getByRole("link", { name: "查看备案：危险化学品" })).toBeVisible();
  },
};

export const Accepted: Story = {
  globals: { viewer: "filed" },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(await layer.findByText("已通过", { exact: false })).toBeVisible();
    await expect(layer.getByRole("link", { name: "查看备案：危险化学品" })).toBeVisible();
  },
};

export const Pending: Story = {
  parameters: withFiling({ state: "pending" }),
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(await layer.findByText(/审核中，通过后即可下单/u)).toBeVisible();
  },
};

/** A refused filing says why. */
export const Refused: Story = {
  parameters: withFiling({ state: "refused", refusal: refusalReason.zh }),
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(await layer.findByText(/未通过审核：使用说明未盖公章/u)).toBeVisible();
    await expect(layer.getByRole("link", { name: "重新提交：危险化学品" })).toBeVisible();
  },
};

/** A guest reads what checkout will ask for. */
export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(await layer.findByText("结算时须有审核通过的备案：危险化学品。")).toBeVisible();
    await expect(layer.getByRole("link", { name: "如何备案" })).toBeVisible();
  },
};

/** Several marks are one control; each is explained, and each filing has its state. */
export const SeveralMarks: Story = {
  args: { goods: { ...acetone, isExplosivePrecursor: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("button")).toHaveLength(1);
    const layer = await open(canvas);
    await expect(await layer.findByText(/序号 137。$/u)).toBeVisible();
    await expect(
      layer.getByText(
        /《易制毒化学品的分类和品种目录》第三类：购买前须向所在地县级公安机关备案。$/u,
      ),
    ).toBeVisible();
    await expect(layer.getByText("已列入《易制爆危险化学品名录》（2017 年版）。")).toBeVisible();
    await waitFor(() => expect(layer.getAllByText("未备案", { exact: false })).toHaveLength(2));
  },
};

/** A mark that an owner set for a substance which the national catalogue does not name has no class. */
export const WithoutNumberAndClass: Story = {
  args: { goods: { ...plain, hazardNumber: LISTED, isDrugPrecursor: true } },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(await layer.findByText("已列入《危险化学品目录》（2015 版）。")).toBeVisible();
    await expect(layer.getByText("易制毒化学品。")).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(readPrecursorInfo)] },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(await layer.findByText("购买须有审核通过的备案，您的备案：")).toBeVisible();
    await expect(layer.queryByRole("link")).toBeNull();
  },
};

/** Where the filing cannot be read, the meaning stays. */
export const Failed: Story = {
  parameters: { scenario: [refuses(readPrecursorInfo, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const layer = await open(canvas);
    await expect(await layer.findByRole("button", { name: "重试" })).toBeVisible();
    await expect(layer.getByText(/序号 2568。$/u)).toBeVisible();
  },
};

/** The keyboard's focus shows it, as a resting pointer does; the focus stays on the marks. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const layer = within(await findOverlay("dialog", "含义与备案要求"));
    await expect(await layer.findByText(/序号 2568。$/u)).toBeVisible();
    await expect(canvas.getByRole("button")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await userEvent.pointer({ keys: "[TouchA]", target: canvas.getByRole("button") });
    const layer = await findOverlay("dialog", "含义与备案要求");
    await within(layer).findByText(/序号 2568。$/u);
    const { left, right } = layer.getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Other goods have no mark, and nothing to press. */
export const Unregulated: Story = {
  tags: ["!plays-in-chinese"],
  args: { goods: plain },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};
