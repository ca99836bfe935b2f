import { addAllToCart, addToCart } from "@reagent/api/contract/cart";
import { codes } from "@reagent/api/contract/envelope";
import { addFavourite, cancelFavourite } from "@reagent/api/contract/favourite";
import {
  applyForSpectrum,
  findCertificate,
  findSafetyDataSheet,
  listBatches,
  type OtherForm,
  type ProductPage,
  readBatchSpectra,
  readItemRows,
  readItemSpectra,
  readProduct,
} from "@reagent/api/contract/product";
import { listSimilarStructures } from "@reagent/api/contract/structure";
import { callMessages } from "@reagent/api/messages/call";
import { barrierMessages, cartMessages } from "@reagent/api/messages/cart";
import { favouriteMessages } from "@reagent/api/messages/favourite";
import { productMessages } from "@reagent/api/messages/product";
import { batchesOf } from "@reagent/api/mock/samples/batches";
import { otherForm, productPage } from "@reagent/api/mock/samples/product";
import { answers, refusal, refuses, waits } from "@reagent/api/mock/verbs";
import { LISTED } from "@reagent/domain/hazard-listing";
import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { http, HttpResponse } from "msw";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  expectAlert,
  readAlert,
  expectLoginDialog,
  expectLoginPrompt,
  expectNoOverflow,
  answerAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { dials, inLength, inNumber } from "../../../foundations/stage/dials.ts";
import { headIn } from "../../../foundations/stage/head.ts";
import { routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import { photograph } from "../../../foundations/stage/photograph.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { itemsViewed } from "../../../foundations/stage/stored-state.ts";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { Product } from "./Product.tsx";

const meta: Meta<typeof Product> = {
  title: "Screens/Product/Product",
  component: Product,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { itemCode: "S812046" },
  parameters: { route: "/products/S812046" },
  decorators: [withSessionWatch],
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const standard = standardStories(readProduct, (canvas) =>
  canvas.findByRole("heading", { level: 1, name: "水杨醛" }),
);

const sent = fn();
const record = (params: unknown) => {
  sent(params);
  return {};
};

const openTab = async (canvas: Canvas, tab: string) => {
  await userEvent.click(await canvas.findByRole("tab", { name: tab }));
  return canvas.findByRole("tabpanel", { name: tab });
};

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "水杨醛" })).toBeVisible();
    await waitFor(() => expect(document.title).toBe("水杨醛 90-02-8 · 刻度试剂"));
    await expect(canvas.getByRole("link", { name: "醛" })).toHaveAttribute(
      "href",
      "/category/10111",
    );
    await expect(canvas.getByText("邻羟基苯甲醛；2-羟基苯甲醛")).toBeVisible();
    const packs = canvas.getByRole("table", { name: "S812046 的价格与库存" });
    await expect(within(packs).getAllByRole("row")).toHaveLength(8);
    await expect(within(packs).getByRole("row", { name: /S812046-100g/ })).toHaveTextContent(
      "¥1.33/g",
    );
    const head = canvas.getByRole("heading", { level: 1 }).closest("header");
    if (!head) throw new Error("no head");
    for (const constant of ["分子量", "熔点", "沸点", "密度", "闪点", "折光率", "旋光度"])
      await expect(within(head).getByText(constant)).toBeVisible();
    const properties = await canvas.findByRole("tabpanel", { name: "性质与用途" });
    for (const property of ["外观", "爆炸极限", "粒径", "比表面积"])
      await expect(within(properties).getByText(property)).toBeVisible();
    await expect(canvas.getByText(/含 13% 增值税/)).toBeVisible();
    await expect(canvas.getByText("可询大包装")).toBeVisible();
    await expect(canvas.getByText("危险")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "GHS06 骷髅和交叉骨" })).toBeVisible();
    await expect(
      canvas.getByRole("link", { name: "醛类试剂的氧化与贮存：十个常见问题" }),
    ).toHaveAttribute("href", "/article/detail/2102");
  },
};

/** By keyboard, the first stop of the page leads past names, links and copy buttons to the first quantity. */
export const SkipsToQuantities: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const quantity = await canvas.findByRole("textbox", { name: "S812046-25g 的数量" });
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: "跳到价格与数量" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "复制货号 S812046-25g" })).toHaveFocus();
    await userEvent.tab();
    await expect(quantity).toHaveFocus();
  },
};

/** The second name is marked as Chinese, so that a screen reader reads it in Chinese; each substance is recommended once. */
export const InEnglish: Story = {
  globals: { language: "en" },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole("heading", { level: 1, name: "Salicylaldehyde" });
    const head = name.closest("header");
    if (!head) throw new Error("no head");
    await expect(within(head).getByText("水杨醛")).toHaveAttribute("lang", "zh-CN");
    const related = within(await canvas.findByRole("region", { name: "Related products" }));
    const names = related.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    await expect(new Set(names).size).toBe(names.length);
    await expect(names).not.toContain("Salicylaldehyde");
  },
};

/** Structured data has the list prices, not the customer's; a pack's code leads to its item's page. */
export const SearchEngineData: Story = {
  args: { itemCode: "S812046-25g" },
  parameters: { route: "/products/S812046-25g?batch=C15482130" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "水杨醛" });
    await waitFor(() => expect(document.title).toBe("水杨醛 90-02-8 · 刻度试剂"));
    const { description, canonical, alternates, data } = headIn(document);
    await expect(description).toContain("¥58.00 起");
    await expect(canonical).toBe("https://shop.example/products/S812046");
    await expect(alternates["en"]).toBe("https://shop.example/en/products/S812046");
    await expect(data).toHaveProperty("Product.offers.0.price", "58.00");
    await expect(data).toHaveProperty("Product.offers.0.sku", "S812046-25g");
    await expect(data).toHaveProperty("BreadcrumbList.itemListElement.3.name", "醛");
  },
};

export const Loading: Story = standard.loading;

export const Failed: Story = standard.failed;

export const NotOnSale: Story = {
  args: { itemCode: "X999999" },
  parameters: { scenario: [refuses(readProduct, codes.productMissing, productMessages.missing)] },
  play: async ({ canvas }) => {
    const warning = await canvas.findByRole("alert");
    await expect(warning).toHaveTextContent("没有找到该产品，请检查货号，或联系客服。");
    await expect(within(warning).getByRole("img", { name: "注意" })).toBeVisible();
    await expect(canvas.queryByRole("table")).toBeNull();
  },
};

export const SeveralPacksAdded: Story = {
  parameters: { scenario: [answers(addAllToCart, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    for (const pack of ["100g", "500g"])
      await userEvent.click(
        await canvas.findByRole("button", { name: `S812046-${pack} 的数量加一` }),
      );
    await expect(canvas.getByText(/^已选/).parentElement).toHaveTextContent("已选 2 件¥498.00");
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    await expect(await screen.findByText("加入购物车成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      itemCode: "S812046",
      products: [
        { productId: "400052", quantity: 1 },
        { productId: "400053", quantity: 1 },
      ],
    });
  },
};

/** A quantity that is none blocks the press, also beside a good one, and what is shown as chosen leaves it out. */
export const WrongQuantity: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(addAllToCart, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "S812046-100g 的数量加一" }));
    const field = canvas.getByRole("textbox", { name: "S812046-500g 的数量" });
    await userEvent.clear(field);
    await userEvent.type(field, "2{Tab}");
    await expect(canvas.getByText(/^已选/).parentElement).toHaveTextContent("已选 3 件");
    for (const typed of ["1.5", "-3"]) {
      await userEvent.clear(field);
      await userEvent.type(field, typed);
      await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
      await readAlert("请先改正 S812046-500g 的数量。");
      await expect(field).toHaveValue(typed);
      await expect(field).toHaveAccessibleDescription("请填写 0 到 9999 的整数");
    }
    await expect(canvas.getByText(/^已选/).parentElement).toHaveTextContent("已选 1 件¥133.20");
    await userEvent.click(canvas.getByRole("button", { name: "加入清单" }));
    await readAlert("请先改正 S812046-500g 的数量。");
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.clear(field);
    await userEvent.type(field, "2");
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    await expect(await screen.findByText("加入购物车成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledOnce();
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "加入购物车" }));
    await expectAlert("请填写数量后再加入购物车！");
  },
};

export const AddRefused: Story = {
  parameters: { scenario: [refuses(addToCart, codes.badRequest, barrierMessages["enquiry-only"])] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "S812046-25g 的数量加一" }));
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    await expectAlert(barrierMessages["enquiry-only"].zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByRole("textbox", { name: "S812046-25g 的数量" })).toHaveValue("1");
  },
};

export const Guest: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    const [hint] = await canvas.findAllByRole("button", { name: "[更多优惠请登录]" });
    if (!hint) throw new Error("there is no hint for guests");
    await expect(canvas.getByRole("row", { name: /S812046-25g/ })).toHaveTextContent("¥58.00");
    await userEvent.click(hint);
    await expectLoginDialog();
  },
};

export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "S812046-25g 的数量加一" }));
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    await expectLoginPrompt();
  },
};

export const MadeFavourite: Story = {
  parameters: { scenario: [answers(addFavourite, record)] },
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole("button", { name: "收藏 S812046" });
    await userEvent.click(heart);
    await expect(await screen.findByText("商品收藏成功！")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
  },
};

/** Pressed again, it is none any more. */
export const FavouriteRemoved: Story = {
  parameters: { scenario: [answers(addFavourite, {}), answers(cancelFavourite, record)] },
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole("button", { name: "收藏 S812046" });
    await userEvent.click(heart);
    await expect(await screen.findByText("商品收藏成功！")).toBeVisible();
    await userEvent.click(heart);
    await expect(await screen.findByText("已取消收藏")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await expect(sent).toHaveBeenLastCalledWith({
      favouriteId: productPage("S812046").item.itemId,
    });
  },
};

const otherForms = { name: "同一物质的其他规格与形态" } as const;

/** The other grades of the substance are above the packs, each with its cheapest pack at the customer's price. */
export const OtherGrades: Story = {
  tags: ["no-picture"],
  args: { itemCode: "B810527" },
  parameters: { route: "/products/B810527" },
  play: async ({ canvas }) => {
    const block = await canvas.findByRole("region", otherForms);
    const rows = within(block).getAllByRole("listitem");
    await expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^B81052899\.5%，再蒸馏¥55\.80 起 \/ 25mL现货 >10$/u),
      expect.stringMatching(/^B810529分析标准品，≥99\.5%（GC）¥162\.00 起 \/ 1mL现货 1$/u),
      expect.stringMatching(/^B810530.*10×1mL现货 7$/u),
    ]);
    await expect(within(block).getByRole("link", { name: "B810528" })).toHaveAttribute(
      "href",
      "/products/B810528",
    );
    await expect(within(block).queryByRole("button")).toBeNull();
    const table = canvas.getByRole("table", { name: "B810527 的价格与库存" });
    await expect(block.getBoundingClientRect().bottom).toBeLessThan(
      table.getBoundingClientRect().top,
    );
  },
};

/** A guest sees the list prices. */
export const OtherGradesForGuests: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  args: { itemCode: "B810527" },
  parameters: { route: "/products/B810527" },
  play: async ({ canvas }) => {
    const block = await canvas.findByRole("region", otherForms);
    await expect(block).toHaveTextContent("¥62.00 起 / 25mL");
  },
};

const withForms = (
  forms: readonly OtherForm[],
  change: (page: ProductPage) => ProductPage = (page) => page,
) => ({
  scenario: [
    answers(readProduct, (_, language) =>
      change({ ...productPage("S812046", language), otherForms: forms }),
    ),
  ],
});

/** Four are shown at first; another name, an item without a price and one whose other packs are in stock say so. */
export const ManyForms: Story = {
  tags: ["no-picture"],
  parameters: withForms([
    otherForm("S812047"),
    { ...otherForm("V806733"), chineseName: "水杨醛一水合物", casNumber: "" },
    otherForm("P807402"),
    { ...otherForm("D807731"), chineseName: "水杨醛" },
    { ...otherForm("M809115"), chineseName: "水杨醛", isInStock: true },
    { ...otherForm("B813377"), chineseName: "水杨醛" },
  ]),
  play: async ({ canvas, canvasElement }) => {
    const block = within(await canvas.findByRole("region", otherForms));
    await expect(block.getAllByRole("listitem")).toHaveLength(4);
    await expect(block.getByText("水杨醛一水合物")).toBeVisible();
    await expect(block.getAllByText("POA")).toHaveLength(2);
    await expect(block.getByText("低沸点产品下单详询")).toBeVisible();
    await userEvent.click(block.getByRole("button", { name: "显示全部 6 项" }));
    await expect(block.getAllByRole("listitem")).toHaveLength(6);
    await expect(block.getByText("其他包装现货")).toBeVisible();
    await expect(block.getByText("期货，约 2 周")).toBeVisible();
    await expectNoOverflow(canvasElement);
    await userEvent.click(block.getByRole("button", { name: "收起" }));
    await expect(block.getAllByRole("listitem")).toHaveLength(4);
  },
};

/** A hydrate says how much of it holds the same moles, by molecular weight and content, and what a millimole costs. */
export const EqualMoles: Story = {
  tags: ["no-picture"],
  parameters: withForms(
    [
      {
        ...otherForm("V806733"),
        chineseName: "硫酸铜五水合物",
        englishName: "Copper(II) sulfate pentahydrate",
        formula: "CuSO4·5H2O",
        molecularWeight: "249.69",
      },
      { ...otherForm("V806734"), formula: "CuSO4", molecularWeight: "159.61" },
    ],
    (page) => ({ ...page, item: { ...page.item, formula: "CuSO4", molecularWeight: "159.61" } }),
  ),
  play: async ({ canvas }) => {
    const block = within(await canvas.findByRole("region", otherForms));
    const [hydrate, grade] = block.getAllByRole("listitem");
    await expect(hydrate).toHaveTextContent(
      /1\.55 g 与本品 1 g 等摩尔；¥[\d.]+\/mmol，本品 ¥[\d.]+\/mmol/u,
    );
    await expect(grade).not.toHaveTextContent("等摩尔");
  },
};

/** A salt stands apart from the grades, under a heading that says that it may act differently, with the amount of the same moles. */
export const Salts: Story = {
  tags: ["no-picture"],
  parameters: withForms(
    [
      { ...otherForm("V806733"), formula: "C4H11NO3", molecularWeight: "121.14" },
      {
        ...otherForm("V806734"),
        chineseName: "三羟甲基氨基甲烷盐酸盐",
        englishName: "Tris hydrochloride",
        formula: "C4H12ClNO3",
        molecularWeight: "157.60",
        saltName: "盐酸盐",
        saltUnits: 1,
      },
    ],
    (page) => ({
      ...page,
      item: { ...page.item, formula: "C4H11NO3", molecularWeight: "121.14" },
      packs: page.packs.map((pack) => ({ ...pack, stock: 0 })),
    }),
  ),
  play: async ({ canvas, canvasElement }) => {
    const block = within(await canvas.findByRole("region", otherForms));
    await expect(block.getAllByRole("listitem")).toHaveLength(1);
    const salts = canvas.getByRole("region", { name: "同一活性成分的其他盐或游离形态" });
    await expect(salts).toHaveTextContent("不是同一物质，作用可能不同。");
    await expect(salts).toHaveTextContent(/盐酸盐.*1\.28 g 与本品 1 g 等摩尔/u);
    await expectNoOverflow(canvasElement);
  },
};

/** Only a salt is in stock: the packs that are sold out do not lead to it as to the substance. */
export const SoldOutBesideASalt: Story = {
  tags: ["no-picture"],
  parameters: withForms([{ ...otherForm("S812047"), saltName: "钠盐", saltUnits: 1 }], (page) => ({
    ...page,
    packs: page.packs.map((pack) => ({ ...pack, stock: 0 })),
  })),
  play: async ({ canvas }) => {
    await canvas.findByRole("region", { name: "同一活性成分的其他盐或游离形态" });
    await expect(canvas.queryByText(/^各包装暂无现货/u)).toBeNull();
  },
};

/** Packs that are sold out lead to another grade that is in stock. */
export const SoldOutBesideOtherGrades: Story = {
  tags: ["no-picture"],
  parameters: withForms([otherForm("S812047")], (page) => ({
    ...page,
    packs: page.packs.map((pack) => ({ ...pack, stock: 0 })),
  })),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^各包装暂无现货/u)).toBeVisible();
    const link = canvas.getByRole("link", { name: "查看其他规格与形态" });
    const block = canvas.getByRole("region", otherForms);
    await expect(link).toHaveAttribute("href", `#${block.id}`);
  },
};

/** Where the other grade is sold out too, nothing leads to it. */
export const SoldOutAltogether: Story = {
  tags: ["no-picture"],
  parameters: withForms([{ ...otherForm("S812047"), isInStock: false }], (page) => ({
    ...page,
    packs: page.packs.map((pack) => ({ ...pack, stock: 0 })),
  })),
  play: async ({ canvas }) => {
    await canvas.findByRole("region", otherForms);
    await expect(canvas.queryByText(/^各包装暂无现货/u)).toBeNull();
  },
};

/** A substance with one item only has no such block. */
export const NoOtherForms: Story = {
  tags: ["no-picture"],
  args: { itemCode: "E809056" },
  parameters: { route: "/products/E809056" },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: "乙醇" });
    await expect(canvas.queryByRole("region", otherForms)).toBeNull();
  },
};

/** Items viewed before are below, most recent first; deleted items and this one are left out. */
export const RecentlyViewed: Story = {
  parameters: { stored: itemsViewed("E809056", "X999999", "S812046", "V806733") },
  play: async ({ canvas }) => {
    const recent = await canvas.findByRole("region", { name: "最近浏览" });
    const links = within(recent).getAllByRole("link", { hidden: true });
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/products/E809056",
      "/products/V806733",
    ]);
  },
};

export const RecentlyViewedFailed: Story = {
  parameters: {
    stored: itemsViewed("E809056"),
    scenario: [refuses(readItemRows, codes.failed, callMessages.failed)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const PriceOnRequest: Story = {
  play: async ({ canvas, canvasElement }) => {
    const row = await canvas.findByRole("row", { name: /S812046-200kg/ });
    await expect(within(row).getByText("POA")).toBeVisible();
    await expect(within(row).queryByRole("textbox")).toBeNull();
    await userEvent.click(within(row).getByRole("link", { name: "询价 S812046-200kg" }));
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/bulk\?/));
  },
};

export const LowBoiling: Story = {
  args: { itemCode: "D807731" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/低沸点产品下单详询/)).toHaveTextContent("400-000-0120");
    await expect(canvas.queryByRole("button", { name: "加入购物车" })).toBeNull();
  },
};

export const NoPacks: Story = {
  args: { itemCode: "T819903" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/所述产品现货更新中， 敬请垂询：/)).toHaveTextContent(
      "400-000-0120",
    );
  },
};

export const SpecialBrand: Story = {
  args: { itemCode: "P816410" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("img", { name: "特色品牌标志" })).toBeVisible();
    await expect(canvas.getByText("暂无结构式")).toBeVisible();
    await expect(canvas.queryByRole("tab", { name: "安全信息" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "查看 BASF MSDS" }));
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toContain("partner.example/msds"));
  },
};

/** A tab that was opened, before anything in it is used. */
const tabAtRest = (tab: string, shows: (panel: HTMLElement) => Promise<HTMLElement>): Story => ({
  tags: ["picture"],
  play: async ({ canvas }) => {
    await expect(await shows(await openTab(canvas, tab))).toBeVisible();
  },
});

export const CertificateTab: Story = tabAtRest("质检报告", (panel) =>
  within(panel).findByRole("textbox", { name: "批号" }),
);
export const SpectraTab: Story = tabAtRest("图谱", (panel) =>
  within(panel).findByRole("button", { name: "查看 HPLC C15482131" }),
);
export const SafetyTab: Story = tabAtRest("安全信息", (panel) =>
  within(panel).findByText("UN 2810"),
);
export const PictureTab: Story = tabAtRest("产品图", (panel) =>
  within(panel).findByText(/g\/mol$/u),
);

export const NoSafetyDataSheet: Story = {
  parameters: {
    scenario: [
      answers(readProduct, ({ itemCode: _ }, language) => {
        const page = productPage("S812046", language);
        return { ...page, item: { ...page.item, msdsId: "0" } };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "查看 规格文件" })).toBeVisible();
    await expect(canvas.queryByText("安全技术说明书 MSDS")).toBeNull();
  },
};

/** The name leads to the page of the data sheet with its revisions, also without scripts. */
export const SafetyDataSheetLinked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "安全技术说明书 MSDS" })).toHaveAttribute(
      "href",
      "/sds/S812046",
    );
  },
};

export const SafetyDataSheetOpened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "English 安全技术说明书 MSDS" }),
    );
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toContain("90-02-8&lang=en"));
  },
};

export const SafetyDataSheetNotFound: Story = {
  parameters: {
    scenario: [refuses(findSafetyDataSheet, codes.notFound, productMessages.noDataSheet)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "中文 安全技术说明书 MSDS" }));
    await expectAlert("没有找到该产品的安全技术说明书。");
  },
};

export const Safety: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "查看危险性说明" }));
    const panel = await canvas.findByRole("tabpanel", { name: "安全信息" });
    await waitFor(() => expect(panel).toHaveFocus());
    await expect(within(panel).getByText("皮肤接触会中毒")).toBeVisible();
    await expect(within(panel).getByText("UN 2810")).toBeVisible();
  },
};

/** A listed hazardous chemical whose serial number is not known has the mark without a number. */
export const ListedWithoutNumber: Story = {
  parameters: {
    scenario: [
      answers(readProduct, ({ itemCode: _ }, language) => {
        const page = productPage("S812046", language);
        return { ...page, item: { ...page.item, hazardNumber: LISTED } };
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("危化")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "查看危险性说明" }));
    const panel = await canvas.findByRole("tabpanel", { name: "安全信息" });
    await expect(within(panel).getByText("已列入")).toBeVisible();
  },
};

/** What is known of exposure limits and doses stands with the hazards. */
export const ExposureLimits: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readProduct, ({ itemCode: _ }, language) => {
        const page = productPage("S812046", language);
        const limits = { exposureLimits: "PC-TWA 50 mg/m³（GBZ 2.1-2019）" };
        const doses = { acuteToxicity: "LD50 经口 大鼠 520 mg/kg" };
        return { ...page, item: { ...page.item, ...limits, ...doses } };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const panel = within(await openTab(canvas, "安全信息"));
    await expect(panel.getByText("职业接触限值")).toBeVisible();
    await expect(panel.getByText("PC-TWA 50 mg/m³（GBZ 2.1-2019）")).toBeVisible();
    await expect(panel.getByText("LD50 经口 大鼠 520 mg/kg")).toBeVisible();
  },
};

const withoutStatements = (hazardBasis: ProductPage["item"]["hazardBasis"]) =>
  answers(readProduct, ({ itemCode: _ }, language) => {
    const page = productPage("S812046", language);
    const none = { hazardStatements: [], pictograms: [], signalWord: "none" } as const;
    return { ...page, item: { ...page.item, ...none, unNumber: "", hazardBasis } };
  });

/** An item without statements, which nobody has assessed, is not shown as harmless. */
export const HazardsNotKnown: Story = {
  parameters: { scenario: [withoutStatements("unstated")] },
  play: async ({ canvas }) => {
    const hazards = await canvas.findByRole("region", { name: "危险性" });
    await expect(within(hazards).getByText(/危险性未知/u)).toBeVisible();
    const panel = await openTab(canvas, "安全信息");
    await expect(within(panel).getByText(/请按危险化学品对待/u)).toBeVisible();
  },
};

/** An item that was assessed, and to which no hazard class applies. */
export const NotClassified: Story = {
  parameters: { scenario: [withoutStatements("not-classified")] },
  play: async ({ canvas }) => {
    const hazards = await canvas.findByRole("region", { name: "危险性" });
    await expect(within(hazards).getByText("已评估，不属于任何 GHS 危险类别")).toBeVisible();
  },
};

/** A pack's QR code leads to the certificate of its batch. */
export const ScannedBatch: Story = {
  args: { itemCode: "S812046-25g" },
  parameters: { route: "/products/S812046-25g?batch=C15482130" },
  play: async ({ canvas }) => {
    const panel = within(await canvas.findByRole("tabpanel", { name: "质检报告" }));
    await expect(await panel.findByRole("textbox", { name: "批号" })).toHaveValue("C15482130");
    await expect(panel.getByRole("combobox", { name: "货号" })).toHaveValue("S812046-25g");
  },
};

export const CertificateOpened: Story = {
  parameters: {
    scenario: [
      answers(findCertificate, (batch) => {
        sent(batch);
        return { url: "/api/document?kind=certificate&subject=S812046-25g" };
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    await userEvent.click(await canvas.findByRole("button", { name: "按批号 质检报告 COA" }));
    const panel = await canvas.findByRole("tabpanel", { name: "质检报告" });
    await userEvent.type(await within(panel).findByRole("textbox", { name: "批号" }), "C15482130");
    await userEvent.click(within(panel).getByRole("button", { name: "查询质检报告" }));
    // The code of the first pack is filled in.
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ batchCode: "C15482130", productCode: "S812046-25g" }),
    );
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toContain("kind=certificate"));
  },
};

/** No field is required: a batch number alone is sent, and finds nothing. */
export const CertificateByNumberAlone: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(findCertificate, (batch) => {
        sent(batch);
        return refusal(codes.notFound, productMessages.noCertificate);
      }),
    ],
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    const panel = within(await openTab(canvas, "质检报告"));
    await userEvent.type(await panel.findByRole("textbox", { name: "批号" }), "C15482130");
    await userEvent.clear(panel.getByRole("combobox", { name: "货号" }));
    await userEvent.click(panel.getByRole("button", { name: "查询质检报告" }));
    await expectAlert("没有找到该批号与货号的质检报告，请检查后再试。");
    await expect(sent).toHaveBeenCalledWith({ batchCode: "C15482130", productCode: "" });
  },
};

const batchTable = { name: "本品批次" } as const;

/** The batches are listed before one has bought, newest first; one press opens a certificate. */
export const Batches: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const panel = within(await openTab(canvas, "质检报告"));
    const table = within(await panel.findByRole("table", batchTable));
    const [, first, second, third] = table.getAllByRole("row");
    await expect(first).toHaveTextContent(/C15482131.*2026-06-08.*2028-06-07.*符合标准/u);
    await expect(second).toHaveTextContent(/C15482130/u);
    await expect(second).not.toHaveTextContent("符合标准");
    await expect(third).toHaveTextContent(/C14877105.*厂家报告/u);
    await expect(panel.getByRole("combobox", { name: "货号" })).toHaveValue("S812046-25g");
    await userEvent.click(table.getByRole("button", { name: "查看 C15482131 的质检报告" }));
    await waitFor(() =>
      expect(tabOpenedIn(canvasElement)).toContain("kind=certificate&subject=S812046"),
    );
  },
};

/** The results of a batch are unfolded in place. */
export const BatchResults: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const panel = within(await openTab(canvas, "质检报告"));
    const open = await panel.findByRole("button", { name: "2 项 C15482130 的检验结果" });
    await expect(open).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(open);
    const results = within(await panel.findByRole("table", { name: "C15482130 的检验结果" }));
    await expect(results.getByRole("row", { name: /^含量（GC）/u })).toHaveTextContent(
      /≥98%.*98\.9%.*符合/u,
    );
    await expect(results.getByRole("row", { name: /^外观/u })).toHaveTextContent("无法判定");
    await expectNoOverflow(canvasElement);
  },
};

/** A failed result is said; more than ten batches are paged. */
export const ManyBatches: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(listBatches, ({ page, limit }, language) => {
        const [first] = batchesOf("S812046", language);
        if (!first) throw new Error("the sample has no batch");
        return {
          total: 24,
          batches: Array.from({ length: page === 3 ? 4 : limit }, (_, at) => ({
            ...first,
            batchCode: `C1548${String((page - 1) * limit + at).padStart(4, "0")}`,
            verdict: at === 0 ? ("fails" as const) : first.verdict,
          })),
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const panel = within(await openTab(canvas, "质检报告"));
    const table = await panel.findByRole("table", batchTable);
    await expect(within(table).getAllByRole("row")).toHaveLength(11);
    await expect(within(table).getByText("不符合标准")).toBeVisible();
    await userEvent.click(panel.getByRole("button", { name: "第 3 页" }));
    await waitFor(() => expect(within(table).getAllByRole("row")).toHaveLength(5));
    await expect(within(table).getByText("C15480020")).toBeVisible();
  },
};

/** Without a batch of its own the tab has the lookup alone. */
export const NoBatches: Story = {
  tags: ["no-picture"],
  args: { itemCode: "V806733" },
  parameters: { route: "/products/V806733" },
  play: async ({ canvas }) => {
    const panel = within(await openTab(canvas, "质检报告"));
    await expect(await panel.findByText(/^暂无本品的批次/u)).toBeVisible();
    await expect(panel.getByRole("combobox", { name: "货号" })).toHaveValue("V806733-100g");
  },
};

export const BatchesLoading: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [waits(listBatches)] },
  play: async ({ canvas }) => {
    const panel = within(await openTab(canvas, "质检报告"));
    await expect(await panel.findByRole("button", { name: "查询质检报告" })).toBeVisible();
    await expect(panel.queryByRole("button", { name: /^查看/u })).toBeNull();
  },
};

/** Batches that cannot be read offer a retry, and leave the lookup usable. */
export const BatchesFailed: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(listBatches, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const panel = within(await openTab(canvas, "质检报告"));
    await expect(await panel.findByRole("button", { name: "重试" })).toBeVisible();
    await expect(panel.getByRole("button", { name: "查询质检报告" })).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const CertificateNotFound: Story = {
  parameters: {
    scenario: [refuses(findCertificate, codes.notFound, productMessages.noCertificate)],
  },
  play: async ({ canvas }) => {
    const panel = await openTab(canvas, "质检报告");
    await userEvent.click(await within(panel).findByRole("button", { name: "查询质检报告" }));
    await expectAlert("没有找到该批号与货号的质检报告，请检查后再试。");
  },
};

export const Spectra: Story = {
  play: async ({ canvas, canvasElement }) => {
    const panel = await openTab(canvas, "图谱");
    await userEvent.click(
      await within(panel).findByRole("button", { name: "查看 HPLC C15482131" }),
    );
    await waitFor(() =>
      expect(tabOpenedIn(canvasElement)).toMatch(/^\/api\/document\?kind=spectrum&/u),
    );
    await userEvent.click(within(panel).getByRole("button", { name: "查询图谱" }));
    await expect(await within(panel).findByText("批号不能为空")).toBeVisible();
    await expect(within(panel).getByText("货号不能为空")).toBeVisible();
    await userEvent.type(within(panel).getByRole("textbox", { name: "批号" }), "C15482130");
    await userEvent.type(within(panel).getByRole("combobox", { name: "货号" }), "S812046-25g");
    await userEvent.click(within(panel).getByRole("button", { name: "查询图谱" }));
    await expect(
      await within(panel).findByRole("list", { name: "批号 C15482130 的图谱" }),
    ).toBeVisible();
  },
};

export const NoSpectra: Story = {
  parameters: {
    scenario: [answers(readItemSpectra, { files: [] }), answers(readBatchSpectra, { files: [] })],
  },
  play: async ({ canvas }) => {
    const panel = await openTab(canvas, "图谱");
    await expect(await within(panel).findByText("暂无图谱！")).toBeVisible();
    await userEvent.type(within(panel).getByRole("textbox", { name: "批号" }), "C00000000");
    await userEvent.type(within(panel).getByRole("combobox", { name: "货号" }), "S812046-25g");
    await userEvent.click(within(panel).getByRole("button", { name: "查询图谱" }));
    await expectAlert("暂无图谱！");
  },
};

export const SpectrumRequested: Story = {
  parameters: { scenario: [answers(applyForSpectrum, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const panel = await openTab(canvas, "图谱");
    await userEvent.click(await within(panel).findByRole("button", { name: "申请图谱" }));
    const dialog = await screen.findByRole("dialog", { name: "申请图谱" });
    const contact = await within(dialog).findByRole("textbox", { name: /^联系人/ });
    await expect(contact).toHaveValue("周以宁");
    await userEvent.clear(contact);
    await userEvent.click(within(dialog).getByRole("button", { name: "提交申请" }));
    await expect(await within(dialog).findByText("请输入联系人")).toBeVisible();
    await expect(
      within(dialog).getByText("选择申请谱图的货号", { selector: "span" }),
    ).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();
    await userEvent.type(contact, "周以宁");
    await userEvent.selectOptions(
      within(dialog).getByRole("combobox", { name: /^货号/ }),
      "S812046-100g",
    );
    await userEvent.click(within(dialog).getByRole("button", { name: "提交申请" }));
    await readAlert("提交成功！");
    await expect(sent).toHaveBeenCalledWith({
      email: "zhou.yining@eciac.example",
      contact: "周以宁",
      phone: "13900000120",
      company: "华东应用化学研究所",
      productCode: "S812046-100g",
    });
  },
};

/** A guest asks for a spectrum, and presses a button of the question. */
const spectrumOfAGuest = (button: string, path: string): Story => ({
  globals: { viewer: "guest" },
  play: async ({ canvas, canvasElement }) => {
    const panel = await openTab(canvas, "图谱");
    await userEvent.click(await within(panel).findByRole("button", { name: "申请图谱" }));
    const question = await screen.findByRole("dialog", { name: "提示" });
    await expect(within(question).getByText("请先登录后再申请谱图！")).toBeVisible();
    await userEvent.click(within(question).getByRole("button", { name: button }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe(path));
    await expect(screen.queryByRole("dialog")).toBeNull();
  },
});

export const SpectrumRequestedByAGuest: Story = spectrumOfAGuest("注册", "/reg");

export const SpectrumLogIn: Story = {
  tags: ["no-picture"],
  ...spectrumOfAGuest("登录", "/login"),
};

export const SpectraFailed: Story = {
  parameters: {
    scenario: [
      refuses(readItemSpectra, codes.failed, callMessages.failed),
      refuses(readBatchSpectra, codes.notFound, productMessages.noSpectra),
    ],
  },
  play: async ({ canvas }) => {
    const panel = await openTab(canvas, "图谱");
    await expect(await within(panel).findByRole("button", { name: "重试" })).toBeVisible();
    await userEvent.type(within(panel).getByRole("textbox", { name: "批号" }), "C00000000");
    await userEvent.type(within(panel).getByRole("combobox", { name: "货号" }), "S812046-25g");
    await userEvent.click(within(panel).getByRole("button", { name: "查询图谱" }));
    await expectAlert("没有找到该批号与货号的图谱。");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(within(panel).getByRole("textbox", { name: "批号" })).toHaveValue("C00000000");
  },
};

export const SpectrumRefused: Story = {
  parameters: { scenario: [refuses(applyForSpectrum, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const panel = await openTab(canvas, "图谱");
    await userEvent.click(await within(panel).findByRole("button", { name: "申请图谱" }));
    const dialog = await screen.findByRole("dialog", { name: "申请图谱" });
    const productCode = await within(dialog).findByRole("combobox", { name: /^货号/ });
    await userEvent.selectOptions(productCode, "S812046-100g");
    await userEvent.click(within(dialog).getByRole("button", { name: "提交申请" }));
    await expectAlert("系统出错，请稍后再试。");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(productCode).toHaveValue("S812046-100g");
  },
};

/** Opens the request for a spectrum, whose fields are then filled in from the account. */
const openSpectrumRequest = async (canvas: Canvas) => {
  const panel = await openTab(canvas, "图谱");
  await userEvent.click(await within(panel).findByRole("button", { name: "申请图谱" }));
  const dialog = within(await screen.findByRole("dialog", { name: "申请图谱" }));
  const productCode = await dialog.findByRole("combobox", { name: /^货号/ });
  const submit = () => userEvent.click(dialog.getByRole("button", { name: "提交申请" }));
  return { dialog, productCode, submit };
};

/** Each empty field has its message. */
export const SpectrumRequestEmpty: Story = {
  play: async ({ canvas }) => {
    const { dialog, submit } = await openSpectrumRequest(canvas);
    for (const field of dialog.getAllByRole("textbox")) await userEvent.clear(field);
    await submit();
    for (const message of ["请输入邮箱地址", "请输入联系人", "请输入联系电话", "请输入联系单位"])
      await expect(await dialog.findByText(message)).toBeVisible();
    await expect(dialog.getByText("选择申请谱图的货号", { selector: "span" })).toBeVisible();
  },
};

/** A script is sent as the text that was typed. */
export const SpectrumRequestWithAScript: Story = {
  parameters: { scenario: [answers(applyForSpectrum, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const { dialog, productCode, submit } = await openSpectrumRequest(canvas);
    const script = "<script>alert(1)</script>";
    const contact = dialog.getByRole("textbox", { name: /^联系人/ });
    await userEvent.clear(contact);
    await userEvent.type(contact, script);
    await userEvent.selectOptions(productCode, "S812046-100g");
    await submit();
    await readAlert("提交成功！");
    await expect(sent).toHaveBeenCalledWith(expect.objectContaining({ contact: script }));
  },
};

/** Entries of 10,000 characters stay as they are, each with its message. */
export const SpectrumRequestTooLong: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { dialog, productCode, submit } = await openSpectrumRequest(canvas);
    await userEvent.selectOptions(productCode, "S812046-100g");
    const long = "长".repeat(10_000);
    for (const field of dialog.getAllByRole("textbox")) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(long);
    }
    await submit();
    await expect(await dialog.findAllByText("内容过长，最多 200 个字符")).toHaveLength(3);
    await expect(dialog.getByText("请输入正确的邮箱地址")).toBeVisible();
    await expect(dialog.getByRole("textbox", { name: /^联系单位/ })).toHaveValue(long);
    await expectNoOverflow(canvasElement);
  },
};

/** Pressing twice sends the request once. */
export const SpectrumRequestSentTwice: Story = {
  parameters: { scenario: [answers(applyForSpectrum, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const { dialog, productCode } = await openSpectrumRequest(canvas);
    await userEvent.selectOptions(productCode, "S812046-100g");
    await userEvent.dblClick(dialog.getByRole("button", { name: "提交申请" }));
    await readAlert("提交成功！");
    await expect(sent).toHaveBeenCalledOnce();
  },
};

/** Where the network fails the request stays in its dialog. */
export const SpectrumRequestOffline: Story = {
  parameters: {
    scenario: [http.post(`*${applyForSpectrum.path}`, () => HttpResponse.error())],
  },
  play: async ({ canvas }) => {
    const { dialog, productCode, submit } = await openSpectrumRequest(canvas);
    await userEvent.selectOptions(productCode, "S812046-100g");
    await submit();
    await readAlert("网络连接失败，请检查网络后重试。");
    await expect(productCode).toHaveValue("S812046-100g");
    await expect(dialog.getByRole("textbox", { name: /^联系人/ })).toHaveValue("周以宁");
  },
};

/** What was typed for another product comes back, without that product's code. */
export const SpectrumRequestOfAnotherProduct: Story = {
  parameters: {
    stored: {
      [storageKeys.drafts]: JSON.stringify({
        by: "",
        forms: { spectrum: { contact: "林静", productCode: "E809056-500mL" } },
      }),
    },
  },
  play: async ({ canvas }) => {
    const { dialog, productCode, submit } = await openSpectrumRequest(canvas);
    await expect(dialog.getByRole("textbox", { name: /^联系人/ })).toHaveValue("林静");
    await expect(dialog.getByRole("textbox", { name: /^联系电话/ })).toHaveValue("13900000120");
    await submit();
    await expect(productCode).toHaveAccessibleDescription("选择申请谱图的货号");
  },
};

export const AdditionRefused: Story = {
  parameters: {
    scenario: [refuses(addAllToCart, codes.badRequest, barrierMessages["enquiry-only"])],
  },
  play: async ({ canvas }) => {
    for (const pack of ["S812046-25g", "S812046-100g"])
      await userEvent.click(await canvas.findByRole("button", { name: `${pack} 的数量加一` }));
    const [add] = canvas.getAllByRole("button", { name: "加入购物车" });
    if (!add) throw new Error("there is no button to the cart");
    await userEvent.click(add);
    await expectAlert(barrierMessages["enquiry-only"].zh);
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(canvas.getByRole("textbox", { name: "S812046-25g 的数量" })).toHaveValue("1");
  },
};

export const StructureEnlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "放大水杨醛的结构式" }));
    await expect(await screen.findByRole("dialog", { name: "水杨醛" })).toBeVisible();
  },
};

const withPicture = {
  scenario: [
    answers(readProduct, (_, language) => {
      const page = productPage("S812046", language);
      return { ...page, item: { ...page.item, picture: photograph } };
    }),
  ],
};
const figures = { name: "结构式与图片" } as const;

/** An item with a structure and a picture shows the structure first; the keyboard chooses the picture, which can be enlarged. */
export const StructureAndPicture: Story = {
  tags: ["no-picture"],
  parameters: withPicture,
  play: async ({ canvas }) => {
    const both = within(await canvas.findByRole("list", figures));
    await expect(both.getByRole("button", { name: "结构式" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expect(canvas.getByRole("img", { name: "水杨醛的结构式" })).toBeVisible();
    both.getByRole("button", { name: "图片" }).focus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByRole("img", { name: "水杨醛的图片" })).toHaveAttribute(
      "src",
      photograph,
    );
    await expect(canvas.queryByRole("img", { name: "水杨醛的结构式" })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "放大水杨醛的图片" }));
    const dialog = within(await screen.findByRole("dialog", { name: "水杨醛" }));
    await expect(dialog.getByRole("img", { name: "水杨醛的图片" })).toBeVisible();
  },
};

/** The tab with the picture shows both, one below the other. */
export const StructureAndPictureInTheTab: Story = {
  tags: ["no-picture"],
  parameters: withPicture,
  play: async ({ canvas }) => {
    const panel = within(await openTab(canvas, "产品图"));
    const [structure, picture] = panel.getAllByRole("img");
    await expect(structure).toHaveAccessibleName("水杨醛的结构式");
    await expect(picture).toHaveAccessibleName("水杨醛的图片");
  },
};

/** On a phone the two are chosen below the structure. */
export const StructureAndPictureOnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  parameters: withPicture,
  play: async ({ canvas, canvasElement }) => {
    const both = await canvas.findByRole("list", figures);
    const structure = canvas.getByRole("img", { name: "水杨醛的结构式" });
    await expect(both.getBoundingClientRect().top).toBeGreaterThan(
      structure.getBoundingClientRect().bottom,
    );
    await userEvent.click(within(both).getByRole("button", { name: "图片" }));
    await expect(await canvas.findByRole("img", { name: "水杨醛的图片" })).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

const similarItems = { name: "结构相似的产品" } as const;

/** The substances most like it, each once and with its similarity; the links search for more. */
export const SimilarStructures: Story = {
  args: { itemCode: "B810527" },
  parameters: { route: "/products/B810527" },
  play: async ({ canvas }) => {
    const similar = within(await canvas.findByRole("region", similarItems));
    const [first] = similar.getAllByRole("article");
    const names = similar.getAllByRole("heading", { level: 3 }).map((each) => each.textContent);
    await expect(new Set(names).size).toBe(names.length);
    if (!first) throw new Error("no similar structure");
    await expect(within(first).getByRole("link", { name: "对甲氧基苯甲醛" })).toBeVisible();
    await expect(within(first).getByText("相似度 43%")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "搜索相似结构" })).toHaveAttribute(
      "href",
      "/mklsearch?code=O%3DCc1ccccc1&type=2",
    );
    await expect(canvas.getByRole("link", { name: "作为子结构搜索" })).toHaveAttribute(
      "href",
      "/mklsearch?code=O%3DCc1ccccc1&type=1",
    );
  },
};

/** Similar structures that cannot be read leave no gap and no message. */
export const SimilarStructuresFailed: Story = {
  args: { itemCode: "B810527" },
  parameters: {
    route: "/products/B810527",
    scenario: [
      answers(listSimilarStructures, (params) => {
        sent(params);
        return refusal(codes.failed, callMessages.failed);
      }),
    ],
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await canvas.findByRole("region", { name: "相关产品" });
    await waitFor(() => expect(sent).toHaveBeenCalled());
    await expect(canvas.queryByRole("region", similarItems)).toBeNull();
    await expect(canvas.queryByRole("link", { name: "搜索相似结构" })).toBeNull();
    await expect(canvas.queryByRole("alert")).toBeNull();
  },
};

export const LongName: Story = { args: { itemCode: "B813377" } };

/** The heading is called by the plain name, and read as one text. */
export const NamesInItalics: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readProduct, ({ itemCode: _ }, language) => {
        const page = productPage("S812046", language);
        const names = {
          chineseName: "(S)-N-叔丁氧羰基-2-氨基丙酸",
          englishName: "(S)-N-(tert-Butoxycarbonyl)-2-aminopropanoic acid",
          englishAlias: "N-Boc-L-Ala·OH",
        };
        const opticalRotation = "[α]20/D −25°（c=1，CHCl3）";
        return { ...page, item: { ...page.item, ...names, opticalRotation } };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { name: "(S)-N-叔丁氧羰基-2-氨基丙酸" });
    const marked = (of: HTMLElement, tag: string) =>
      [...of.querySelectorAll(tag)].map(({ textContent }) => textContent);
    await expect(marked(heading, "i")).toEqual(["S", "N"]);
    const head = heading.closest("header");
    if (!head) throw new Error("no head");
    const english = "(S)-N-(tert-Butoxycarbonyl)-2-aminopropanoic acid";
    const [other] = [...head.querySelectorAll("p")].filter((each) => each.textContent === english);
    if (!other) throw new Error("no English name");
    await expect(marked(other, "i")).toEqual(["S", "N", "tert"]);
    const rotation = within(head).getByText("旋光度").closest("div");
    if (!rotation) throw new Error("no rotation");
    await expect(rotation).toHaveTextContent("[α]20D −25°（c=1，CHCl3）");
    await expect(marked(rotation, "sup")).toEqual(["20"]);
    await expect(marked(rotation, "sub")).toEqual(["D", "3"]);
  },
};

/** Empty fields are left out. */
export const FewProperties: Story = {
  args: { itemCode: "V806733" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { level: 1, name: "香兰素" })).toBeVisible();
    await expect(canvas.queryByText("熔点")).toBeNull();
    await expect(canvas.queryByText("相关活动")).toBeNull();
  },
};

/** The bar is fixed at the bottom of a phone only once a pack is chosen. */
export const ChosenOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const add = await canvas.findByRole("button", { name: "加入购物车" });
    const bar = () => getComputedStyle(add.parentElement ?? add).position;
    await expect(bar()).toBe("static");
    await expect(canvas.queryByText(/^已选/)).toBeNull();
    await expect(canvas.queryByText("0.00")).toBeNull();
    const place = add.getBoundingClientRect().top;
    await userEvent.click(canvas.getByRole("button", { name: "S812046-25g 的数量加一" }));
    await expect(await canvas.findByText(/^已选/)).toBeVisible();
    await expect(bar()).toBe("fixed");
    await expect(add.getBoundingClientRect().top).not.toBe(place);
  },
};

export const OnAPhone: Story = standard.onAPhone;
export const GuestOnAPhone: Story = { globals: { viewport: { value: "phone" }, viewer: "guest" } };

/** The controls set the number of packs, the price of the first in yuan, and the length of the name. */
export const Dials: Story = {
  ...dials(
    {
      packs: { from: 0, to: 30, at: 12 },
      yuan: { from: 1, to: 1_000_000, at: 5680 },
      nameLength: { from: 1, to: 180, at: 40 },
    },
    ({ packs, yuan, nameLength }) => [
      answers(readProduct, (_, language) => {
        const page = productPage("S812046", language);
        return {
          ...page,
          item: {
            ...page.item,
            chineseName: inLength(page.item.chineseName, nameLength),
            englishName: inLength(page.item.englishName, nameLength),
          },
          packs: inNumber(page.packs, packs, (pack, index) => ({
            ...pack,
            productId: `${pack.productId}${index}`,
            productCode: `${pack.productCode}-${index + 1}`,
            ...(index === 0 ? { listPrice: fen(yuan * 100), salesPrice: fen(yuan * 100) } : {}),
          })),
        };
      }),
    ],
  ),
  play: async ({ canvas }) => {
    const table = await canvas.findByRole("table", { name: "S812046 的价格与库存" });
    await expect((await within(table).findAllByText("5,680.00"))[0]).toBeVisible();
  },
};

const addOnePack = async ({ canvas }: { canvas: Canvas }) => {
  await userEvent.click(await canvas.findByRole("button", { name: "S812046-25g 的数量加一" }));
  await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
};

/** The product left the catalogue. */
export const AddUnknown: Story = refusedAfter(
  addOnePack,
  refuses(addToCart, codes.badRequest, cartMessages.unknownProduct),
);

export const AddPriceOnRequest: Story = refusedAfter(
  addOnePack,
  refuses(addToCart, codes.badRequest, barrierMessages["price-on-request"]),
);

export const AddLowBoiling: Story = refusedAfter(
  addOnePack,
  refuses(addToCart, codes.badRequest, barrierMessages["low-boiling"]),
);

/** It lies in the cart at the price of a quote. */
export const AddQuoted: Story = refusedAfter(
  addOnePack,
  refuses(addToCart, codes.badRequest, cartMessages.quotedQuantity),
);

export const AddTooMany: Story = refusedAfter(
  addOnePack,
  refuses(addToCart, codes.badRequest, cartMessages.tooMany),
);

export const AddCartFull: Story = refusedAfter(
  addOnePack,
  refuses(addToCart, codes.badRequest, cartMessages.full),
);

const addTwoPacks = async ({ canvas }: { canvas: Canvas }) => {
  for (const pack of ["S812046-25g", "S812046-100g"])
    await userEvent.click(await canvas.findByRole("button", { name: `${pack} 的数量加一` }));
  const [add] = canvas.getAllByRole("button", { name: "加入购物车" });
  if (!add) throw new Error("there is no button to the cart");
  await userEvent.click(add);
};

export const AddAllUnknown: Story = refusedAfter(
  addTwoPacks,
  refuses(addAllToCart, codes.badRequest, cartMessages.unknownProduct),
);

export const AddAllPriceOnRequest: Story = refusedAfter(
  addTwoPacks,
  refuses(addAllToCart, codes.badRequest, barrierMessages["price-on-request"]),
);

export const AddAllLowBoiling: Story = refusedAfter(
  addTwoPacks,
  refuses(addAllToCart, codes.badRequest, barrierMessages["low-boiling"]),
);

export const AddAllQuoted: Story = refusedAfter(
  addTwoPacks,
  refuses(addAllToCart, codes.badRequest, cartMessages.quotedQuantity),
);

export const AddAllTooMany: Story = refusedAfter(
  addTwoPacks,
  refuses(addAllToCart, codes.badRequest, cartMessages.tooMany),
);

export const AddAllCartFull: Story = refusedAfter(
  addTwoPacks,
  refuses(addAllToCart, codes.badRequest, cartMessages.full),
);

async function askForASpectrum({ canvas }: { canvas: Canvas }) {
  const { productCode, submit } = await openSpectrumRequest(canvas);
  await userEvent.selectOptions(productCode, "S812046-100g");
  await submit();
}

/** The pack left the catalogue. */
export const SpectrumOfAnUnknownPack: Story = refusedAfter(
  askForASpectrum,
  refuses(applyForSpectrum, codes.badRequest, productMessages.noSuchPack),
);

/** Too many requests from one network. */
export const TooManySpectra: Story = refusedAfter(
  askForASpectrum,
  refuses(applyForSpectrum, codes.tooMany, callMessages.tooMany),
);

/** The product left the catalogue. */
export const FavouriteGone: Story = refusedAfter(
  async ({ canvas }) =>
    userEvent.click(await canvas.findByRole("button", { name: "收藏 S812046" })),
  refuses(addFavourite, codes.notFound, favouriteMessages.productMissing),
);
