import { hazardStatements } from "@reagent/domain/ghs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { HazardStatements } from "./HazardStatements.tsx";

const english = {
  危险性说明: "Hazard statements",
};
const say = sayIn(english);

const meta: Meta<typeof HazardStatements> = {
  title: "Components/HazardStatements",
  tags: ["plays-on-phones"],
  component: HazardStatements,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof HazardStatements>;

export const OfASubstance: Story = {
  tags: ["plays-in-chinese"],
  args: { label: "危险性说明", statements: hazardStatements("H225;H319") },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("list", { name: say("危险性说明") })).toHaveTextContent(
      "H225高度易燃液体和蒸气",
    );
  },
};
export const CombinedAndUnknown: Story = {
  args: { label: "危险性说明", statements: hazardStatements("H301+H311;H998") },
};

/** Codes lead to their explanation; an unknown one does not. */
export const Linked: Story = {
  tags: ["plays-in-chinese"],
  args: {
    label: "危险性说明",
    statements: hazardStatements("H225;H998"),
    toOf: (code) => (code === "H998" ? undefined : `/ghs#${code}`),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("link", { name: "H225" })).toHaveAttribute("href", "/ghs#H225");
    await expect(canvas.getAllByRole("link")).toHaveLength(1);
  },
};
