import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { words } from "../../stage/words.ts";
import { copy } from "./Accessibility.copy.ts";
import { Accessibility, AccessibilityStatus, rows as all } from "./Accessibility.tsx";
import type { ReadByHand } from "./rows.ts";

const meta: Meta<typeof Accessibility> = {
  title: "Guide/Accessibility",
  component: Accessibility,
  // It grows with every story.
  tags: ["no-picture", "plays-on-phones"],
};
export default meta;

const readings: readonly ReadByHand[] = [
  {
    title: "Components/Button",
    date: "2026-05-20",
    reader: "NVDA 2026.1, Firefox 145",
    result: "名称和状态都会读出",
  },
];
const now = Date.parse("2026-05-30T08:00:00Z");

type Story = StoryObj<typeof Accessibility>;

/** A check is passed unless a fault of it is on record. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { passed, failed } = words(copy);
    const [head, ...rows] = canvas.getAllByRole("row");
    await expect(head).toBeVisible();
    await expect(rows).toHaveLength(all.length);
    for (const [place, { faults }] of all.entries()) {
      const row = within(rows[place]!);
      await expect(row.queryAllByText(passed)).toHaveLength(3 - faults.length);
      for (const { fault } of faults) await expect(row.getByText(failed(fault))).toBeVisible();
    }
  },
};

/** As on the page of a component. The reading is an example. */
export const OfAComponent: Story = {
  render: () => <AccessibilityStatus of="Button" readings={readings} now={now} />,
  play: async ({ canvas }) => {
    const { byHand, read, age } = words(copy);
    const row = canvas.getByRole("row", { name: (name) => name.startsWith(byHand) });
    await expect(row).toHaveTextContent(read("NVDA 2026.1, Firefox 145", "名称和状态都会读出"));
    await expect(row).toHaveTextContent(age("2026-05-20", 10));
  },
};

export const OfAnUnknownComponent: Story = {
  render: () => <AccessibilityStatus of="Buton" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(copy).unknown("Buton"))).toBeVisible();
  },
};
