import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import results from "../../bench/results.json";
import { Speed } from "../../packages/ui/src/foundations/guide/Speed/Speed.tsx";

const { pages, interactions } = results;

const meta: Meta<typeof Speed> = {
  title: "Guide/Speed",
  component: Speed,
  args: { figures: [...pages.figures, ...interactions.figures] },
  // It differs with every measurement.
  tags: ["no-picture"],
};
export default meta;

export const Default: StoryObj<typeof Speed> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { level: 1, name: "速度" })).toBeVisible();
    await expect(
      canvas.getByRole("row", { name: /^cart, until it is whole.*≤ 2\.2 s/ }),
    ).toBeVisible();
  },
};
