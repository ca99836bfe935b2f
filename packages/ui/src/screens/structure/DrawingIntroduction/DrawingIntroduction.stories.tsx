import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { DrawingIntroduction } from "./DrawingIntroduction.tsx";

const meta: Meta<typeof DrawingIntroduction> = {
  title: "Screens/Structure/Drawing introduction",
  component: DrawingIntroduction,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/drawingIntroduction" },
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Each entry of the contents leads to its section, each example to its results. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const contents = within(canvas.getByRole("navigation", { name: "本页内容" }));
    for (const entry of contents.getAllByRole("link")) {
      const section = canvas.getByRole("region", { name: entry.textContent });
      await expect(entry).toHaveAttribute("href", `#${section.id}`);
    }
    const matches = within(canvas.getByRole("region", { name: "三种匹配方式" }));
    await expect(matches.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      "/mklsearch?code=O%3DCc1ccccc1",
      "/mklsearch?code=O%3DCc1ccccc1&type=1",
      "/mklsearch?code=O%3DCc1ccccc1&type=2&threshold=40",
    ]);
    await expect(canvas.getByRole("link", { name: "90-02-8" })).toHaveAttribute(
      "href",
      "/mklsearch?code=90-02-8",
    );
  },
};

export const InEnglish: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en" },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("region", { name: "The buttons above the drawing area" }),
    ).toHaveTextContent("Arrange");
    await expect(canvas.getByRole("link", { name: "Salicylaldehyde" })).toHaveAttribute(
      "href",
      "/en/mklsearch?code=Salicylaldehyde",
    );
  },
};

export const OnAPhone: Story = {
  tags: ["!plays-in-chinese"],
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};
