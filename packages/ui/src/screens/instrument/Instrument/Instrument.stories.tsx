import { addInstrumentToCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { type Instrument as Page, readInstrument } from "@reagent/api/contract/instrument";
import { cartMessages } from "@reagent/api/messages/cart";
import { productMessages } from "@reagent/api/messages/product";
import { instrumentPage } from "@reagent/api/mock/samples/instruments";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  readAlert,
  expectLoginDialog,
  expectLoginPrompt,
  expectNoOverflow,
  findAlert,
} from "../../../foundations/stage/actions.ts";
import { headIn } from "../../../foundations/stage/head.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { Instrument } from "./Instrument.tsx";

const meta: Meta<typeof Instrument> = {
  title: "Screens/Instrument/Instrument",
  component: Instrument,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { spuCode: "INS-0002" },
  parameters: { route: "/consumables/INS-0002" },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readInstrument, (canvas) =>
  canvas.findByRole("heading", { level: 1, name: "加热磁力搅拌器" }),
);

const sent = fn();
const record = (params: unknown) => {
  sent(params);
  return {};
};

/** The stirrer's page with changes. */
const changed = (change: (page: Page) => Partial<Page>) =>
  answers(readInstrument, (_, language) => {
    const page = instrumentPage("INS-0002", language);
    if (!page) throw new Error("the samples have no stirrer");
    return { ...page, ...change(page) };
  });

/** Waits until the offer shows the texts. */
const offers = async (canvas: Canvas, ...texts: readonly string[]) => {
  const region = await canvas.findByRole("region", { name: "价格与库存" });
  for (const text of texts) await waitFor(() => expect(region).toHaveTextContent(text));
  return within(region);
};
const choose = async (canvas: Canvas, value: RegExp) =>
  userEvent.click(await canvas.findByRole("radio", { name: value }));

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "加热磁力搅拌器" }),
    ).toBeVisible();
    await expect(canvas.getByText("Hot plate magnetic stirrer")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "搅拌与混匀" })).toHaveAttribute(
      "href",
      `/instrument?category=${encodeURIComponent("搅拌与混匀")}`,
    );
    await expect(canvas.getByRole("link", { name: "刻度" })).toHaveAttribute(
      "href",
      `/instrument?brand=${encodeURIComponent("刻度")}`,
    );
    await waitFor(() => expect(document.title).toBe("加热磁力搅拌器 INS-0002-A · 刻度试剂"));
    const { getByRole } = await offers(
      canvas,
      "您的折扣价¥612.00",
      "目录价 ¥680.00",
      "库存>10 EA",
      "发货上海仓",
    );
    await expect(getByRole("button", { name: "复制货号 INS-0002-A" })).toBeVisible();
    for (const value of ["280 ℃", "陶瓷", "指针"])
      await expect(canvas.getByRole("radio", { name: value })).toBeChecked();
    const table = canvas.getByRole("table", { name: "INS-0002 的全部规格" });
    await expect(within(table).getAllByRole("row")).toHaveLength(6);
    await expect(await canvas.findByText(/^加热磁力搅拌器的可选规格如下/)).toBeVisible();
    await expect(await canvas.findByText(/^整机保修一年/)).toBeVisible();
  },
};

/** A shop need not state category and brand. */
export const WithoutCategoryAndBrand: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [changed(() => ({ category: null, brand: null }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("系列")).toBeVisible();
    await expect(canvas.queryByText("品牌")).toBeNull();
    await expect(canvas.queryByText("分类")).toBeNull();
  },
};

export const CombinationChosen: Story = {
  play: async ({ canvas, canvasElement }) => {
    await choose(canvas, /^数显/);
    await offers(canvas, "INS-0002-B", "¥882.00", "6 EA", "特价");
    await expect(canvas.getByRole("radio", { name: "陶瓷" })).toBeChecked();
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe("/consumables/INS-0002?sku_code=INS-0002-B"),
    );
    const row = canvas.getByRole("link", { name: "INS-0002-B" });
    await expect(row).toHaveAttribute("aria-current", "true");
  },
};

/** No 340 ℃ plate has a dial: choosing the temperature changes the control, which is announced. */
export const ImpossibleCombination: Story = {
  play: async ({ canvas, canvasElement }) => {
    const hot = await canvas.findByRole("radio", { name: /^340 ℃/ });
    await expect(hot).toHaveAccessibleName(/^340 ℃ ?（其他规格将随之改变）$/);
    await userEvent.click(hot);
    await waitFor(() => expect(hot).toBeChecked());
    await expect(canvas.getByRole("radio", { name: /^数显/ })).toBeChecked();
    await expect(canvas.getByText("“340 ℃”没有原先的组合，已改为控温“数显”。")).toBeVisible();
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe("/consumables/INS-0002?sku_code=INS-0002-D"),
    );
    await choose(canvas, /^不锈钢/);
    await waitFor(() => expect(canvas.queryByText(/没有原先的组合/)).toBeNull());
  },
};

export const ByKeyboard: Story = {
  parameters: { scenario: [answers(addInstrumentToCart, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const cool = await canvas.findByRole("radio", { name: "280 ℃" });
    cool.focus();
    await userEvent.keyboard("{ArrowRight}");
    await expect(canvas.getByRole("radio", { name: /^340 ℃/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole("radio", { name: "陶瓷" })).toHaveFocus();
    await userEvent.keyboard("{ArrowRight}");
    const { getByRole } = await offers(canvas, "INS-0002-E");
    const add = getByRole("button", { name: "加入购物车" });
    add.focus();
    await userEvent.keyboard("{Enter}");
    await expect(await screen.findByText("已加入购物车")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ spuCode: "INS-0002", skuId: "70035", quantity: 1 });
  },
};

export const SeveralAdded: Story = {
  parameters: { scenario: [answers(addInstrumentToCart, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const { getByRole, getByLabelText } = await offers(canvas);
    const field = getByLabelText("数量", { selector: "input" });
    await expect(field).toHaveValue("1");
    const add = getByRole("button", { name: "加入购物车" }).getBoundingClientRect();
    await expect(field.getBoundingClientRect().right).toBeLessThan(add.left);
    await userEvent.clear(field);
    await userEvent.type(field, "3{Tab}");
    await userEvent.click(getByRole("button", { name: "加入购物车" }));
    await expect(await screen.findByText("已加入购物车")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ spuCode: "INS-0002", skuId: "70031", quantity: 3 });
    await waitFor(() => expect(field).toHaveValue("1"));
  },
};

/** Without a quantity nothing is added (storefront §5, quantities). */
export const NoQuantity: Story = {
  play: async ({ canvas }) => {
    const { getByRole, getByLabelText } = await offers(canvas);
    const field = getByLabelText("数量", { selector: "input" });
    for (const typed of ["0{Tab}", "{Tab}"]) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.click(getByRole("button", { name: "加入购物车" }));
      const alert = await findAlert();
      await expect(within(alert).getByText("请填写数量后再加入购物车！")).toBeVisible();
      await userEvent.click(within(alert).getByRole("button", { name: "确定" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    }
    await expect(screen.queryByText("已加入购物车")).toBeNull();
  },
};

/** What is no quantity stays, and nothing is added to the cart or to a list. */
export const WrongQuantity: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(addInstrumentToCart, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const { getByRole, getByLabelText } = await offers(canvas);
    const field = getByLabelText("数量", { selector: "input" });
    await userEvent.clear(field);
    await userEvent.type(field, "-1");
    for (const name of ["加入购物车", "加入清单"]) {
      await userEvent.click(getByRole("button", { name }));
      await readAlert("请先改正 INS-0002-A 的数量。");
    }
    await expect(field).toHaveValue("-1");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "2");
    await userEvent.click(getByRole("button", { name: "加入购物车" }));
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  },
};

/** A SKU opened by a shared address counts as viewed after a while. */
export const SharedAddress: Story = {
  parameters: {
    route: "/consumables/INS-0002?sku_code=INS-0002-E",
    stored: {
      [storageKeys.instrumentHistory]: JSON.stringify([{ skuId: "70013" }, { skuId: "70031" }]),
    },
  },
  play: async ({ canvas }) => {
    await offers(canvas, "INS-0002-E");
    const recent = await canvas.findByRole("region", { name: "最近浏览" });
    await expect(within(recent).getAllByText("INS-0031-03")[0]).toBeVisible();
    await expect(within(recent).queryByText("INS-0002-A")).toBeNull();
  },
};

export const UnknownSkuInTheAddress: Story = {
  parameters: { route: "/consumables/INS-0002?sku_code=INS-0002-Z" },
  play: async ({ canvas }) => {
    await offers(canvas, "INS-0002-A");
  },
};

export const ChosenInTheTable: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "INS-0002-C" }));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await offers(canvas, "INS-0002-C", "¥684.00");
    await expect(canvas.getByRole("radio", { name: "不锈钢" })).toBeChecked();
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe("/consumables/INS-0002?sku_code=INS-0002-C"),
    );
  },
};

export const AddedFromTheTable: Story = {
  parameters: { scenario: [answers(addInstrumentToCart, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "加入购物车 INS-0002-D" }));
    await expect(await screen.findByText("已加入购物车")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ spuCode: "INS-0002", skuId: "70034", quantity: 1 });
  },
};

export const OutOfStock: Story = {
  parameters: { route: "/consumables/INS-0002?sku_code=INS-0002-C" },
  play: async ({ canvas }) => {
    const { queryByText } = await offers(canvas, "预计 2 周内到货");
    await expect(queryByText("发货")).toBeNull();
  },
};

/** A SKU without a price has an enquiry in place of the cart. */
export const OnRequest: Story = {
  parameters: {
    scenario: [
      changed(({ skus }) => ({
        skus: skus.map((sku) => ({ ...sku, listPrice: null, salesPrice: null })),
      })),
    ],
  },
  play: async ({ canvas }) => {
    const { getByRole } = await offers(canvas, "POA");
    await expect(getByRole("link", { name: "询价" })).toHaveAttribute(
      "href",
      expect.stringContaining("item_code=INS-0002-A"),
    );
    await expect(canvas.queryByRole("button", { name: /^加入购物车/ })).toBeNull();
  },
};

export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const { getByRole, queryByText } = await offers(canvas, "目录价¥680.00");
    await expect(queryByText("您的折扣价")).toBeNull();
    await expect(getByRole("button", { name: "[更多优惠请登录]" })).toBeVisible();
    await userEvent.click(getByRole("button", { name: "加入购物车" }));
    await expectLoginDialog();
  },
};

export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    const { getByRole } = await offers(canvas);
    await userEvent.click(getByRole("button", { name: "加入购物车" }));
    await expectLoginPrompt();
  },
};

export const AddRefused: Story = {
  parameters: { scenario: [refuses(addInstrumentToCart, codes.badRequest, cartMessages.tooMany)] },
  play: async ({ canvas }) => {
    const { getByRole } = await offers(canvas);
    await userEvent.click(getByRole("button", { name: "加入购物车" }));
    await expect(await screen.findByText("购物车中同一商品的数量不能超过 9999。")).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const OneSku: Story = {
  tags: ["!plays-in-chinese"],
  args: { spuCode: "INS-0058" },
  parameters: {
    route: "/consumables/INS-0058",
    scenario: [changed(({ skus }) => ({ skus: skus.slice(0, 1) }))],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole("radio")).toHaveLength(3);
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const NothingOnSale: Story = {
  parameters: { scenario: [changed(() => ({ skus: [] }))] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("该产品暂无可选规格，请联系客服。")).toBeVisible();
    await expect(canvas.queryByRole("radio")).toBeNull();
  },
};

/** Scripts in rich text do not run. */
export const HostileText: Story = {
  parameters: {
    scenario: [
      changed(() => ({
        description: '<p onclick="alert(1)">介绍<script>alert(2)</script></p><form>表单</form>',
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText(/^介绍$/)).toBeVisible();
    await expect(
      canvasElement.querySelector('script:not([type="application/ld+json"]), form, [onclick]'),
    ).toBeNull();
  },
};

export const Missing: Story = {
  args: { spuCode: "INS-9999" },
  parameters: {
    route: "/consumables/INS-9999",
    scenario: [refuses(readInstrument, codes.productMissing, productMessages.missing)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("alert")).toHaveTextContent(
      "没有找到该产品，请检查货号，或联系客服。",
    );
    await expect(canvas.getByRole("link", { name: "查看全部仪器耗材" })).toHaveAttribute(
      "href",
      "/instrument",
    );
  },
};

/** The canonical address is that of the instrument, whichever SKU is chosen. */
export const SearchEngineData: Story = {
  parameters: { route: "/consumables/INS-0002?sku_code=INS-0002-B" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await waitFor(() => expect(document.title).toMatch(/INS-0002-B · 刻度试剂$/u));
    const { description, canonical, alternates, data } = headIn(document);
    await expect(description).toMatch(/INS-0002.* 起。$/u);
    await expect(canonical).toBe("https://shop.example/consumables/INS-0002");
    await expect(alternates["en"]).toBe("https://shop.example/en/consumables/INS-0002");
    await expect(data).toHaveProperty("Product.offers.0.priceCurrency", "CNY");
  },
};

/** Without a picture, the texts begin at the edge of the page. */
export const WithoutPicture: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      changed(({ skus }) => ({ drawing: "", skus: skus.map((sku) => ({ ...sku, drawing: "" })) })),
    ],
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("heading", { level: 1 });
    const trail = canvas.getByRole("navigation", { name: "当前位置" });
    await expect(name.getBoundingClientRect().left).toBe(trail.getBoundingClientRect().left);
  },
};

export const Loading: Story = standard.loading;

/** Looks as on a product's page. */
export const Failed: Story = { ...standard.failed, tags: ["no-picture"] };

const longName = {
  chineseName:
    "智能数显恒温加热磁力搅拌器（陶瓷涂层盘面，带外接 PT1000 温度传感器与残余热量警示功能）",
  englishName:
    "Digital hot plate magnetic stirrer with ceramic-coated top plate, external PT1000 temperature sensor and residual heat warning",
  summary:
    "搅拌与加热同时进行，适于配液、滴定、合成与样品前处理；可与外接传感器联用，直接控制介质温度。",
};

export const LongContent: Story = {
  tags: ["!plays-in-chinese"],
  parameters: { scenario: [changed(() => longName)] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { level: 1 });
    await expectNoOverflow(canvasElement);
  },
};

export const OnATablet: Story = { ...LongContent, globals: { viewport: { value: "tablet" } } };
/** English columns are wider than a tablet: the table of variants scrolls on its own, its visually hidden text included. */
export const OnATabletInEnglish: Story = {
  tags: ["!plays-in-chinese", "!plays-in-chinese", "no-picture"],
  globals: { viewport: { value: "tablet" }, language: "en" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("table", { name: "All options of INS-0002" });
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = { ...LongContent, globals: { viewport: { value: "phone" } } };

const addIt = async ({ canvas }: { canvas: Canvas }) => {
  const { getByRole } = await offers(canvas);
  await userEvent.click(getByRole("button", { name: "加入购物车" }));
};

/** The SKU left the catalogue. */
export const SkuGone: Story = refusedAfter(
  addIt,
  refuses(addInstrumentToCart, codes.badRequest, cartMessages.unknownProduct),
);

export const CartFull: Story = refusedAfter(
  addIt,
  refuses(addInstrumentToCart, codes.badRequest, cartMessages.full),
);
