import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { InlineHtml } from "./InlineHtml.tsx";

const english = {
  "<i>N</i>,<i>N</i>-二甲基甲酰胺，H<sub>2</sub>O ≤ 50 ppm":
    "<i>N</i>,<i>N</i>-Dimethylformamide, H<sub>2</sub>O ≤ 50 ppm",
};

const meta: Meta<typeof InlineHtml> = {
  title: "Components/InlineHtml",
  tags: ["plays-on-phones"],
  component: InlineHtml,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof InlineHtml>;

export const NameWithMarks: Story = {
  args: { html: "<i>N</i>,<i>N</i>-二甲基甲酰胺，H<sub>2</sub>O ≤ 50 ppm", isName: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector("i")).toHaveStyle({ fontStyle: "italic" });
    await expect(canvasElement.querySelector("sub")).toHaveTextContent("2");
  },
};

export const NameWithoutMarks: Story = {
  tags: ["no-picture"],
  args: { html: "N-(tert-丁氧羰基)-L-丙氨酸 &amp; H<sub>2</sub>O", isName: true },
  play: async ({ canvasElement }) => {
    const italics = [...canvasElement.querySelectorAll("i")].map((italic) => italic.textContent);
    await expect(italics).toEqual(["N", "tert"]);
    await expect(canvasElement).toHaveTextContent(/^N-\(tert-丁氧羰基\)-L-丙氨酸 & H2O$/u);
  },
};

export const ForeignMarkup: Story = {
  tags: ["plays-in-chinese"],
  args: { html: `<a href="javascript:alert(1)">乙醇</a><img src="x" onerror="alert(1)">` },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(words({ zh: "乙醇", en: "Ethanol" }));
    await expect(canvasElement.querySelector("a, img")).toBeNull();
  },
};
