import { readSide } from "@reagent/api/contract/home";
import { side } from "@reagent/api/mock/samples/home";
import { answers } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { content } from "../../theme/layout.css.ts";
import { orchard } from "../../theme/orchard.css.ts";
import { OrchardAccountLayout } from "./OrchardAccountLayout.tsx";

const meta = {
  title: "Layouts/Orchard account layout",
  component: OrchardAccountLayout,
  tags: ["plays-in-chinese"],
  parameters: { route: "/exchange/orders" },
  args: { children: <h1>我的订单</h1> },
  render: (args) => (
    <main className={`${content} ${orchard}`}>
      <OrchardAccountLayout {...args} />
    </main>
  ),
} satisfies Meta<typeof OrchardAccountLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole("navigation", { name: "果园账户" }));
    await expect(menu.getByRole("link", { current: "page" })).toHaveTextContent("我的订单");
    await expect(menu.getByRole("link", { name: "心愿单" })).toHaveAttribute(
      "href",
      "/exchange/wishes",
    );
    const trail = within(canvas.getByRole("navigation", { name: "当前位置" }));
    await expect(trail.getByText("我的订单")).toHaveAttribute("aria-current", "page");
  },
};

/** The upright banner moves on by itself and can be stopped. */
export const Activities: Story = {
  tags: ["no-picture"],
  play: async ({ canvas }) => {
    const banner = within(await canvas.findByRole("region", { name: "活动" }));
    const turn = { name: /自动播放$/u };
    const toggle = await banner.findByRole("button", turn);
    const before = toggle.getAttribute("aria-label");
    await userEvent.click(toggle);
    await expect(banner.getByRole("button", turn)).not.toHaveAccessibleName(before ?? "");
  },
};

/** Without activities, or while they cannot be loaded, the menu is shown alone. */
export const WithoutActivities: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [answers(readSide, (_, language) => ({ ...side(language), activities: [] }))],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("navigation", { name: "果园账户" })).toBeVisible();
    await expect(canvas.queryByRole("region", { name: "活动" })).toBeNull();
  },
};

/** The page of an order belongs to its list. */
export const OrderPage: Story = {
  tags: ["no-picture"],
  parameters: { route: "/exchange/order_detail/602" },
  play: async ({ canvas }) => {
    const menu = within(canvas.getByRole("navigation", { name: "果园账户" }));
    await expect(menu.getByRole("link", { current: "page" })).toHaveTextContent("我的订单");
    const trail = within(canvas.getByRole("navigation", { name: "当前位置" }));
    await expect(trail.getByRole("link", { name: "我的订单" })).toHaveAttribute(
      "href",
      "/exchange/orders",
    );
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: "phone" } } };
