import MessageSquare from "@lucide/icons/icons/message-square";
import Search from "@lucide/icons/icons/search";
import ShoppingCart from "@lucide/icons/icons/shopping-cart";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { ButtonLink } from "../ButtonLink/ButtonLink.tsx";
import { EmptyState } from "./EmptyState.tsx";

const english = {
  购物车暂无商品: "The cart is empty",
  "用货号、CAS 号或名称找到要买的规格。": "Find what you need by product code, CAS number or name.",
  去搜索: "Search",
  快速订购: "Quick order",
  "未找到您要的产品，您可以尝试联系客服。":
    "Nothing was found. Customer service may be able to help.",
  在线客服: "Customer service",
};
const say = sayIn(english);

const meta: Meta<typeof EmptyState> = {
  title: "Components/EmptyState",
  tags: ["plays-on-phones"],
  component: EmptyState,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const EmptyCart: Story = {
  args: {
    icon: ShoppingCart,
    title: "购物车暂无商品",
    children: "用货号、CAS 号或名称找到要买的规格。",
    actions: (
      <>
        <ButtonLink to="/" kind="primary">
          去搜索
        </ButtonLink>
        <ButtonLink to="/multiorder">快速订购</ButtonLink>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("heading", { name: say("购物车暂无商品") })).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: {
    icon: Search,
    role: "status",
    title: "未找到您要的产品，您可以尝试联系客服。",
    actions: (
      <ButtonLink href="https://example.org/" icon={MessageSquare}>
        在线客服
      </ButtonLink>
    ),
  },
};
