import { fen } from "@reagent/domain/money";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Price } from "../../components/Price/Price.tsx";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { title } from "./OrderPage.css.ts";
import { OrderSide } from "./OrderSide.tsx";

const copy = defineCopy({
  zh: { payable: "应付总额", submit: "提交订单", note: "危险化学品将另行发货。" },
  en: { payable: "Total", submit: "Place the order", note: "Hazardous goods are sent separately." },
});

interface Args {
  readonly isBusy: boolean;
  readonly onPrepare: () => void;
  readonly onAct: () => void;
}

function Side(args: Args) {
  const text = useCopy(copy);
  const total = <Price amount={fen(157_520)} size="medium" />;
  return (
    <OrderSide
      labelledBy="payable"
      sums={
        <>
          <h2 id="payable" className={title}>
            {text.payable}
          </h2>
          {total}
        </>
      }
      barTotal={total}
      action={text.submit}
      {...args}
    >
      <p>{text.note}</p>
    </OrderSide>
  );
}

const meta: Meta = {
  title: "Blocks/Order side",
  component: OrderSide,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  render: (args) => <Side {...(args as Args)} />,
  args: { isBusy: false, onPrepare: fn(), onAct: fn() },
};
export default meta;
type Story = StoryObj<Args>;

/** The focus of the button loads what a press needs. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { payable, submit } = words(copy);
    await expect(canvas.getByRole("complementary", { name: payable })).toBeVisible();
    canvas.getByRole("button", { name: submit }).focus();
    await expect(args.onPrepare).toHaveBeenCalled();
    await expect(args.onAct).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};

/** While the order is sent, further presses are ignored. */
export const Busy: Story = {
  args: { isBusy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole("button", { name: words(copy).submit });
    await expect(button).toHaveAttribute("aria-busy", "true");
    await userEvent.click(button);
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};
