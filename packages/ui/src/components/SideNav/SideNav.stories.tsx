import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor, within } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { routeIn } from "../../foundations/stage/location.ts";
import { SideNav } from "./SideNav.tsx";

const entries = ["配体与催化剂", "保护试剂", "生物缓冲剂", "高纯溶剂"].map((label, index) => ({
  id: String(index + 1),
  label,
  to: `/productline/${index + 1}`,
}));

const english = {
  产品线: "Product lines",
  配体与催化剂: "Ligands and catalysts",
  保护试剂: "Protecting reagents",
  生物缓冲剂: "Biological buffers",
  高纯溶剂: "High-purity solvents",
  我的账户: "My account",
  订单: "Orders",
  资料: "Details",
};
const say = sayIn(english);

const meta: Meta<typeof SideNav> = {
  title: "Components/SideNav",
  tags: ["plays-on-phones"],
  component: SideNav,
  parameters: { layout: "padded", english },
  args: { title: "产品线", entries, current: "3" },
};
export default meta;

type Story = StoryObj<typeof SideNav>;

export const BesideTheContent: Story = {
  tags: ["!plays-on-phones"],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: say("产品线") })).toBeVisible();
    await expect(canvas.getByRole("link", { current: "page" })).toHaveTextContent(
      say("生物缓冲剂"),
    );
  },
};

export const NoneIsCurrent: Story = {
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("link", { current: "page" })).toBeNull();
  },
};

export const InGroups: Story = {
  tags: ["!plays-on-phones"],
  args: {
    title: "我的账户",
    groups: [
      { title: "订单", entries: entries.slice(0, 2) },
      { title: "资料", entries: entries.slice(2) },
    ],
  },
  render: ({ title, current, ...of }) =>
    "groups" in of ? <SideNav title={title} current={current} groups={of.groups} /> : <></>,
  play: async ({ canvas }) => {
    const group = within(canvas.getByRole("region", { name: say("资料") }));
    await expect(group.getByRole("link", { current: "page" })).toHaveTextContent(say("生物缓冲剂"));
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(
      canvas.getByRole("button", { name: `${say("产品线")} ${say("生物缓冲剂")}` }),
    );
    await userEvent.click(canvas.getByRole("link", { name: say("保护试剂") }));
    await waitFor(() => expect(routeIn(canvasElement)).toBe("/productline/2"));
  },
};
