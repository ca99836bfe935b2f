import { listArticles, readArticle } from "@reagent/api/contract/article";
import { codes } from "@reagent/api/contract/envelope";
import { readItemRows } from "@reagent/api/contract/product";
import { articleMessages } from "@reagent/api/messages/article";
import { callMessages } from "@reagent/api/messages/call";
import { articleOf, contentRows } from "@reagent/api/mock/samples/articles";
import { answers, refuses } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { headIn } from "../../../foundations/stage/head.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { photograph } from "../../../foundations/stage/photograph.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { Article } from "./Article.tsx";

const [newest, second, third] = contentRows("news");
const [aboutGoods] = contentRows("article");
const article = articleOf("news", second?.id ?? "?");
if (!newest || !second || !third || !article || !aboutGoods)
  throw new Error("there are fewer than three news");

const meta = {
  title: "Screens/Content/Article",
  component: Article,
  tags: ["plays-in-chinese", "plays-on-phones"],
  args: { type: "news", id: second.id },
  parameters: { route: `/news/detail/${second.id}` },
} satisfies Meta<typeof Article>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(readArticle, (canvas) =>
  canvas.findByRole("heading", { level: 1, name: second.subject }),
);

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: second.subject }),
    ).toBeVisible();
    await expect(canvas.getByText(second.shownOn)).toHaveAttribute("datetime", second.shownOn);
    await expect(await canvas.findByRole("heading", { level: 2, name: "要点" })).toBeVisible();
    const trail = within(canvas.getByRole("navigation", { name: "当前位置" }));
    await expect(trail.getByRole("link", { name: "公司新闻" })).toHaveAttribute("href", "/news");
    await expect(trail.getByText(second.subject)).toHaveAttribute("aria-current", "page");
    const links = within(canvas.getByRole("navigation", { name: "上一篇与下一篇" }));
    await expect(links.getByRole("link", { name: `上一篇 ${newest.subject}` })).toHaveAttribute(
      "href",
      `/news/detail/${newest.id}`,
    );
    await userEvent.click(links.getByRole("link", { name: `下一篇 ${third.subject}` }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe(`/news/detail/${third.id}`));
  },
};

/** The goods that the article is about stand beside it. */
export const WithGoods: Story = {
  args: { type: "article", id: aboutGoods.id },
  parameters: { route: `/article/detail/${aboutGoods.id}` },
  play: async ({ canvas }) => {
    const goods = within(await canvas.findByRole("complementary", { name: "文中产品" }));
    await expect((await goods.findAllByRole("article")).length).toBe(2);
    await expect(goods.getByRole("link", { name: "乙醇" })).toHaveAttribute(
      "href",
      "/products/E809056",
    );
  },
};

/** Goods that fail to load leave the article as it is. */
export const GoodsNotRead: Story = {
  ...WithGoods,
  parameters: {
    ...WithGoods.parameters,
    scenario: [refuses(readItemRows, codes.busy, callMessages.busy)],
  },
  play: async ({ canvas }) => {
    const goods = within(await canvas.findByRole("complementary", { name: "文中产品" }));
    await expect(await goods.findByRole("button", { name: "重试" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: aboutGoods.subject })).toBeVisible();
  },
};

/** The newest others of the list stand beside the article, without itself. */
export const OthersBeside: Story = {
  tags: ["no-picture"],
  play: async ({ canvas, canvasElement }) => {
    const others = within(await canvas.findByRole("complementary", { name: "公司新闻" }));
    await expect(await others.findByRole("link", { name: newest.subject })).toBeVisible();
    await expect(others.queryByRole("link", { name: second.subject })).toBeNull();
    await expect(others.getAllByRole("listitem")).toHaveLength(6);
    await expect(others.getByRole("link", { name: "全部公司新闻" })).toHaveAttribute(
      "href",
      "/news",
    );
    await userEvent.click(others.getByRole("link", { name: third.subject }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe(`/news/detail/${third.id}`));
  },
};

export const WithoutOthers: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(listArticles, { rows: [second], total: 1 })] },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: second.subject });
    await waitFor(() => expect(canvas.queryByRole("complementary")).toBeNull());
  },
};

/** Others that fail to load leave the article as it is. */
export const OthersNotRead: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [refuses(listArticles, codes.busy, callMessages.busy)] },
  play: async ({ canvas }) => {
    const others = within(await canvas.findByRole("complementary", { name: "公司新闻" }));
    await expect(await others.findByRole("button", { name: "重试" })).toBeVisible();
    await expect(canvas.getByRole("heading", { level: 1, name: second.subject })).toBeVisible();
  },
};

export const SearchEngineData: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1, name: second.subject });
    await waitFor(() => expect(document.title).toBe(`${second.subject} · 刻度试剂`));
    const { description, canonical, alternates, data } = headIn(document);
    const url = `https://shop.example/news/detail/${second.id}`;
    await expect(description).toBe(article.summary);
    await expect(canonical).toBe(url);
    await expect(alternates["zh-CN"]).toBe(url);
    await expect(data).toHaveProperty("Article.headline", second.subject);
    await expect(data).toHaveProperty("Article.datePublished", second.shownOn);
  },
};

/** The newest has no previous article; the link to the next stays at the end. */
export const TheNewest: Story = {
  args: { id: newest.id },
  play: async ({ canvas }) => {
    const links = within(await canvas.findByRole("navigation", { name: "上一篇与下一篇" }));
    await expect(links.getAllByRole("link")).toHaveLength(1);
    await expect(links.getByRole("link", { name: /^下一篇/u })).toBeVisible();
  },
};

export const TheOnlyOne: Story = {
  parameters: { scenario: [answers(readArticle, { ...article, next: null, previous: null })] },
  play: async ({ canvas }) => {
    await canvas.findByRole("heading", { level: 1 });
    await expect(canvas.queryByRole("navigation", { name: "上一篇与下一篇" })).toBeNull();
  },
};

/** A photograph says what it shows where it has a text alternative, and no part of it is cut off. */
export const Photograph: Story = {
  // Its size on a phone depends on the page.
  tags: ["no-picture", "!plays-on-phones"],
  parameters: {
    scenario: [answers(readArticle, { ...article, drawing: photograph, alt: "新仓库" })],
  },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole("img", { name: "新仓库" });
    await expect(getComputedStyle(picture).objectFit).toBe("contain");
    await expect(picture.getBoundingClientRect()).toMatchObject({ width: 588, height: 392 });
  },
};

/** On a phone a photograph is as wide as the text. */
export const PhotographOnAPhone: Story = {
  tags: ["no-picture"],
  globals: { viewport: { value: "phone" } },
  parameters: {
    scenario: [answers(readArticle, { ...article, drawing: photograph, alt: "新仓库" })],
  },
  play: async ({ canvas, canvasElement }) => {
    const picture = await canvas.findByRole("img", { name: "新仓库" });
    const { width, height } = picture.getBoundingClientRect();
    await expect(height).toBeCloseTo(width / 1.5, 0);
    await expectNoOverflow(canvasElement);
  },
};

/** Without a text alternative the picture is decoration. */
export const Decoration: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  parameters: { scenario: [answers(readArticle, { ...article, drawing: photograph })] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("heading", { level: 1, name: second.subject });
    await expect(canvasElement.querySelector("article img")).toHaveAttribute("alt", "");
  },
};

/** Scripts, styles and frames in the content are removed. */
export const ForeignMarkup: Story = {
  parameters: {
    scenario: [
      answers(readArticle, {
        ...article,
        content: `<p onclick="alert(1)" style="position:fixed">正文</p><script>alert(1)</script><iframe src="https://example.org/"></iframe>`,
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const words = await canvas.findByText("正文");
    await expect(words.getAttributeNames()).toEqual([]);
    await expect(
      canvasElement.querySelector('main iframe, main script:not([type="application/ld+json"])'),
    ).toBeNull();
  },
};

export const UnknownId: Story = {
  parameters: { scenario: [refuses(readArticle, codes.notFound, articleMessages.articleMissing)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这篇文章" }),
    ).toBeVisible();
    await expect(canvas.getByRole("link", { name: "查看全部公司新闻" })).toHaveAttribute(
      "href",
      "/news",
    );
    await expect(canvas.queryByRole("button", { name: "重试" })).toBeNull();
  },
};

/** An unknown type shows the not-found page. */
export const UnknownType: Story = {
  args: { type: "nothing" },
  parameters: { route: "/nothing/detail/1" },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("heading", { level: 1, name: "没有找到这个页面" }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  ...standard.loading,
  play: async (context) => {
    await standard.loading.play(context);
    await expect(context.canvas.getByRole("link", { name: "首页" })).toBeVisible();
  },
};

export const Failed: Story = standard.failed;

export const LongContent: Story = {
  tags: ["!plays-in-chinese"],
  globals: { viewport: { value: "phone" } },
  parameters: {
    scenario: [
      answers(readArticle, {
        ...article,
        subject:
          "关于N-α-芴甲氧羰基-N-ω-(2,2,4,6,7-五甲基二氢苯并呋喃-5-磺酰基)-L-精氨酸等保护氨基酸调整包装与贮存条件的说明：自下月起改用铝箔袋",
        content: article.content.repeat(4),
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByRole("heading", { level: 2 });
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;
