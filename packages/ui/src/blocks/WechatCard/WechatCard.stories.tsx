import QrCode from "@lucide/icons/icons/qr-code";
import { shop } from "@reagent/api/contract/shop";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { useCopy } from "../../language/language.tsx";
import { findOverlay } from "../../testing/overlay-behaviour.ts";
import { copy } from "./WechatCard.copy.ts";
import { WechatCard } from "./WechatCard.tsx";

function Card() {
  const { label } = useCopy(copy);
  return (
    <WechatCard
      side="right"
      trigger={(trigger) => <IconButton {...trigger} label={label} icon={QrCode} />}
    />
  );
}

const meta: Meta = {
  title: "Blocks/Wechat card",
  component: WechatCard,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  render: () => <Card />,
};
export default meta;
type Story = StoryObj;

/** The focus opens it, and Escape closes it. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const { label, code, scan } = words(copy);
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: label })).toHaveFocus();
    await findOverlay("tooltip");
    await expect(await screen.findByRole("img", { name: code(shop.wechat.account) })).toBeVisible();
    await expect(screen.getByText(scan)).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).toBeNull());
  },
};
