import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { Code } from "../Code/Code.tsx";
import { copy } from "./TriangleMark.copy.ts";
import { TriangleMark } from "./TriangleMark.tsx";

const meta: Meta<typeof TriangleMark> = {
  title: "Components/TriangleMark",
  component: TriangleMark,
  tags: ["no-picture", "plays-on-phones"],
  parameters: { layout: "padded" },
};
export default meta;

type Story = StoryObj<typeof TriangleMark>;

export const AfterACode: Story = {
  render: () => (
    <p>
      <Code value="E809056" kind="product-code" />
      <TriangleMark />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: words(copy).name })).toBeVisible();
  },
};
