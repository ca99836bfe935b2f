import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor } from "storybook/test";
import { pageLoadedIn, routeIn } from "../../foundations/stage/location.ts";
import { photograph } from "../../foundations/stage/photograph.ts";
import { RichText } from "./RichText.tsx";

const article = `
  <h2>无水溶剂怎么选</h2>
  <p>水含量以<strong>卡尔·费休法</strong>测定，见 <a href="/article/detail/3">方法</a>或<a href="https://example.org/">原文</a>。</p>
  <ul><li>3A 分子筛：醇类</li><li>4A 分子筛：醚类</li></ul>
  <table><thead><tr><th>溶剂</th><th>含水量</th></tr></thead><tbody><tr><td>四氢呋喃</td><td>≤ 50 ppm</td></tr></tbody></table>
  <blockquote>开封后请充氮保存。</blockquote>`;

const english = {
  [article]: `
  <h2>How to choose dry solvents</h2>
  <p>The water content is measured by <strong>Karl Fischer titration</strong>; see the <a href="/article/detail/3">method</a> or the <a href="https://example.org/">original</a>.</p>
  <ul><li>3A molecular sieves: alcohols</li><li>4A molecular sieves: ethers</li></ul>
  <table><thead><tr><th>Solvent</th><th>Water</th></tr></thead><tbody><tr><td>Tetrahydrofuran</td><td>≤ 50 ppm</td></tr></tbody></table>
  <blockquote>Fill with nitrogen once opened.</blockquote>`,
};

const meta: Meta<typeof RichText> = {
  title: "Components/RichText",
  component: RichText,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof RichText>;

export const Article: Story = {
  args: { html: article },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("heading", { name: "无水溶剂怎么选" })).toBeVisible();
    const elsewhere = canvas.getByRole("link", { name: "原文" });
    await expect(elsewhere).toHaveAttribute("rel", "noopener noreferrer");
    await expect(elsewhere).toHaveAttribute("target", "_blank");
    await expect(canvas.getByRole("link", { name: "方法" })).not.toHaveAttribute("target");
  },
};

/** The section that the address names, whose heading has its id only now. */
export const SectionOfAddress: Story = {
  tags: ["no-picture"],
  args: {
    html: Array.from(
      { length: 8 },
      (_, at) => `<h2>第 ${at + 1} 节</h2>${"<p>正文</p>".repeat(20)}`,
    ).join(""),
    hasSections: true,
  },
  parameters: { route: "/html/termsofuse#section-7" },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole("heading", { name: "第 7 节" });
    await waitFor(() => expect(heading).toHaveFocus());
    const { top, bottom } = heading.getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(innerHeight);
  },
};

/** A link to a page of the shop keeps the language, and loads no document. */
export const LinkInEnglish: Story = {
  tags: ["!plays-in-chinese", "no-picture"],
  globals: { language: "en" },
  args: {
    html: `<p>See <a href="/info/core?from=text">what we do</a>, in <a href="/en/info/culture">English</a>, or <a href="/files/terms.pdf">a file</a>.</p>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const link = await canvas.findByRole("link", { name: "what we do" });
    await expect(link).toHaveAttribute("href", "/en/info/core?from=text");
    await expect(canvas.getByRole("link", { name: "English" })).toHaveAttribute(
      "href",
      "/en/info/culture",
    );
    await expect(canvas.getByRole("link", { name: "a file" })).toHaveAttribute(
      "href",
      "/files/terms.pdf",
    );
    await userEvent.click(link);
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/info/core?from=text"));
    await expect(pageLoadedIn(canvasElement)).toBeUndefined();
  },
};

/** A link in a dialog opens a tab, which leaves what is below the dialog as it is. */
export const LinkInADialog: Story = {
  tags: ["no-picture"],
  args: { html: article, isInDialog: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole("link", { name: "方法" })).toHaveAttribute(
      "target",
      "_blank",
    );
  },
};

/** An image keeps how wide it is shown, by which a browser chooses among its files. */
export const Image: Story = {
  tags: ["no-picture"],
  args: { html: `<p><img src="${photograph}" sizes="min(100vw, 588px)" alt="仓库" /></p>` },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole("img", { name: "仓库" });
    await expect(image).toHaveAttribute("sizes", "min(100vw, 588px)");
    await expect(image).toHaveAttribute("src", photograph);
  },
};

export const ForeignMarkup: Story = {
  args: {
    html: `<p onclick="alert(1)" style="position:fixed">乙醇</p><script>alert(1)</script><form action="/x"><input name="q"></form><a href="javascript:alert(1)">链接</a><iframe src="https://example.org/"></iframe>`,
  },
  play: async ({ canvas, canvasElement }) => {
    const words = await canvas.findByText("乙醇");
    await expect(words.getAttributeNames()).toEqual([]);
    await expect(canvasElement.querySelector("script, form, input, iframe")).toBeNull();
    await expect(canvas.getByText("链接")).not.toHaveAttribute("href");
  },
};
