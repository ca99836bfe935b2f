import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import results from "../../bench/results.json";
import {
  type MeasuredFigure,
  Speed,
} from "../../packages/ui/src/foundations/guide/Speed/Speed.tsx";

/** The parts of the benchmark, as far as they have been measured. */
const parts: Partial<Record<string, { readonly figures: readonly MeasuredFigure[] }>> = results;
const shown = ["pages", "cart", "interactions"].flatMap((part) => parts[part]?.figures ?? []);

const meta: Meta<typeof Speed> = {
  title: "Guide/Speed",
  component: Speed,
  args: { figures: shown },
  // It differs with every measurement.
  tags: ["no-picture", "plays-on-phones"],
};
export default meta;

type Story = StoryObj<typeof Speed>;

export const Default: Story = {};

export const MetAndMissed: Story = {
  tags: ["plays-in-chinese"],
  args: {
    figures: [
      {
        what: "cart, first paint",
        input: "phone, HTTP/2",
        unit: "s",
        median: 0.9,
        min: 0.8,
        max: 1,
        aim: "≤ 1.2",
        isMet: true,
      },
      {
        what: "cart, until it is whole",
        input: "phone, HTTP/2",
        unit: "s",
        median: 2.6,
        min: 2.6,
        max: 2.6,
        aim: "≤ 2.2",
        isMet: false,
      },
    ],
  },
  play: async ({ canvas }) => {
    const [, met, missed] = canvas.getAllByRole("row");
    await expect(met).toHaveTextContent(
      /^cart, first paint0\.9 s （0\.8 至 1）≤ 1\.2 s · 达到phone/,
    );
    await expect(missed).toHaveTextContent(/^cart, until it is whole2\.6 s ≤ 2\.2 s · 未达到phone/);
  },
};
