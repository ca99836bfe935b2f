import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { RichText } from "./RichText.tsx";

const meta: Meta<typeof RichText> = {
  title: "Components/RichText",
  component: RichText,
  tags: ["autodocs"],
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof RichText>;

const article = `
  <h2>无水溶剂怎么选</h2>
  <p>水含量以<strong>卡尔·费休法</strong>测定，见 <a href="/article/detail/3">方法</a>或<a href="https://example.org/">原文</a>。</p>
  <ul><li>3A 分子筛：醇类</li><li>4A 分子筛：醚类</li></ul>
  <table><thead><tr><th>溶剂</th><th>含水量</th></tr></thead><tbody><tr><td>四氢呋喃</td><td>≤ 50 ppm</td></tr></tbody></table>
  <blockquote>开封后请充氮保存。</blockquote>`;

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
