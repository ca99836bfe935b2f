import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { expectNoOverflow } from "../../../foundations/stage/actions.ts";
import { words } from "../../../foundations/stage/words.ts";
import { copy as statementPageCopy } from "../parts/StatementPage/StatementPage.copy.ts";
import { copy } from "./HazardStatementPage.copy.ts";
import { HazardStatementPage } from "./HazardStatementPage.tsx";

const meta: Meta<typeof HazardStatementPage> = {
  title: "Screens/Reference/Hazard statements",
  tags: ["plays-on-phones"],
  component: HazardStatementPage,
  parameters: { route: "/ghs" },
};
export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];

const codesIn = (canvas: Canvas, section: string) =>
  within(canvas.getByRole("region", { name: section }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

/** All statements; each code is the address of its own row. */
export const Default: Story = {
  // On phones, in dark and in English, the statement page is pictured with fewer rows.
  tags: ["light", "desktop"],
  play: async ({ canvas }) => {
    await expect(codesIn(canvas, words(copy).sections.hazard)).toHaveLength(72);
    await expect(codesIn(canvas, words(copy).sections.combinedHazard)).toHaveLength(17);
    await expect(codesIn(canvas, words(copy).sections.precautionary)).toHaveLength(116);
    await expect(codesIn(canvas, words(copy).sections.combinedPrecautionary)).toHaveLength(33);
    await expect(codesIn(canvas, words(copy).sections.pictograms)).toHaveLength(9);
    await expect(canvas.getByRole("link", { name: "H301+H311" })).toHaveAttribute(
      "href",
      "#H301+H311",
    );
    const contents = within(
      canvas.getByRole("navigation", { name: words(statementPageCopy).contents }),
    );
    for (const entry of contents.getAllByRole("link")) {
      const section = canvas.getByRole("region", { name: entry.textContent });
      await expect(entry).toHaveAttribute("href", `#${section.id}`);
    }
  },
};

/** A link to a statement marks its row and focuses it. */
export const Marked: Story = {
  parameters: { route: "/ghs#H225" },
  play: async ({ canvas }) => {
    const code = canvas.getByRole("link", { name: "H225" });
    await waitFor(() => expect(code).toHaveAttribute("aria-current", "true"));
    await expect(canvas.getByRole("link", { name: "H226" })).not.toHaveAttribute("aria-current");
  },
};

export const FoundByCode: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole("searchbox", { name: words(statementPageCopy).search }),
      "p301 + p310",
    );
    await waitFor(() =>
      expect(canvas.getByRole("status")).toHaveTextContent(words(statementPageCopy).found(1)),
    );
    await expect(codesIn(canvas, words(copy).sections.combinedPrecautionary)).toEqual([
      "P301+P310",
    ]);
    await expect(
      canvas.queryByRole("region", { name: words(copy).sections.hazard }),
    ).not.toBeInTheDocument();
  },
};

/** The words of both languages find, on each page. */
export const FoundByWords: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole("searchbox", { name: words(statementPageCopy).search });
    await userEvent.type(field, "致癌");
    await waitFor(() =>
      expect(codesIn(canvas, words(copy).sections.hazard)).toEqual(["H350", "H351"]),
    );
    await expect(codesIn(canvas, words(copy).sections.pictograms)).toEqual(["GHS08"]);
    await userEvent.clear(field);
    await userEvent.type(field, "serious eye damage");
    await waitFor(() => expect(codesIn(canvas, words(copy).sections.hazard)).toEqual(["H318"]));
  },
};

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(
      canvas.getByRole("searchbox", { name: words(statementPageCopy).search }),
      "H999",
    );
    await canvas.findByRole("heading", { name: words(statementPageCopy).notFound("H999") });
    await userEvent.click(canvas.getByRole("button", { name: words(statementPageCopy).showAll }));
    await waitFor(() => expect(codesIn(canvas, words(copy).sections.hazard)).toHaveLength(72));
  },
};

export const InEnglishOnAPhone: Story = {
  globals: { language: "en", viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    const statements = within(canvas.getByRole("region", { name: "H statements" }));
    await expect(statements.getByText("Highly flammable liquid and vapour")).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole("heading", { level: 1 })).toBeVisible();
    await expectNoOverflow(canvasElement);
  },
};
