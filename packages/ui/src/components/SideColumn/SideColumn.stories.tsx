import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { SideSection } from "../SideSection/SideSection.tsx";
import { copy } from "./SideColumn.copy.ts";
import { SideColumn } from "./SideColumn.tsx";

const english = {
  产品线: "Product lines",
  高纯溶剂: "High-purity solvents",
  配体与催化剂: "Ligands and catalysts",
  "HPLC 级、LC-MS 级与无水级": "HPLC, LC-MS and anhydrous grades",
  活动: "Promotions",
};
const say = sayIn(english);

const meta: Meta<typeof SideColumn> = {
  title: "Components/SideColumn",
  tags: ["plays-on-phones"],
  component: SideColumn,
  parameters: { layout: "padded", english },
  args: {
    side: (
      <SideSection title="产品线" description="高纯溶剂">
        <p>配体与催化剂</p>
      </SideSection>
    ),
    children: <p>HPLC 级、LC-MS 级与无水级</p>,
  },
};
export default meta;

type Story = StoryObj<typeof SideColumn>;

export const BesideTheContent: Story = {
  tags: ["!plays-on-phones"],
  play: async ({ canvas }) => {
    const [side, content] = [
      canvas.getByText(say("配体与催化剂")),
      canvas.getByText(say("HPLC 级、LC-MS 级与无水级")),
    ].map((element) => element.getBoundingClientRect());
    await expect(side?.right).toBeLessThan(content?.left ?? 0);
  },
};

/** The first stop of the keyboard leads past the column. */
export const Skipped: Story = {
  tags: ["!plays-on-phones", "no-picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole("link", { name: words(copy).skip })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText(say("HPLC 级、LC-MS 级与无水级")).parentElement).toHaveFocus();
  },
};

/** The content under the side column is below the main content on phones. */
export const WithMoreBelow: Story = {
  args: { below: <p>活动</p> },
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    const [content, below] = [
      canvas.getByText(say("HPLC 级、LC-MS 级与无水级")),
      canvas.getByText(say("活动")),
    ].map((element) => element.getBoundingClientRect());
    await expect(content?.bottom).toBeLessThanOrEqual(below?.top ?? 0);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say("HPLC 级、LC-MS 级与无水级"))).toBeVisible();
    await expect(canvas.getByText(say("配体与催化剂"))).not.toBeVisible();
  },
};
