import { codes } from "@reagent/api/contract/envelope";
import { endStockAlert, listStockAlerts } from "@reagent/api/contract/stock-alert";
import { callMessages } from "@reagent/api/messages/call";
import { exchangeOffersOf } from "@reagent/api/mock/samples/exchange";
import { packs } from "@reagent/api/mock/samples/packs";
import { stockAlerts } from "@reagent/api/mock/samples/stock-alerts";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import {
  expectNoOverflow,
  findToast,
  expectAlert,
  answerAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { dials, inLength, inNumber } from "../../../foundations/stage/dials.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withPlainEvents } from "../../../testing/plain-events.ts";
import { StockAlerts } from "./StockAlerts.tsx";

const meta = {
  title: "Screens/Account/Stock alerts",
  component: StockAlerts,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/profile/stock_alerts" },
  beforeEach: () => {
    withPlainEvents();
    sent.mockClear();
  },
} satisfies Meta<typeof StockAlerts>;
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const sent = fn();
const table = (canvas: Canvas) => canvas.findByRole("table", { name: "到货通知" });
const standard = standardStories(listStockAlerts, table);
const [first, second] = stockAlerts();
/** The id of a pack that is sold out, and of whose substance another grade is in stock. */
const soldOut =
  packs("M809115", "zh").find(({ productCode }) => productCode === "M809115-5g")?.productId ?? "";

/** Two that are open, one whose mail was sent, one whose goods are not sold any more. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const list = within(await table(canvas));
    await expect(list.getAllByRole("row")).toHaveLength(stockAlerts().length + 1);
    await expect(list.getAllByText("等待到货")).toHaveLength(2);
    await expect(list.getByText("邮件已于 2026-11-03 08:12 发送")).toBeVisible();
    await expect(list.getByText("已停售，恢复销售并到货后仍会通知")).toBeVisible();
    await expect(list.queryByRole("link", { name: "4-甲氧基苯甲醛" })).toBeNull();
  },
};

/** A pack leads to its product, a SKU to itself. */
export const LeadsToTheProduct: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = within(await table(canvas));
    const instrument = list.getByRole("link", { name: second?.name ?? "" });
    await expect(instrument).toHaveAttribute(
      "href",
      expect.stringContaining("/consumables/INS-0031?sku_code=INS-0031-04"),
    );
    await userEvent.click(list.getByRole("link", { name: first?.name ?? "" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/products/S812046"));
  },
};

/** Below the awaited goods is what is in stock and can take their place, with its price. */
export const WithAlternatives: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  parameters: {
    scenario: [
      answers(listStockAlerts, (_, language) => {
        const [alert, ...others] = stockAlerts(language);
        if (!alert) throw new Error("there are no alerts");
        const [grade] = exchangeOffersOf({ productId: soldOut, quantity: 1 }, language).offers;
        if (!grade) throw new Error("there is nothing to exchange it for");
        const salt = {
          ...grade,
          kind: "salt" as const,
          saltName: { zh: "盐酸盐", en: "hydrochloride" }[language],
          itemCode: "M816237",
          chineseName: inLength(grade.chineseName, 200),
        };
        return { alerts: [{ ...alert, alternatives: [grade, salt] }, ...others], total: 4 };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const list = within(await table(canvas));
    await expect(list.getByText("现货可替换：")).toBeVisible();
    await expect(list.getByRole("link", { name: "M809114" })).toHaveAttribute(
      "href",
      "/products/M809114",
    );
    await expect(list.getByText("盐酸盐，作用可能不同")).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** The row is removed, and the next row takes the focus; after the last one the heading does. */
export const Ended: Story = {
  parameters: {
    scenario: [
      answers(endStockAlert, (params) => {
        sent(params);
        return {};
      }),
      answers(listStockAlerts, (_, language) => {
        const left = stockAlerts(language).slice(0, 2).slice(sent.mock.calls.length);
        return { alerts: left, total: left.length };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: `取消通知 ${first?.productCode}` }),
    );
    await expect(await findToast("已取消到货通知")).toBeVisible();
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: `取消通知 ${first?.productCode}` })).toBeNull(),
    );
    const last = canvas.getByRole("button", { name: `取消通知 ${second?.productCode}` });
    await expect(last).toHaveFocus();
    await userEvent.click(last);
    await expect(await canvas.findByText("您还没有设置到货通知")).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await expect(sent.mock.calls).toEqual(
      [first, second].map((alert) => [{ kind: alert?.kind, productCode: alert?.productCode }]),
    );
  },
};

export const EndRefused: Story = {
  parameters: { scenario: [refuses(endStockAlert, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const name = `移除 ${stockAlerts()[2]?.productCode}`;
    await userEvent.click(await canvas.findByRole("button", { name }));
    await expectAlert(callMessages.failed.zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByRole("button", { name })).toHaveFocus();
  },
};

export const SecondPage: Story = {
  parameters: {
    route: "/profile/stock_alerts?page=2",
    scenario: [
      answers(listStockAlerts, (params, language) => {
        sent(params);
        return { alerts: stockAlerts(language).slice(0, 3), total: 43 };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await table(canvas);
    await expect(sent).toHaveBeenLastCalledWith({ page: 2, pageSize: 20 });
    await expect(canvas.getByRole("navigation", { name: "分页" })).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listStockAlerts, { alerts: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("您还没有设置到货通知")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "去首页看看" })).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const Guest: Story = standard.guest;

export const SessionExpired: Story = standard.expired;

export const OnAPhone: Story = standard.onAPhone;

export const EnglishOnAPhone: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en", viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const list = within(await canvas.findByRole("table", { name: "Stock alerts" }));
    await expect(list.getByText("E-mailed 3 Nov 2026, 08:12")).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

/** Long names wrap; codes do not. */
export const LongContent: Story = {
  parameters: {
    scenario: [
      answers(listStockAlerts, (_, language) => {
        const [long, ...others] = stockAlerts(language);
        if (!long) throw new Error("there is no alert");
        const name =
          "N-α-芴甲氧羰基-N-ω-(2,2,4,6,7-五甲基二氢苯并呋喃-5-磺酰基)-L-精氨酸-4-甲氧基-3,5-二甲基苯基酯盐酸盐一水合物";
        const pack = "测量范围 0.00001–1000000 ppm，材质 聚四氟乙烯内衬不锈钢，接口 DN50";
        return { alerts: [{ ...long, name, pack }, ...others], total: 4 };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await table(canvas);
    await expectNoOverflow(canvasElement);
  },
};

/** The controls set the number of alerts and the length of their names. */
export const Dials: Story = {
  ...dials(
    { alerts: { from: 0, to: 200, at: 30 }, nameLength: { from: 1, to: 180, at: 24 } },
    ({ alerts: count, nameLength }) => [
      answers(listStockAlerts, ({ page, pageSize }, language) => ({
        alerts: inNumber(stockAlerts(language), count, (each, index) => ({
          ...each,
          productCode: `${each.productCode}${index}`,
          name: inLength(each.name, nameLength),
        })).slice((page - 1) * pageSize, page * pageSize),
        total: count,
      })),
    ],
  ),
  play: async ({ canvas }) => {
    await expect(within(await table(canvas)).getAllByRole("row").length).toBeGreaterThan(10);
  },
};
