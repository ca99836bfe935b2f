import { listArticles } from "@reagent/api/contract/article";
import { contentList, contentRows } from "@reagent/api/mock/samples/articles";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { routeIn } from "../../../foundations/stage/location.ts";
import { standardStories } from "../../../foundations/stage/standard-stories.tsx";
import { ArticleList } from "./ArticleList.tsx";

const meta = {
  title: "Screens/Content/Article list",
  component: ArticleList,
  tags: ["plays-on-phones", "plays-in-chinese"],
  args: { type: "news" },
  parameters: { route: "/news" },
} satisfies Meta<typeof ArticleList>;
export default meta;
type Story = StoryObj<typeof meta>;

const standard = standardStories(listArticles, (canvas) =>
  canvas.findByRole("list", { name: "公司新闻" }),
);

const received = fn();
const [newest] = contentRows("news");
const all = contentRows("news").length;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const list = await canvas.findByRole("list", { name: "公司新闻" });
    await expect(within(list).getAllByRole("article")).toHaveLength(10);
    await expect(within(list).getByText(newest?.shownOn ?? "?")).toHaveAttribute(
      "datetime",
      newest?.shownOn,
    );
    await expect(within(list).getByText(newest?.summary ?? "?")).toBeVisible();
    await expect(within(list).getByRole("link", { name: newest?.subject ?? "?" })).toHaveAttribute(
      "href",
      `/news/detail/${newest?.id}`,
    );
    const tabs = within(canvas.getByRole("navigation", { name: "新闻与文章" }));
    await expect(tabs.getByRole("link", { current: "page" })).toHaveAccessibleName("公司新闻");
    await userEvent.click(tabs.getByRole("link", { name: "化学与生活" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/chemlife"));
  },
};

/** The address has the page number; a page has ten rows. */
export const PageTurned: Story = {
  parameters: {
    scenario: [
      answers(listArticles, (params, language) => {
        received(params);
        return contentList(params, language);
      }),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole("link", { name: "第 2 页" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/news?page=2"));
    await waitFor(() => expect(canvas.getByRole("heading", { level: 1 })).toHaveFocus());
    const list = await canvas.findByRole("list", { name: "公司新闻" });
    await waitFor(() => expect(within(list).getAllByRole("article")).toHaveLength(all - 10));
    await expect(received).toHaveBeenLastCalledWith({
      type: "news",
      pageSize: 10,
      page: 2,
      search: "",
      keyword: "",
    });
    await userEvent.click(canvas.getByRole("link", { name: "上一页" }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/news"));
  },
};

export const AnArticlesTab: Story = {
  args: { type: "article" },
  parameters: { route: "/article" },
  play: async ({ canvas }) => {
    const list = await canvas.findByRole("list", { name: "技术文章" });
    await expect(within(list).getAllByRole("article").length).toBeGreaterThan(0);
    await expect(canvas.queryByRole("navigation", { name: "分页" })).toBeNull();
  },
};

/** A page beyond the last redirects to the last. */
export const PageBeyondTheLast: Story = {
  parameters: { route: "/news?page=99" },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("list", { name: "公司新闻" });
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/news?page=2"));
    await waitFor(() => expect(canvas.getAllByRole("article")).toHaveLength(all - 10));
  },
};

export const TwoHundred: Story = {
  parameters: {
    route: "/news?page=7",
    scenario: [
      answers(listArticles, (_, language) => ({
        rows: contentRows("news", language).slice(0, 10),
        total: 200,
      })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("共 200 条")).toBeVisible();
    await expect(canvas.getAllByRole("link", { name: /^第 \d+ 页$/u })).toHaveLength(5);
    await expect(canvas.getByRole("link", { name: "第 7 页" })).toHaveAttribute(
      "aria-current",
      "page",
    );
  },
};

export const Empty: Story = {
  parameters: { scenario: [answers(listArticles, { rows: [], total: 0 })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "暂无内容" })).toBeVisible();
  },
};

export const Loading: Story = {
  ...standard.loading,
  play: async (context) => {
    await standard.loading.play(context);
    await expect(context.canvas.getByRole("heading", { level: 1, name: "公司新闻" })).toBeVisible();
  },
};

export const Failed: Story = {
  ...standard.failed,
  play: async (context) => {
    const { canvas } = context;
    await canvas.findByRole("button", { name: "重试" });
    await expect(canvas.getByRole("navigation", { name: "新闻与文章" })).toBeVisible();
    await standard.failed.play(context);
  },
};

/** Long text wraps, and a summary has at most two lines. */
export const LongContent: Story = {
  globals: { viewport: { value: "phone" } },
  parameters: {
    scenario: [
      answers(listArticles, (_, language) => ({
        rows: contentRows("news", language)
          .slice(0, 3)
          .map((row) => ({
            ...row,
            subject:
              "关于N-α-芴甲氧羰基-N-ω-(2,2,4,6,7-五甲基二氢苯并呋喃-5-磺酰基)-L-精氨酸等保护氨基酸调整包装与贮存条件的说明：自下月起改用铝箔袋",
            summary: "2-(7-azabenzotriazol-1-yl)-N,N,N',N'-tetramethyluronium ".repeat(8),
          })),
        total: 3,
      })),
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole("list", { name: "公司新闻" });
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = standard.onAPhone;
