import { codes } from "@reagent/api/contract/envelope";
import { type HomeInfo, readHeader, readHome } from "@reagent/api/contract/home";
import { callMessages } from "@reagent/api/messages/call";
import { categories } from "@reagent/api/mock/samples/categories";
import { homeInfo } from "@reagent/api/mock/samples/home";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { restsHere } from "../../../foundations/stage/at-rest.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { photograph } from "../../../foundations/stage/photograph.ts";
import { Home } from "./Home.tsx";

type Canvas = Parameters<NonNullable<StoryObj["play"]>>[0]["canvas"];

const meta = {
  title: "Screens/Home/Home",
  component: Home,
  tags: ["plays-on-phones", "plays-in-chinese"],
  parameters: { route: "/" },
  globals: { viewer: "guest" },
} satisfies Meta<typeof Home>;
export default meta;
type Story = StoryObj<typeof meta>;

const HIGH_DRAWING = '<svg viewBox="0 0 100 400"><path d="M 10 10 L 90 390"/></svg>';

const changed = (change: (home: HomeInfo) => Partial<HomeInfo>) =>
  answers(readHome, (_, language) => {
    const home = homeInfo(language);
    return { ...home, ...change(home) };
  });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { name: "膦配体现货，下单次日到实验台" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看 86 种膦配体" })).toHaveAttribute(
      "href",
      "/category/10121",
    );
    const lines = within(await canvas.findByRole("region", { name: "产品线" }));
    const entries = await lines.findAllByRole("listitem");
    await expect(entries).toHaveLength(6);
    const drawings = entries.map((entry) => entry.querySelector("svg")?.outerHTML);
    await expect(new Set(drawings).size).toBe(6);
    for (const name of ["置顶", "公司新闻", "技术文章", "化学与生活", "公告栏"]) {
      await expect(await canvas.findByRole("heading", { name })).toBeVisible();
    }
    await expect(canvas.getByRole("link", { name: "更多公司新闻" })).toBeVisible();
    await expect(canvas.getByRole("heading", { name: "您好，请登录" })).toBeVisible();
  },
};

/** The groups of the category column are at equal distances from each other. */
export const EvenCategories: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const column = await canvas.findByRole("navigation", { name: "分类一览" });
    const groups = [...column.querySelectorAll("section")].map((group) =>
      group.getBoundingClientRect(),
    );
    const gaps = groups.slice(1).map(({ top }, index) => top - (groups[index]?.bottom ?? 0));
    for (const gap of gaps) await expect(gap).toBeCloseTo(gaps[0] ?? 0, 0);
    const [first] = column.querySelectorAll("section ul");
    await expect(first?.getBoundingClientRect().bottom).toBeCloseTo(groups[0]?.bottom ?? 0, 0);
  },
};

/** On a wide screen every tile of the look-ups is one line high below its title. */
export const LookupsInOneLine: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const tiles = within(await canvas.findByRole("navigation", { name: "查询与检索" }));
    for (const tile of tiles.getAllByRole("link"))
      for (const text of tile.querySelectorAll("span > span"))
        await expect(text.getClientRects()[0]?.height, text.textContent ?? "").toBeLessThan(30);
  },
};

export const Customer: Story = {
  globals: { viewer: "customer" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "您好，周以宁" })).toBeVisible();
    await expect(canvas.getByText("华东应用化学研究所")).toBeVisible();
    await expect(canvas.getByRole("link", { name: "我的订单" })).toHaveAttribute(
      "href",
      "/order_history",
    );
  },
};

/** A photograph is in its own colours, and says what it shows where it has a text alternative. */
export const Photograph: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      changed(({ banners: [first] }) => ({
        banners: first ? [{ ...first, drawing: photograph, alt: "通风柜" }] : [],
      })),
    ],
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole("img", { name: "通风柜" });
    await expect(picture).toHaveAttribute("src", photograph);
    await expect(picture.getBoundingClientRect().height).toBeGreaterThan(0);
  },
};

/** On a phone a high drawing makes no banner higher than its words need. */
export const HighDrawingOnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  parameters: {
    scenario: [
      changed(({ banners }) => ({
        banners: banners.map((banner) => ({ ...banner, drawing: HIGH_DRAWING })),
      })),
    ],
  },
  play: async ({ canvas }) => {
    const banners = await canvas.findByRole("region", { name: "精选" });
    const [banner] = within(banners).getAllByRole("article");
    await expect(banner?.getBoundingClientRect().height).toBe(384);
    await expect(banner?.querySelector("svg")?.getBoundingClientRect().height).toBeGreaterThan(80);
  },
};

/** A photograph of an activity fills its place beside the words, cut at the edges. */
export const ActivityPhotograph: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      changed(({ activities: { rows } }) => ({
        activities: { rows: rows.map((row) => ({ ...row, drawing: photograph })) },
      })),
    ],
  },
  play: async ({ canvas }) => {
    const activities = await canvas.findByRole("region", { name: "活动" });
    const picture = activities.querySelector("img");
    await expect(picture).toHaveAttribute("src", photograph);
    await expect(picture && getComputedStyle(picture).objectFit).toBe("cover");
    await expect(picture?.getBoundingClientRect()).toMatchObject({ width: 136, height: 120 });
  },
};

/** The first banner becomes a carousel once its code has loaded. */
export const BannersTurned: Story = {
  play: async ({ canvas }) => {
    const banners = await canvas.findByRole("region", { name: "精选" });
    await userEvent.click(await within(banners).findByRole("button", { name: "第 2 组" }));
    await waitFor(() =>
      expect(within(banners).getByRole("button", { name: "第 2 组" })).toHaveAttribute(
        "aria-current",
        "true",
      ),
    );
  },
};

/** The whole banner is its link, also where the drawing is (storefront §3, home info). */
export const BannerFollowed: Story = {
  play: async ({ canvas, canvasElement }) => {
    const action = await canvas.findByRole("link", {
      name: homeInfo("zh").banners[0]?.action ?? "",
    });
    const banner = action.closest("article");
    const art = banner?.querySelector("svg")?.getBoundingClientRect();
    if (!banner || !art) throw new Error("the first banner has no drawing");
    const x = Math.min(art.right, banner.getBoundingClientRect().right) - 40;
    const document = canvasElement.ownerDocument;
    await expect(document.elementFromPoint(x, art.top + art.height / 2)?.closest("a")).toBe(action);
    await userEvent.click(action);
    await waitFor(() => expect(routeIn(canvasElement)).toBe(homeInfo("zh").banners[0]?.link));
  },
};

/** Activities lead to their details; the carousel turns by itself and can be stopped (WCAG 2.2.2). */
export const ActivitiesTurn: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole("region", { name: "活动" });
    for (const { id, subject } of homeInfo("zh").activities.rows)
      await expect(within(region).getByRole("link", { name: new RegExp(subject) })).toHaveAttribute(
        "href",
        `/activity/detail/${id}`,
      );
    const turn = { name: /自动播放$/u };
    const toggle = await within(region).findByRole("button", turn);
    const before = toggle.getAttribute("aria-label");
    await userEvent.click(toggle);
    await expect(within(region).getByRole("button", turn)).not.toHaveAccessibleName(before ?? "");
  },
};

const boxOf = (element: Element) => element.getBoundingClientRect();
const overlap = (one: DOMRect, other: DOMRect) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

async function expectFreeHeadlines(canvas: Canvas) {
  const banners = await canvas.findByRole("region", { name: "Highlights" });
  await within(banners).findByRole("button", { name: /2/ });
  for (const banner of within(banners).getAllByRole("article")) {
    const [subject, drawing] = [banner.querySelector("h2"), banner.querySelector("svg")];
    if (!subject || !drawing) throw new Error("a banner has no headline or no drawing");
    const words = new Range();
    words.selectNodeContents(subject);
    await expect(overlap(words.getBoundingClientRect(), boxOf(drawing))).toBe(false);
  }
}

/** No headline runs over its drawing, and all categories are listed. */
export const InEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en", viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    await expectFreeHeadlines(canvas);
    const column = canvas.getByRole("navigation", { name: "Categories at a glance" });
    for (const { name, children } of categories("en"))
      for (const label of [name, ...children.map((child) => child.name)])
        await expect(within(column).getByRole("link", { name: label })).toBeVisible();
  },
};

export const InEnglishOnAPhone: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en", viewport: { value: "phone" } },
  play: ({ canvas }) => expectFreeHeadlines(canvas),
};

export const NoticeOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(
      await canvas.findByRole("button", { name: "关于危险化学品配送时间调整的通知" }),
    );
    const dialog = await screen.findByRole("dialog", { name: "关于危险化学品配送时间调整的通知" });
    await expect(await within(dialog).findByText(/仍为每日 15:00 前截单/)).toBeVisible();
  },
};

export const ArticleOpened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "苦杏仁与苯甲醛" }));
    await waitFor(() => expect(routeIn(canvasElement)).toMatch(/^\/chemlife\/detail\/\d+$/));
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(readHome), waits(readHeader)] },
};

export const Failed: Story = {
  parameters: { scenario: [refuses(readHome, codes.failed, callMessages.failed, { once: true })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("内容未能加载。")).toBeVisible();
    await expect(canvas.getByRole("link", { name: /^批量查询/ })).toBeVisible();
    await expect(screen.queryByText("系统出错，请稍后再试。")).toBeNull();
    // The workbench shows the failure.
    if (restsHere()) return;
    await userEvent.click(canvas.getByRole("button", { name: "重试" }));
    await expect(
      await canvas.findByRole("heading", { name: "膦配体现货，下单次日到实验台" }),
    ).toBeVisible();
  },
};

export const NothingLoads: Story = {
  tags: ["!plays-on-phones"],
  parameters: {
    scenario: [
      refuses(readHome, codes.failed, callMessages.failed),
      refuses(readHeader, codes.failed, callMessages.failed),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("分类未能加载。")).toBeVisible();
    await expect(await canvas.findByText("内容未能加载。")).toBeVisible();
  },
};

/** A shop that has nothing yet names itself, and leads nowhere where there is nothing. */
export const Empty: Story = {
  parameters: {
    scenario: [
      answers(readHeader, { categories: [], emptySections: [] }),
      changed(() => ({
        banners: [],
        activities: { rows: [] },
        top: { rows: [] },
        news: { rows: [] },
        articles: { rows: [] },
        chemlife: { rows: [] },
        noticeBoard: { subject: "", content: "" },
        productLines: { rows: [] },
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("实验室化学试剂")).toBeVisible();
    await expect(await canvas.findByRole("heading", { name: "您好，请登录" })).toBeVisible();
    for (const name of ["产品线", "活动", "公告栏", "置顶", "公司新闻", "技术文章", "化学与生活"])
      await expect(canvas.queryByRole("heading", { name })).toBeNull();
    await expect(canvas.queryByRole("navigation", { name: "分类一览" })).toBeNull();
  },
};

/** The banners grow with the categories beside them, and the notices with the banners: no column ends above the others. */
export const EvenColumns: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { language: "en", viewport: { value: "desktop" } },
  play: async ({ canvas }) => {
    const categories = await canvas.findByRole("navigation", { name: "Categories at a glance" });
    const lookups = canvas.getByRole("navigation", { name: "Look-ups and searches" });
    const banners = await canvas.findByRole("region", { name: "Highlights" });
    const board = canvas.getByRole("heading", { name: "Notices" }).closest("section");
    await expect(boxOf(lookups).bottom).toBeCloseTo(boxOf(categories).bottom, 0);
    await expect(board?.parentElement && boxOf(board.parentElement).bottom).toBeCloseTo(
      boxOf(banners).bottom,
      0,
    );
  },
};

/** Product lines without pictures have no room for them. */
export const LinesWithoutPictures: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      changed(({ productLines: { rows } }) => ({
        productLines: { rows: rows.map((line) => ({ ...line, drawing: "" })) },
      })),
    ],
  },
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole("region", { name: "产品线" }));
    const [entry] = await lines.findAllByRole("listitem");
    const words = entry?.querySelector("a > span");
    if (!entry || !words) throw new Error("the list of product lines is empty");
    await expect(boxOf(words).left - boxOf(entry).left).toBeLessThan(20);
  },
};

/** A shop with few entries: what there is takes the width, and the look-ups the room of the notices. */
export const FewEntries: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "desktop" } },
  parameters: {
    scenario: [
      changed(({ banners, activities, news, productLines }) => ({
        banners: banners.slice(0, 1),
        activities: { rows: activities.rows.slice(0, 2) },
        top: { rows: [] },
        news: { rows: news.rows.slice(0, 3) },
        articles: { rows: [] },
        noticeBoard: { subject: "", content: "" },
        productLines: { rows: productLines.rows.slice(0, 4) },
      })),
    ],
  },
  play: async ({ canvas }) => {
    const welcome = canvas.getByRole("heading", { name: "您好，请登录" });
    const lookups = canvas.getByRole("navigation", { name: "查询与检索" });
    const banner = (
      await canvas.findByRole("heading", { name: "膦配体现货，下单次日到实验台" })
    ).closest("article");
    await waitFor(() =>
      expect(boxOf(lookups).left).toBeCloseTo(boxOf(welcome.parentElement ?? welcome).left, 0),
    );
    await expect(banner && boxOf(banner).bottom).toBeCloseTo(boxOf(lookups).bottom, 0);
    const right = boxOf(lookups).right;
    const lines = within(await canvas.findByRole("region", { name: "产品线" }));
    const entries = lines.getAllByRole("listitem").map(boxOf);
    await expect(entries.map((box) => Math.round(box.right))).toEqual([
      expect.any(Number),
      Math.round(right),
      expect.any(Number),
      Math.round(right),
    ]);
    const activities = within(await canvas.findByRole("region", { name: "活动" }));
    const [, second] = activities.getAllByRole("listitem").map(boxOf);
    await expect(second?.right).toBeCloseTo(right, 0);
    const life = canvas.getByRole("heading", { name: "化学与生活" }).closest("section");
    await expect(life && boxOf(life).right).toBeCloseTo(right, 0);
  },
};

/** The button of each banner is in sight, above the controls. */
async function expectButtons(canvas: Canvas) {
  const banners = await canvas.findByRole("region", { name: "精选" });
  const controls = boxOf(await within(banners).findByRole("button", { name: "下一组" }));
  const articles = within(banners).getAllByRole("article");
  for (const banner of articles) {
    const button = boxOf(within(banner).getByRole("link"));
    await expect(button.height).toBeGreaterThan(0);
    await expect(button.bottom).toBeLessThanOrEqual(controls.top);
    await expect(button.right).toBeLessThanOrEqual(boxOf(banner).right);
  }
}

const long =
  "（1R,2R）-1,2-二氨基环己烷-N,N'-双（2'-二苯基膦苯甲酰）与同类手性配体的选用、贮存与回收";

export const LongContent: Story = {
  parameters: {
    scenario: [
      changed((home) => ({
        banners: home.banners.map((banner) => ({ ...banner, subject: long, note: long })),
        activities: { rows: home.activities.rows.map((row) => ({ ...row, subject: long })) },
        top: { rows: home.top.rows.map((row) => ({ ...row, subject: long })) },
        news: { rows: home.news.rows.map((row) => ({ ...row, subject: long })) },
        articles: {
          rows: Array.from({ length: 40 }, (_, index) => ({
            id: String(index + 1),
            subject: long,
            day: "",
          })),
        },
        noticeBoard: { subject: long, content: `<p>${long.repeat(12)}</p>` },
        productLines: {
          rows: [...home.productLines.rows, ...home.productLines.rows].map((row, index) => ({
            ...row,
            id: String(index + 1),
            name: long,
            claim: long,
          })),
        },
      })),
    ],
  },
  play: async ({ canvas }) => {
    const lines = within(await canvas.findByRole("region", { name: "产品线" }));
    await waitFor(() => expect(lines.getAllByRole("listitem")).toHaveLength(6));
    await expectButtons(canvas);
  },
};

/** Notes of many lines and words of the button that need two: the button stays in the banner. */
export const LongBanners: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  parameters: {
    scenario: [
      changed(({ banners }) => ({
        banners: banners.map((banner) => ({
          ...banner,
          subject: long.repeat(3),
          note: long.repeat(3),
          action: long,
        })),
      })),
    ],
  },
  play: ({ canvas }) => expectButtons(canvas),
};

export const OnATablet: Story = { globals: { viewport: { value: "tablet" } } };

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
