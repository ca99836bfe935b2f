import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Highlight } from "./Highlight.tsx";

const meta: Meta<typeof Highlight> = {
  title: "Components/Highlight",
  tags: ["plays-on-phones"],
  component: Highlight,
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof Highlight>;

export const ChineseName: Story = {
  args: { text: "对甲氧基苯甲醛", query: "苯甲醛" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("mark")).toHaveTextContent("苯甲醛");
  },
};
export const CasNumberWithoutHyphens: Story = { args: { text: "90-02-8", query: "90028" } };
export const NoHit: Story = {
  args: { text: "乙醇", query: "甲醇" },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("mark")).toBeNull();
  },
};
export const NameInItalics: Story = {
  tags: ["no-picture"],
  args: { text: "N,N-二甲基甲酰胺", query: "n-二甲基", isName: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("mark")).toHaveTextContent("N-二甲基");
    const italics = [...canvasElement.querySelectorAll("i")].map((italic) => italic.textContent);
    await expect(italics).toEqual(["N", "N"]);
    await expect(canvasElement).toHaveTextContent(/^N,N-二甲基甲酰胺$/u);
  },
};
