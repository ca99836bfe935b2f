import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { SideSection } from "./SideSection.tsx";

const meta: Meta<typeof SideSection> = {
  title: "Components/SideSection",
  component: SideSection,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  args: { title: "产品线", description: "高纯溶剂", children: <p>HPLC 级、LC-MS 级与无水级</p> },
};
export default meta;

type Story = StoryObj<typeof SideSection>;

const words = "HPLC 级、LC-MS 级与无水级";

export const BesideTheContent: Story = {
  tags: ["!plays-on-phones"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: "产品线" })).toBeVisible();
    await expect(canvas.getByText(words)).toBeVisible();
    await expect(canvas.queryByRole("button")).toBeNull();
  },
};

export const Folded: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(words)).not.toBeVisible();
    await userEvent.tab();
    await expect(
      canvas.getByRole("button", { name: "产品线 高纯溶剂", expanded: false }),
    ).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText(words)).toBeVisible();
    await userEvent.keyboard(" ");
    await expect(canvas.getByText(words)).not.toBeVisible();
  },
};
