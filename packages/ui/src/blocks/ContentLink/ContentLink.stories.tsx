import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { ContentLink } from "./ContentLink.tsx";

const meta: Meta<typeof ContentLink> = {
  title: "Blocks/Content link",
  component: ContentLink,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  args: { link: "/activity/detail/12", className: "", children: "查看活动" },
};
export default meta;

type Story = StoryObj<typeof ContentLink>;

export const Default: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "查看活动" });
    await expect(link).toHaveAttribute("href", "/activity/detail/12");
  },
};

/** An address outside of the shop stays as it is. */
export const Outside: Story = {
  args: { link: "https://supplier.example/", children: "供应商网站" },
  play: async ({ canvas }) => {
    const link = canvas.getByRole("link", { name: "供应商网站" });
    await expect(link).toHaveAttribute("href", "https://supplier.example/");
  },
};
