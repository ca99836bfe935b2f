import { codes } from "@reagent/api/contract/envelope";
import { searchBatch } from "@reagent/api/contract/search";
import { searchMessages } from "@reagent/api/messages/search";
import { manyItemRows } from "@reagent/api/mock/samples/items";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { BatchResults } from "./BatchResults.tsx";

const addressOf = (...lines: readonly string[]) =>
  `/batch/search?keyword=${encodeURIComponent(lines.join("\n"))}`;

const meta: Meta<typeof BatchResults> = {
  title: "Screens/Lookup/Results of several searches",
  component: BatchResults,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: addressOf("苯甲醛", "S812046", "没有这个") },
};
export default meta;
type Story = StoryObj<typeof BatchResults>;

const standard = standardStories(searchBatch, (canvas) =>
  canvas.findByRole("table", { name: "每行的结果" }),
);

/** A verdict for each line, then the products that all of them found. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const verdicts = within(await canvas.findByRole("table", { name: "每行的结果" }));
    const [, several, one, none] = verdicts.getAllByRole("row");
    if (!several || !one || !none) throw new Error("there are not three lines");
    await expect(within(several).getByRole("link")).toHaveAccessibleName(/^找到 \d+ 个产品$/u);
    await expect(within(one).getByRole("link", { name: "S812046" })).toHaveAttribute(
      "href",
      "/products/S812046",
    );
    await expect(within(none).getByText("未找到")).toBeVisible();
    await expect(canvas.getByText("3 行中有 2 行找到产品。")).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "产品" })).toBeVisible();
    await expect(canvas.getByRole("link", { name: "修改查询内容" })).toHaveAttribute(
      "href",
      "/batch?keyword=%E8%8B%AF%E7%94%B2%E9%86%9B%0AS812046%0A%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA",
    );
  },
};

/** The number of a production batch leads to its product, at the batch's certificate. */
export const ProductionBatch: Story = {
  parameters: {
    route: addressOf("C15482130"),
    scenario: [
      answers(searchBatch, {
        items: manyItemRows(1),
        total: 1,
        isMore: false,
        verdicts: [
          {
            keyword: "C15482130",
            corrected: "",
            missing: [],
            total: 1,
            isMore: false,
            itemCode: "S812046",
            batchCode: "C15482130",
          },
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    const verdicts = within(await canvas.findByRole("table", { name: "每行的结果" }));
    await expect(verdicts.getByText(/批号 C15482130/u)).toBeVisible();
    await expect(verdicts.getByRole("link", { name: "S812046" })).toHaveAttribute(
      "href",
      "/products/S812046?batch=C15482130",
    );
  },
};

/** A line with a slip is searched for as the text that it was read as, and says so. */
export const CorrectedLine: Story = {
  tags: ["no-picture"],
  parameters: { route: addressOf("S812046", "salicylaldehdye") },
  play: async ({ canvas }) => {
    const verdicts = within(await canvas.findByRole("table", { name: "每行的结果" }));
    await expect(verdicts.getByText(/^按“salicylaldehyde”查询/u)).toBeVisible();
  },
};

export const NothingFound: Story = {
  tags: ["picture"],
  parameters: { route: addressOf("没有这个", "也没有那个") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("未找到您要的产品，您可以尝试联系客服。")).toBeVisible();
    await expect(canvas.getAllByText("未找到")).toHaveLength(2);
  },
};

/** More lines than allowed, as in an address that was changed by hand. */
export const TooManyLines: Story = {
  parameters: {
    route: addressOf(...Array.from({ length: 11 }, (_, at) => `S81204${at}`)),
    scenario: [refuses(searchBatch, codes.badRequest, searchMessages.linesInvalid)],
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("请输入要查询的内容，每行一项，最多 10 行。"),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "修改查询内容" })).toBeVisible();
    // The same lines would be refused again.
    await expect(canvas.queryByRole("button", { name: "重试" })).toBeNull();
  },
};

export const NothingAsked: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: { route: "/batch/search" },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/batch"));
  },
};

const found = (keyword: string, total: number, isMore: boolean) =>
  answers(searchBatch, {
    items: manyItemRows(20),
    total,
    isMore,
    verdicts: [{ keyword, corrected: "", missing: [], total, isMore, itemCode: "", batchCode: "" }],
  });

/** A page of 20, with the pager below. */
export const SeveralPages: Story = {
  parameters: {
    route: `${addressOf("乙醇")}&page=2`,
    scenario: [found("乙醇", 45, false)],
  },
  play: async ({ canvas }) => {
    const pager = within(await canvas.findByRole("navigation", { name: /分页/u }));
    await expect(pager.getByRole("link", { name: /3/u })).toHaveAttribute(
      "href",
      expect.stringContaining("page=3"),
    );
  },
};

/** Of a line that finds more than 10,000 products, so many are counted and listed. */
export const MoreThanCounted: Story = {
  tags: ["no-picture"],
  parameters: { route: addressOf("酸"), scenario: [found("酸", 10_000, true)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "找到 10,000+ 个产品" })).toBeVisible();
    await expect(canvas.getByText("共 10,000+ 条")).toBeVisible();
  },
};

const long = "双(三甲基硅基)氨基锂".repeat(18);

export const LongContent: Story = {
  parameters: {
    route: addressOf(...Array.from({ length: 10 }, () => long)),
    scenario: [
      answers(searchBatch, {
        items: manyItemRows(20),
        total: 20,
        isMore: false,
        verdicts: Array.from({ length: 10 }, () => ({
          keyword: long,
          corrected: "",
          missing: [],
          total: 20,
          isMore: false,
          itemCode: "",
          batchCode: "",
        })),
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "每行的结果" });
    await expectNoOverflow(canvasElement);
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const OnAPhone: Story = standard.onAPhone;
