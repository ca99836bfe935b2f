import { addInstrumentToCart, addToCart } from "@reagent/api/contract/cart";
import { textProblems } from "@reagent/api/contract/codec";
import { codes } from "@reagent/api/contract/envelope";
import { addFavourite, cancelFavourite } from "@reagent/api/contract/favourite";
import { issueGoodsFileTicket } from "@reagent/api/contract/goods-file";
import { readInstrumentHistory } from "@reagent/api/contract/instrument";
import { countSearchFacets } from "@reagent/api/contract/listing";
import { findSpecification, readPriceAndStock } from "@reagent/api/contract/product";
import { searchInstruments, searchReagents } from "@reagent/api/contract/search";
import { callMessages } from "@reagent/api/messages/call";
import { barrierMessages, cartMessages } from "@reagent/api/messages/cart";
import { goodsFileMessages } from "@reagent/api/messages/goods-file";
import type { Message } from "@reagent/api/messages/message";
import { productMessages } from "@reagent/api/messages/product";
import { itemRow, manyItemRows } from "@reagent/api/mock/samples/items";
import {
  manyInstrumentResults,
  manyReagentResults,
  noInstruments,
  noReagents,
  reagentResults,
} from "@reagent/api/mock/samples/search";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryContext, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor, within } from "storybook/test";
import {
  expectAlert,
  expectLoginDialog,
  expectLoginPrompt,
  findToast,
  openPacks,
  answerAlert,
} from "../../../foundations/stage/actions.ts";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { dials, inLength } from "../../../foundations/stage/dials.ts";
import { downloadIn, routeIn, tabOpenedIn } from "../../../foundations/stage/location.ts";
import { refusedAfter } from "../../../foundations/stage/refused-after.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { itemsChosen, itemsViewed } from "../../../foundations/stage/stored-state.ts";
import { withSessionWatch } from "../../../foundations/stage/with-session-watch.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { Search } from "./Search.tsx";

const meta: Meta<typeof Search> = {
  title: "Screens/Search/Search",
  component: Search,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { text: "苯甲醛" },
  parameters: { route: "/search/苯甲醛" },
  decorators: [withSessionWatch],
};
export default meta;
type Canvas = StoryContext["canvas"];
type Story = StoryObj<typeof meta>;

const standard = standardStories([searchReagents, searchInstruments], (canvas) =>
  canvas.findByRole("article", { name: "水杨醛" }),
);

const sent = fn();
const record = (params: unknown) => {
  sent(params);
  return {};
};
const none = [answers(searchReagents, noReagents), answers(searchInstruments, noInstruments)];
const one = (code: "D807731" | "P816410" | "B813377" | "B810527" | "P807402") => [
  answers(searchReagents, (_, language) => ({
    ...noReagents,
    items: [itemRow(code, language)],
    total: 1,
  })),
  answers(searchInstruments, noInstruments),
];

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "试剂 12" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(canvas.getByRole("tab", { name: "仪器耗材 3" })).toBeVisible();
    await expect(await canvas.findByText("共 6 种物质、12 个规格")).toBeVisible();
    await expect(canvas.getByText(/^按名称匹配。/)).toBeVisible();
    await expect(canvas.getByText(/可直接输入 CAS 号/)).toBeVisible();
    const substance = canvas.getByRole("article", { name: "水杨醛" });
    await expect(within(substance).getByText("Salicylaldehyde")).toBeVisible();
    await expect(within(substance).getByText("MFCD00003317")).toBeVisible();
    await expect(within(substance).getAllByText("苯甲醛", { selector: "mark" })[0]).toBeVisible();
    await expect(within(substance).getByRole("row", { name: /S812046/ })).toHaveTextContent(
      "¥58.00 起",
    );
  },
};

/** By keyboard, one press leads past the filters and the first item's other controls to its prices. */
export const SkipsToPrices: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const [prices] = await canvas.findAllByRole("button", { name: /的价格与库存$/ });
    const skip = await canvas.findByRole("link", { name: "跳到第一个价格" });
    await expect(skip.compareDocumentPosition(canvas.getByRole("button", { name: /^纯度/ }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    skip.focus();
    await userEvent.keyboard("{Enter}");
    await expect(prices).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(prices).toHaveAttribute("aria-expanded", "true");
  },
};

export const PartOfNames: Story = {
  args: { text: "醛" },
  parameters: { route: "/search/醛" },
  play: async ({ canvas }) => {
    await canvas.findByRole("article", { name: "水杨醛" });
    await expect(canvas.getByText(/^按名称匹配。$/)).toBeVisible();
    await expect(canvas.queryByText(/可直接输入 CAS 号/)).toBeNull();
  },
};

/** From results for another text, a link leads back to what was typed, which finds nothing. */
export const AsTyped: Story = {
  args: { text: '"salicylaldehdye"' },
  parameters: { route: "/search/%22salicylaldehdye%22" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText("未找到您要的产品，您可以尝试联系客服。", { selector: "h2" }),
    ).toBeVisible();
    await expect(canvas.queryByText(/原文搜索/)).toBeNull();
  },
};

/** A pack that is not sold is named, and the results are those for the name. */
export const PackNotSold: Story = {
  args: { text: "苯甲醛 4L HPLC" },
  parameters: {
    route: "/search/苯甲醛 4L HPLC",
    scenario: [
      answers(searchReagents, (query, language) => ({
        ...reagentResults({ ...query, keyword: "苯甲醛" }, language),
        corrected: "苯甲醛",
        kept: ["HPLC"],
        missing: ["4L"],
      })),
    ],
  },
  play: async ({ canvas }) => {
    const note = await canvas.findByText(/没有 4L 这一规格/, { selector: "p" });
    await expect(note).toHaveTextContent(
      "以下是“苯甲醛”的搜索结果，已限定 HPLC；没有 4L 这一规格。仍按“苯甲醛 4L HPLC”原文搜索",
    );
  },
};

/** A text that is the name of a category, and of no substance, leads to the category. */
export const CategoryName: Story = {
  args: { text: "保护剂" },
  parameters: { route: "/search/保护剂" },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole("link", { name: "保护试剂" });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/^\/category\/\d+$/));
    await expect(canvas.getByText(/您可以查看商品分类/)).toBeVisible();
  },
};

/** A mistyped CAS number finds the one nearby; the note names its check digit. */
export const MistypedCasNumber: Story = {
  args: { text: "100-52-8" },
  parameters: { route: "/search/100-52-8" },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole("article", { name: "苯甲醛" }))[0]).toBeVisible();
    const note = canvas.getByText(/没有结果/, { selector: "p" });
    await expect(within(note).getByRole("link", { name: "100-52-7" })).toHaveAttribute(
      "href",
      "/search/100-52-7",
    );
    await expect(note).toHaveTextContent(
      "100-52-8 不是有效的 CAS 号：校验位应为 7。以下是“100-52-7”的搜索结果；“100-52-8”没有结果。仍按“100-52-8”原文搜索",
    );
    await expect(canvas.getByText(/按 CAS 号匹配/)).toBeVisible();
  },
};

/** The check digit of a mistyped CAS number is named also without a number nearby. */
export const MistypedCasNumberAlone: Story = {
  args: { text: "50-00-1" },
  parameters: { route: "/search/50-00-1" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/50-00-1 不是有效的 CAS 号：校验位应为 0/)).toBeVisible();
  },
};

/** A date that a spreadsheet made of a CAS number is named, also without an item of that number. */
export const CasNumberAsDate: Story = {
  args: { text: "1964-02-08" },
  parameters: { route: "/search/1964-02-08" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/1964-02-08 像是表格软件由 CAS 号 64-02-8 变成的日期/),
    ).toBeVisible();
  },
};

/** A text that finds nothing is searched for with a slip corrected; the words that were found are highlighted. */
export const Corrected: Story = {
  tags: ["picture"],
  args: { text: "salicylaldehdye" },
  parameters: { route: "/search/salicylaldehdye" },
  play: async ({ canvas }) => {
    const substance = await canvas.findByRole("article", { name: "水杨醛" });
    await expect(canvas.getByRole("heading", { name: "salicylaldehdye" })).toBeVisible();
    const link = canvas.getByRole("link", { name: "salicylaldehyde" });
    await expect(link).toHaveAttribute("href", "/search/salicylaldehyde");
    await expect(link.parentElement).toHaveTextContent(
      "以下是“salicylaldehyde”的搜索结果；“salicylaldehdye”没有结果。仍按“salicylaldehdye”原文搜索",
    );
    await expect(
      within(substance).getByText("Salicylaldehyde", { selector: "mark" }),
    ).toBeVisible();
  },
};

export const Loading: Story = standard.loading;

export const PacksOpened: Story = {
  tags: ["!plays-in-chinese"],
  play: async ({ canvas }) => {
    const packs = await openPacks(canvas, "B810527");
    await expect(within(packs).getAllByRole("row")).toHaveLength(6);
    for (const quantity of await within(packs).findAllByRole("textbox"))
      await expect(quantity).toHaveValue("0");
  },
};

export const ShowAll: Story = {
  play: async ({ canvas }) => {
    const packs = await openPacks(canvas, "B810527");
    await userEvent.click(canvas.getByRole("button", { name: "显示全部 7 个包装" }));
    await expect(within(packs).getAllByRole("row")).toHaveLength(8);
  },
};

export const AddedToCart: Story = {
  parameters: { scenario: [answers(addToCart, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    await openPacks(canvas, "B810527");
    await userEvent.click(await canvas.findByRole("button", { name: "B810527-100mL 的数量加一" }));
    await userEvent.click(await canvas.findByRole("button", { name: "B810527-100mL 的数量加一" }));
    await expect(canvas.getByText(/^已选/).parentElement).toHaveTextContent("已选 2 件¥82.80");
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    await expect(await screen.findByText("加入购物车成功！")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      itemCode: "B810527",
      productId: "400012",
      quantity: 2,
    });
    await waitFor(() =>
      expect(canvas.getByRole("textbox", { name: "B810527-100mL 的数量" })).toHaveValue("0"),
    );
  },
};

export const NothingChosen: Story = {
  play: async ({ canvas }) => {
    await openPacks(canvas, "S812046");
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    await expectAlert("请填写货号数量后再加入购物车！");
  },
};

export const AddRefused: Story = {
  parameters: { scenario: [refuses(addToCart, codes.badRequest, barrierMessages["enquiry-only"])] },
  play: async ({ canvas }) => {
    await openPacks(canvas, "S812046");
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
    const packs = await openPacks(canvas, "B810527");
    await expect(within(packs).getAllByText("[更多优惠请登录]")).toHaveLength(5);
    await userEvent.click(await canvas.findByRole("button", { name: "B810527-5mL 的数量加一" }));
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    await expectLoginDialog();
  },
};

/** Opens the menu of files of the results, and chooses one. */
async function exportAs(canvas: Canvas, name: string) {
  await userEvent.click(await canvas.findByRole("button", { name: /^导出：/u }));
  await userEvent.click(await screen.findByRole("menuitem", { name }));
}
const exportInventory = ({ canvas }: { canvas: Canvas }) =>
  exportAs(canvas, "库存表（CSV，每瓶一行）");

/** A file of the packs that were found, by the filters of the address. */
export const Exported: Story = {
  tags: ["no-picture"],
  parameters: { route: "/search/苯甲醛?sort=purity" },
  play: async ({ canvas, canvasElement }) => {
    await exportInventory({ canvas });
    await expect(await findToast("开始下载 库存表-苯甲醛.csv")).toBeVisible();
    await expect(downloadIn(canvasElement)).toContain("?source=search&");
    await expect(downloadIn(canvasElement)).toContain("&refined=sort%3Dpurity&file=inventory&");
  },
};

export const TooManyToExport: Story = {
  tags: ["no-picture"],
  ...refusedAfter(
    exportInventory,
    refuses(issueGoodsFileTicket, codes.badRequest, goodsFileMessages.tooManyFound),
  ),
};

/** A guest logs in to export. */
export const GuestExport: Story = {
  tags: ["no-picture"],
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await exportInventory({ canvas });
    await expectLoginDialog();
  },
};

export const GuestFavourites: Story = {
  globals: { viewer: "guest" },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "收藏 S812046" }));
    await expectLoginDialog();
  },
};

export const SessionExpired: Story = {
  globals: { viewer: "expired" },
  play: async ({ canvas }) => {
    await openPacks(canvas, "S812047");
    await userEvent.click(await canvas.findByRole("button", { name: "S812047-1mL 的数量加一" }));
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车" }));
    const prompt = await expectLoginPrompt();
    await expect(within(prompt).getByRole("button", { name: "登录" })).toBeVisible();
    await expect(within(prompt).getByRole("button", { name: "取消" })).toBeVisible();
  },
};

export const MadeFavourite: Story = {
  parameters: { scenario: [answers(addFavourite, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const heart = await canvas.findByRole("button", { name: "收藏 S812046" });
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(heart);
    await expect(await screen.findByText("商品收藏成功！")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await expect(sent).toHaveBeenCalledWith({ itemId: itemRow("S812046").itemId });
  },
};

/** A favourite is one no longer after another press. */
export const FavouriteRemoved: Story = {
  parameters: { scenario: [answers(cancelFavourite, record)] },
  play: async ({ canvas }) => {
    sent.mockClear();
    const heart = await canvas.findByRole("button", { name: "收藏 B810527" });
    await expect(heart).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(heart);
    await expect(await screen.findByText("已取消收藏")).toBeVisible();
    await expect(heart).toHaveAttribute("aria-pressed", "false");
    await expect(sent).toHaveBeenCalledWith({ favouriteId: itemRow("B810527").itemId });
  },
};

export const SpecificationOpened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "S812046 的规格文件" }));
    await waitFor(() => expect(tabOpenedIn(canvasElement)).toContain("S812046"));
  },
};

export const SpecificationMissing: Story = {
  parameters: {
    scenario: [refuses(findSpecification, codes.productMissing, productMessages.missing)],
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "S812046 的规格文件" }));
    await expectAlert("没有找到该产品，请检查货号，或联系客服。");
  },
};

export const StructureEnlarged: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "放大水杨醛的结构式" }));
    const dialog = await screen.findByRole("dialog", { name: "水杨醛" });
    await expect(within(dialog).getByRole("img", { name: "水杨醛的结构式" })).toBeVisible();
  },
};

export const SearchedByCas: Story = {
  tags: ["!plays-in-chinese"],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "90-02-8" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/90-02-8"));
  },
};

export const OneResult: Story = {
  args: { text: "B810527" },
  parameters: { scenario: one("B810527") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("按货号匹配。")).toBeVisible();
    await expect(await canvas.findByRole("table", { name: "B810527 的价格与库存" })).toBeVisible();
  },
};

export const LowBoiling: Story = {
  args: { text: "60-29-7" },
  parameters: { scenario: one("D807731") },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/低沸点产品下单详询/)).toHaveTextContent("400-000-0120");
    await expect(canvas.queryByRole("button", { name: "加入购物车" })).toBeNull();
  },
};

export const NoPacks: Story = {
  args: { text: "603-35-0" },
  parameters: {
    scenario: [
      ...one("P816410"),
      answers(readPriceAndStock, { packs: [], bulkPacks: [], isLoggedIn: true }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/所述产品现货更新中， 敬请垂询：/)).toHaveTextContent(
      "400-000-0120",
    );
  },
};

export const PriceOnRequest: Story = {
  args: { text: "P807402" },
  parameters: { scenario: one("P807402") },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "询价 P807402-100g" }));
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/bulk\?/));
  },
};

export const LongName: Story = {
  tags: ["!plays-in-chinese"],
  args: { text: "B813377" },
  parameters: { scenario: one("B813377") },
  play: async ({ canvas }) => {
    const [name] = await canvas.findAllByRole("heading", { level: 2 });
    await expect(name?.textContent).toHaveLength(itemRow("B813377").chineseName.length);
  },
};

export const NothingFound: Story = {
  args: { text: "无此产品" },
  parameters: { scenario: none },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("未找到您要的产品，您可以尝试联系客服。")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "联系我们" })).toHaveAttribute(
      "href",
      "/info/contactus",
    );
    await expect(canvas.queryByRole("tab")).toBeNull();
  },
};

export const NothingFoundWithChat: Story = {
  tags: ["no-picture"],
  args: { text: "无此产品" },
  parameters: { scenario: none, chatUrl: "https://chat.shop.example/" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("未找到您要的产品，您可以尝试联系客服。")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "联系在线客服" })).toHaveAttribute(
      "href",
      "https://chat.shop.example/",
    );
  },
};

export const Failed: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      refuses(searchReagents, codes.failed, callMessages.failed, { once: true }),
      refuses(searchInstruments, codes.failed, callMessages.failed),
    ],
  },
  play: async ({ canvas }) => {
    const retry = await canvas.findByRole("button", { name: "重试" });
    if (restsHere()) return;
    await userEvent.click(retry);
    await expect(await canvas.findByRole("article", { name: "水杨醛" })).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

const expectRefused = async (canvas: Canvas, message: Message) => {
  await expect(await canvas.findByText(message.zh)).toBeVisible();
  await expect(canvas.getByRole("button", { name: "重试" })).toBeVisible();
};

const tooLong = callMessages.unreadable("keyword", {
  message: textProblems.tooLong,
  requirement: 200,
});

/** The server's message says what is wrong with a text. */
export const TextRefused: Story = {
  parameters: {
    scenario: [
      refuses(searchReagents, codes.badRequest, tooLong),
      refuses(searchInstruments, codes.badRequest, tooLong),
    ],
  },
  play: ({ canvas }) => expectRefused(canvas, tooLong),
};

export const TextTooLong: Story = {
  parameters: {
    scenario: [
      refuses(searchReagents, codes.tooLarge, callMessages.tooLarge),
      refuses(searchInstruments, codes.tooLarge, callMessages.tooLarge),
    ],
  },
  play: ({ canvas }) => expectRefused(canvas, callMessages.tooLarge),
};

export const ReagentsFailed: Story = {
  parameters: { scenario: [refuses(searchReagents, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
    if (restsHere()) return;
    await userEvent.click(canvas.getByRole("tab", { name: "仪器耗材 3" }));
    await expect(canvas.getAllByText("苯甲醛", { selector: "mark" })[0]).toBeVisible();
  },
};

/** Facets and category are in the address. */
export const Narrowed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "目录价" }));
    const prices = within(await screen.findByRole("dialog", { name: "目录价" }));
    await userEvent.click(await prices.findByRole("checkbox", { name: /^¥50 以下/ }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/苯甲醛?price=under-50"));
    await waitFor(() =>
      expect(canvas.getByRole("tab", { name: /^试剂/ })).not.toHaveTextContent("12"),
    );
  },
};

export const NarrowedToNothing: Story = {
  parameters: {
    route: "/search/苯甲醛?purity=99.9",
    scenario: [answers(searchReagents, noReagents)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("没有符合条件的产品")).toBeVisible();
    await expect(canvas.getByRole("tab", { name: "试剂 0" })).toBeVisible();
  },
};

/** Facets are usable without their counts. */
export const FacetsFailed: Story = {
  parameters: { scenario: [refuses(countSearchFacets, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "纯度" }));
    const purity = within(await screen.findByRole("dialog", { name: "纯度" }));
    await expect(purity.getByRole("checkbox", { name: "≥99.9%" })).toBeEnabled();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

/** The page is in the address. */
export const ManyPages: Story = {
  parameters: {
    scenario: [
      answers(searchReagents, ({ page }, language) => {
        sent(page);
        return manyReagentResults(page, language);
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    sent.mockClear();
    const pager = await canvas.findByRole("navigation", { name: "分页" });
    await expect(within(pager).getByText("共 126 条")).toBeVisible();
    await expect(within(pager).getAllByRole("link", { name: /^第 \d 页$/ })).toHaveLength(5);
    await userEvent.click(within(pager).getByRole("link", { name: "第 2 页" }));
    await waitFor(() => expect(sent).toHaveBeenLastCalledWith(2));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/苯甲醛?page=2"));
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await expect(within(pager).getByRole("link", { name: "第 2 页" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const PageInTheAddress: Story = {
  parameters: { ...ManyPages.parameters, route: "/search/苯甲醛?page=3" },
  play: async ({ canvas }) => {
    const pager = within(await canvas.findByRole("navigation", { name: "分页" }));
    await expect(sent).toHaveBeenLastCalledWith(3);
    await expect(pager.getByRole("link", { current: "page" })).toHaveTextContent("3");
  },
};

export const PageBeyondTheLast: Story = {
  parameters: { ...ManyPages.parameters, route: "/search/苯甲醛?page=99" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("navigation", { name: "分页" });
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/苯甲醛?page=7"));
  },
};

/** Of more than 10,000 results so many are counted and have pages; their substances are not counted. */
export const MoreThanCounted: Story = {
  parameters: {
    route: "/search/苯甲醛?page=501",
    scenario: [
      answers(searchReagents, ({ page }, language) => ({
        ...manyReagentResults(1, language),
        ...(page > 500 ? { items: [] } : {}),
        total: 10_000,
        isMore: true,
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/苯甲醛?page=500"));
    await expect(await canvas.findByRole("tab", { name: "试剂 10,000+" })).toBeVisible();
    await expect(canvas.getByText("共 10,000+ 个规格")).toBeVisible();
    const pager = within(canvas.getByRole("navigation", { name: "分页" }));
    await expect(pager.getByText("共 10,000+ 条")).toBeVisible();
    await expect(pager.getByRole("link", { current: "page" })).toHaveTextContent("500");
    await expect(pager.queryByRole("link", { name: "下一页" })).toBeNull();
  },
};

export const Instruments: Story = {
  args: { text: "移液器" },
  parameters: {
    scenario: [
      answers(searchReagents, noReagents),
      answers(searchInstruments, manyInstrumentResults),
      answers(addInstrumentToCart, record),
    ],
  },
  play: async ({ canvas }) => {
    sent.mockClear();
    await expect(await canvas.findByRole("tab", { name: "仪器耗材 46" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await expect(canvas.queryByRole("tab", { name: /^试剂/ })).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "加入购物车 INS-0031-01" }));
    await expect(await screen.findByText("已加入购物车")).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({ spuCode: "INS-0031", skuId: "70011", quantity: 1 });
  },
};

/** The instruments found are narrowed, sorted and paged on the address, beside the refinement of the reagents. */
export const InstrumentsNarrowed: Story = {
  args: { text: "移液器" },
  parameters: {
    route: "/search/移液器?sort=name",
    scenario: [
      answers(searchReagents, noReagents),
      answers(searchInstruments, manyInstrumentResults),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText("共 46 个规格")).toBeVisible();
    await userEvent.click(canvas.getByRole("link", { name: "第 2 页" }));
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe("/search/移液器?sort=name&instrument-page=2"),
    );
    await expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus();
    await userEvent.click(canvas.getByRole("button", { name: "分类" }));
    const values = await screen.findByRole("dialog", { name: "分类" });
    await userEvent.click(within(values).getByRole("checkbox", { name: /^移液与输液/u }));
    await userEvent.keyboard("{Escape}");
    await waitFor(() =>
      expect(routeIn(canvasElement)).toBe(
        "/search/移液器?sort=name&instrument-category=移液与输液",
      ),
    );
    await waitFor(() => expect(canvas.queryByText("共 46 个规格")).toBeNull());
    await userEvent.selectOptions(canvas.getByRole("combobox", { name: "排序" }), "价格从低到高");
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/&instrument-sort=price-up$/u));
    await userEvent.click(canvas.getByRole("button", { name: "去掉条件：分类 移液与输液" }));
    await expect(await canvas.findByText("共 46 个规格")).toBeVisible();
  },
};

/** A shared address of instruments that nothing matches opens their tab, where the filters can be removed. */
export const NoInstrumentMatches: Story = {
  parameters: { route: "/search/苯甲醛?instrument-brand=无" },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole("tab", { name: "仪器耗材 0" })).toHaveAttribute(
      "aria-selected",
      "true",
    );
    await userEvent.click(await canvas.findByRole("button", { name: "清除全部条件" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/search/苯甲醛"));
    await expect(await canvas.findByRole("tab", { name: "仪器耗材 3" })).toBeVisible();
  },
};

export const InstrumentRefused: Story = {
  args: { text: "移液器" },
  parameters: { scenario: [refuses(addInstrumentToCart, codes.badRequest, cartMessages.tooMany)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "加入购物车 INS-0031-01" }));
    await expect(await screen.findByText("购物车中同一商品的数量不能超过 9999。")).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const RecentlyViewed: Story = {
  args: { text: "检测管" },
  parameters: {
    stored: {
      [storageKeys.instrumentHistory]: JSON.stringify(
        ["70013", "70021", "70022", "70011"].map((skuId) => ({ skuId })),
      ),
    },
  },
  play: async ({ canvas }) => {
    const recent = await canvas.findByRole("region", { name: "最近浏览" });
    const links = within(recent).getAllByRole("link", { hidden: true });
    await expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/consumables/INS-0031?sku_code=INS-0031-03",
      "/consumables/INS-0058?sku_code=INS-0058-01",
      "/consumables/INS-0058?sku_code=INS-0058-02",
      "/consumables/INS-0031?sku_code=INS-0031-01",
    ]);
    const opened = canvas.getAllByRole("link", { name: /苯甲醛气体检测管/ })[2];
    if (!opened) throw new Error("the third instrument is not there");
    await expect(opened).toHaveAttribute("href", "/consumables/INS-0058?sku_code=INS-0058-03");
    await expect(opened).toHaveAttribute("target", "_blank");
    const stayHere = (event: Event) => event.preventDefault();
    document.addEventListener("click", stayHere);
    await userEvent.click(opened);
    document.removeEventListener("click", stayHere);
    await waitFor(() => expect(within(recent).getAllByText("INS-0058-03")[0]).toBeVisible());
  },
};

/** Recently viewed items are listed under the reagents. */
export const RecentItems: Story = {
  parameters: { stored: itemsViewed("E809056", "V806733") },
  play: async ({ canvas }) => {
    const recent = await canvas.findByRole("region", { name: "最近浏览" });
    await expect(within(recent).getByRole("link", { name: "乙醇" })).toHaveAttribute(
      "href",
      "/products/E809056",
    );
  },
};

/** The same button adds an item to the comparison and removes it. */
export const PutOnComparison: Story = {
  parameters: { stored: itemsChosen("E809056") },
  play: async ({ canvas }) => {
    const compare = await canvas.findByRole("button", { name: "对比 B810527" });
    await expect(compare).toHaveAttribute("aria-pressed", "false");
    await userEvent.click(compare);
    await expect(compare).toHaveAttribute("aria-pressed", "true");
    await userEvent.click(compare);
    await expect(compare).toHaveAttribute("aria-pressed", "false");
  },
};

/** A fifth item is refused with a link to the comparison. */
export const ComparisonFull: Story = {
  parameters: { stored: itemsChosen("E809056", "V806733", "T818452", "A801119") },
  play: async ({ canvas }) => {
    const compare = await canvas.findByRole("button", { name: "对比 B810527" });
    await userEvent.click(compare);
    await expect(await screen.findByText("最多可以对比 4 种产品，请先移除一种")).toBeVisible();
    await expect(screen.getByRole("link", { name: "查看对比" })).toHaveAttribute(
      "href",
      "/compare?items=E809056,V806733,T818452,A801119",
    );
    await expect(compare).toHaveAttribute("aria-pressed", "false");
  },
};

export const PricesLoading: Story = {
  tags: ["picture"],
  parameters: { scenario: [waits(readPriceAndStock)] },
  play: async ({ canvas }) => {
    const expander = await canvas.findByRole("button", { name: "B810527 的价格与库存" });
    await userEvent.click(expander);
    await expect(expander).toHaveAttribute("aria-expanded", "true");
    await expect(await canvas.findByText("正在加载")).toBeInTheDocument();
    await expect(canvas.queryByRole("table", { name: "B810527 的价格与库存" })).toBeNull();
  },
};

/** An item that is opened again begins at 0 (storefront §4, product line rows). */
export const OpenedAgain: Story = {
  play: async ({ canvas }) => {
    const expander = await canvas.findByRole("button", { name: "B810527 的价格与库存" });
    const first = async () => {
      await userEvent.click(expander);
      const table = await canvas.findByRole("table", { name: "B810527 的价格与库存" });
      const [field] = within(table).getAllByLabelText(/数量$/, { selector: "input" });
      if (!field) throw new Error("no pack has a quantity");
      return field;
    };
    const field = await first();
    await userEvent.clear(field);
    await userEvent.type(field, "3{Tab}");
    await expect(field).toHaveValue("3");
    await userEvent.click(expander);
    await waitFor(() => expect(field).not.toBeInTheDocument());
    await expect(await first()).toHaveValue("0");
  },
};

export const PricesFailed: Story = {
  parameters: { scenario: [refuses(readPriceAndStock, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole("button", { name: "B810527 的价格与库存" }));
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const FavouriteRefused: Story = {
  parameters: { scenario: [refuses(addFavourite, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    const heart = await canvas.findByRole("button", { name: "收藏 S812046" });
    await userEvent.click(heart);
    await expectAlert("系统出错，请稍后再试。");
    if (restsHere()) return;
    await answerAlert("确定");
    await expect(heart).toHaveAttribute("aria-pressed", "false");
  },
};

export const RecentlyViewedFailed: Story = {
  args: { text: "检测管" },
  parameters: {
    stored: { [storageKeys.instrumentHistory]: JSON.stringify([{ skuId: "70013" }]) },
    scenario: [refuses(readInstrumentHistory, codes.failed, callMessages.failed)],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("button", { name: "重试" })).toBeVisible();
    await expect(canvas.getByRole("tab", { name: /^仪器耗材/ })).toBeVisible();
  },
};

export const OnAPhone: Story = { ...PacksOpened, globals: { viewport: { value: "phone" } } };
/** Stacked items are higher than a height kept for them: what follows would cover their buttons. */
export const SubstancesLaidOutOnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await canvas.findByRole("button", { name: "收藏 B810527" });
    for (const substance of canvas.getAllByRole("article"))
      await expect(getComputedStyle(substance).contentVisibility).toBe("visible");
  },
};
export const InstrumentsOnAPhone: Story = {
  ...Instruments,
  globals: { viewport: { value: "phone" } },
};

/** The controls set the number of results and the length of the names. */
export const Dials: Story = {
  ...dials(
    {
      reagents: { from: 0, to: 400, at: 40 },
      nameLength: { from: 1, to: 180, at: 24 },
    },
    ({ reagents, nameLength }) => [
      answers(searchReagents, ({ page, limit }, language) => ({
        ...noReagents,
        items: manyItemRows(reagents, language)
          .slice((page - 1) * limit, page * limit)
          .map((row) => ({
            ...row,
            chineseName: inLength(row.chineseName, nameLength),
            englishName: inLength(row.englishName, nameLength),
          })),
        total: reagents,
      })),
    ],
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("tab", { name: "试剂 40" })).toBeVisible();
  },
};
