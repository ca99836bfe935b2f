import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { RiskPhrasePage } from "./RiskPhrasePage.tsx";

const meta: Meta<typeof RiskPhrasePage> = {
  title: "Screens/Reference/Risk phrases",
  component: RiskPhrasePage,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { route: "/rs" },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const codesIn = (canvas: Canvas, section: string) =>
  within(canvas.getByRole("region", { name: section }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

/** R1 to R68, the withdrawn ones marked. */
export const Default: Story = {
  // The same parts are pictured on the page of hazard statements.
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const codes = codesIn(canvas, "R 风险术语");
    await expect([codes.length, codes[0], codes.at(-1)]).toEqual([68, "R1", "R68"]);
    await expect(canvas.getAllByText("已撤销")).toHaveLength(2);
    await expect(canvas.getByText("极易燃的液化气体")).toHaveTextContent("已撤销");
    await expect(canvas.getByRole("img", { name: "Xn 有害" })).toBeVisible();
  },
};

export const Marked: Story = {
  tags: ["!plays-in-chinese"],
  parameters: { route: "/rs#R20/21" },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole("link", { name: "R20/21" })).toHaveAttribute("aria-current", "true"),
    );
  },
};

export const Found: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "在本页查找" }), "S3/9");
    await waitFor(() =>
      expect(codesIn(canvas, "S 安全术语的组合")).toEqual(["S3/9/14", "S3/9/14/49", "S3/9/49"]),
    );
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole("searchbox", { name: "在本页查找" }), "R69");
    await expect(await canvas.findByRole("heading", { name: "没有找到“R69”" })).toBeVisible();
  },
};

export const InEnglishOnAPhone: Story = {
  tags: ["!plays-in-chinese"],
  globals: { language: "en", viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Extremely flammable liquefied gas")).toHaveTextContent(
      "withdrawn",
    );
    await expectNoOverflow(canvasElement);
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
