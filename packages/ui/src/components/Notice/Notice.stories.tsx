import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent } from "storybook/test";
import { InEnglish, sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { stack } from "../../theme/layout.css.ts";
import { TextLink } from "../TextLink/TextLink.tsx";
import { copy } from "./Notice.copy.ts";
import { Notice } from "./Notice.tsx";

const english = {
  "未使用的麦粒将于 12 月 31 日过期。": "Unused grains expire on 31 December.",
  "购物车含易制毒化学品，请确认单位备案有效。":
    "The cart has drug precursors: please make sure that your filing is valid.",
  "您的询价需求已经提交，我们会尽快回复！": "Your request was sent. We answer as soon as we can.",
  "麦粒不足，不能下单！麦粒可通过购买麦克林试剂获得。":
    "There are not enough grains for this order. Reagents that you buy earn grains.",
  "该产品已下架，请选购其他规格或联系客服。":
    "This product is no longer sold. Choose another one, or ask customer service.",
  返回首页: "Back to the home page",
};
const say = sayIn(english);

const meta: Meta<typeof Notice> = {
  title: "Components/Notice",
  tags: ["plays-on-phones"],
  component: Notice,
  parameters: { layout: "padded", english },
};
export default meta;

type Story = StoryObj<typeof Notice>;

export const AllKinds: Story = {
  render: () => (
    <InEnglish english={english}>
      <div className={stack[3]}>
        <Notice>未使用的麦粒将于 12 月 31 日过期。</Notice>
        <Notice tone="hazard">购物车含易制毒化学品，请确认单位备案有效。</Notice>
        <Notice tone="success">您的询价需求已经提交，我们会尽快回复！</Notice>
        <Notice tone="points">麦粒不足，不能下单！麦粒可通过购买麦克林试剂获得。</Notice>
      </div>
    </InEnglish>
  ),
};

export const AppearsWithALink: Story = {
  args: {
    tone: "hazard",
    role: "alert",
    children: "该产品已下架，请选购其他规格或联系客服。",
    actions: <TextLink to="/">返回首页</TextLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("alert")).toHaveTextContent(
      say("该产品已下架，请选购其他规格或联系客服。"),
    );
    await expect(canvas.getByRole("img", { name: words(copy).hazard })).toBeVisible();
  },
};

/** On a phone, the link is below the words. */
export const LongWithALink: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    tone: "points",
    children: "积分将于 2020 年 12 月 31 日过期，请联系客服兑换为麦粒，100 积分可兑换 1 麦粒。",
    actions: <TextLink to="/">客服 400-000-0120</TextLink>,
  },
  play: async ({ canvas }) => {
    const words = canvas.getByText(/积分将于/u).getBoundingClientRect();
    const link = canvas.getByRole("link").getBoundingClientRect();
    await expect(link.top).toBeGreaterThanOrEqual(words.bottom);
    await expect(link.left).toBe(words.left);
  },
};

/** The main words are one line on a phone as well; pressed, it shows the rest. */
export const WithDetails: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    tone: "hazard",
    children: "2 项备案未通过，通过前不能下单",
    details: "管制商品的备案尚未通过，通过前不能下单：危险化学品、易制爆危险化学品。",
  },
  play: async ({ canvas }) => {
    const line = canvas.getByText("2 项备案未通过，通过前不能下单");
    await expect(line.getBoundingClientRect().height).toBeLessThan(30);
    await expect(canvas.getByText(/^管制商品的备案/u)).not.toBeVisible();
    await userEvent.click(canvas.getByText(words(copy).details));
    await expect(canvas.getByText(/^管制商品的备案/u)).toBeVisible();
  },
};
