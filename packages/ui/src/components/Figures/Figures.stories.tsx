import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { Price } from "../Price/Price.tsx";
import { Figures } from "./Figures.tsx";

const english = {
  预付款余额: "Prepaid balance",
  信用额度: "Credit limit",
  已用额度: "Credit used",
  可用额度: "Credit available",
};
const say = sayIn(english);

const meta: Meta<typeof Figures> = {
  title: "Components/Figures",
  tags: ["plays-on-phones"],
  component: Figures,
  parameters: { layout: "padded", english },
  args: {
    entries: [
      { term: "预付款余额", value: <Price amount={fen(286_000)} /> },
      { term: "信用额度", value: <Price amount={fen(753_600)} /> },
      { term: "已用额度", value: <Price amount={fen(173_600)} /> },
      { term: "可用额度", value: <Price amount={fen(580_000)} /> },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Figures>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(say("已用额度")).nextSibling).toHaveTextContent("¥1,736.00");
  },
};
export const Loading: Story = {
  args: { entries: [{ term: "预付款余额", value: undefined }] },
};
export const LargeOnAPhone: Story = {
  globals: { viewport: { value: "phone" } },
  args: {
    entries: ["预付款余额", "信用额度", "已用额度", "可用额度"].map((term) => ({
      term,
      value: <Price amount={fen(99_999_999_99)} />,
    })),
  },
  play: async ({ canvasElement }) => {
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBe(clientWidth);
  },
};
