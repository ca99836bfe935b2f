import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { LinkTabs } from "./LinkTabs.tsx";

const english = {
  新闻与文章: "News and articles",
  公司新闻: "Company news",
  技术文章: "Technical articles",
  化学与生活: "Chemistry and life",
};
const say = sayIn(english);

const meta: Meta<typeof LinkTabs> = {
  title: "Components/LinkTabs",
  tags: ["plays-on-phones"],
  component: LinkTabs,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof LinkTabs>;

export const NewsAndArticles: Story = {
  args: {
    label: "新闻与文章",
    current: "article",
    entries: [
      { id: "news", label: "公司新闻", to: "/news" },
      { id: "article", label: "技术文章", to: "/article" },
      { id: "chemlife", label: "化学与生活", to: "/chemlife" },
    ],
  },
  play: async ({ canvas }) => {
    const tabs = within(canvas.getByRole("navigation", { name: say("新闻与文章") }));
    await expect(tabs.getAllByRole("link")).toHaveLength(3);
    await expect(tabs.getByRole("link", { current: "page" })).toHaveAccessibleName(say("技术文章"));
    await expect(tabs.getByRole("link", { name: say("公司新闻") })).toHaveAttribute(
      "href",
      words({ zh: "/news", en: "/en/news" }),
    );
  },
};

/** The current tab is scrolled into view when not all tabs fit. */
export const MoreThanFitOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    label: "News and articles",
    current: "chemlife",
    entries: [
      { id: "news", label: "Company news of this year", to: "/news" },
      { id: "article", label: "Technical articles", to: "/article" },
      { id: "chemlife", label: "Chemistry and life", to: "/chemlife" },
    ],
  },
  play: async ({ canvas }) => {
    const tab = canvas.getByRole("link", { current: "page" }).getBoundingClientRect();
    const nav = canvas.getByRole("navigation").getBoundingClientRect();
    await expect(Math.floor(tab.right)).toBeLessThanOrEqual(Math.ceil(nav.right) + 4);
  },
};
