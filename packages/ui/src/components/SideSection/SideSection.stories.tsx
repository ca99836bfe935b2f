import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { SideSection } from "./SideSection.tsx";

const english = {
  产品线: "Product lines",
  高纯溶剂: "High-purity solvents",
  "HPLC 级、LC-MS 级与无水级": "HPLC, LC-MS and anhydrous grades",
};
const say = sayIn(english);

const meta: Meta<typeof SideSection> = {
  title: "Components/SideSection",
  component: SideSection,
  tags: ["plays-on-phones"],
  parameters: { layout: "padded", english },
  args: { title: "产品线", description: "高纯溶剂", children: <p>HPLC 级、LC-MS 级与无水级</p> },
};
export default meta;

type Story = StoryObj<typeof SideSection>;

export const BesideTheContent: Story = {
  tags: ["!plays-on-phones"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: say("产品线") })).toBeVisible();
    await expect(canvas.getByText(say("HPLC 级、LC-MS 级与无水级"))).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Folded: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(say("HPLC 级、LC-MS 级与无水级"))).not.toBeVisible();
    await userEvent.tab();
    await expect(
      canvas.getByRole("button", { name: `${say("产品线")} ${say("高纯溶剂")}`, expanded: false }),
    ).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText(say("HPLC 级、LC-MS 级与无水级"))).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText(say("HPLC 级、LC-MS 级与无水级"))).not.toBeVisible();
  },
};
