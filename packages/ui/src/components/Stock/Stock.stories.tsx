import type { StockDisplay, StockMark } from "@reagent/domain/stock";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { stack } from "../../theme/layout.css.ts";
import { copy } from "./Stock.copy.ts";
import { Stock } from "./Stock.tsx";

const english = {
  "现货 >10": ">10 in stock",
  上海仓: "Shanghai warehouse",
  "武汉仓 3": "3 in Wuhan",
  "现货 2": "2 in stock",
  "武汉仓，3 天送达": "Wuhan, 3 days",
  期货: "Made to order",
  "预计 12 月 4 日发货": "Ships about 4 December",
  "所述产品现货更新中， 敬请垂询：": "Stock is being updated, please ask:",
  低沸点产品下单详询: "Low-boiling: please ask before you order",
};
const say = sayIn(english);

const meta: Meta<typeof Stock> = {
  title: "Components/Stock",
  tags: ["plays-on-phones"],
  component: Stock,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof Stock>;

const lines = (...texts: string[]): StockDisplay => ({ kind: "message", lines: texts });

export const InStock: Story = {
  args: { mark: "in-stock", display: lines("现货 >10", "上海仓", "武汉仓 3") },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say("现货 >10"))).toBeVisible();
    await expect(canvas.getByText(say("武汉仓 3"))).toBeVisible();
  },
};
export const Few: Story = { args: { mark: "few", display: lines("现货 2", "武汉仓，3 天送达") } };
export const MadeToOrder: Story = {
  args: { mark: "made-to-order", display: lines("期货", "预计 12 月 4 日发货") },
};
export const OnRequest: Story = {
  args: { mark: "on-request", display: lines() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(copy)["on-request"])).toBeVisible();
  },
};
export const OutOfStock: Story = {
  args: { mark: "none", display: lines("所述产品现货更新中， 敬请垂询：", "400-000-0120") },
};
export const LowBoiling: Story = {
  args: { mark: "low-boiling", display: lines("低沸点产品下单详询", "400-000-0120") },
};
export const InstrumentAboveTheThreshold: Story = {
  args: { mark: "in-stock", display: { kind: "more-than", threshold: 10 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(">10 EA")).toBeVisible();
  },
};

const marks: readonly StockMark[] = [
  "in-stock",
  "few",
  "made-to-order",
  "on-request",
  "none",
  "low-boiling",
];

export const AllMarks: Story = {
  render: () => (
    <div className={stack[3]}>
      {marks.map((mark) => (
        <Stock mark={mark} display={lines()} key={mark} />
      ))}
    </div>
  ),
};
