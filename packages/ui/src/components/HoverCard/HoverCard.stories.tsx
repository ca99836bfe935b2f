import QrCode from "@lucide/icons/icons/qr-code";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, waitFor } from "storybook/test";
import { advance, elapse, stopClock } from "../../foundations/stage/stopped-clock.ts";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { findOverlay } from "../../testing/overlay-behaviour.ts";
import { Icon } from "../Icon/Icon.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { HoverCard } from "./HoverCard.tsx";

const copy = defineCopy({
  zh: { wechat: "微信", label: "微信二维码", scan: "扫码关注公众号" },
  en: { wechat: "WeChat", label: "WeChat QR code", scan: "Scan to follow us" },
});

function WeChat() {
  const words = useCopy(copy);
  return (
    <div style={{ padding: 120 }}>
      <HoverCard
        label={words.label}
        side="right"
        trigger={(trigger) => <IconButton {...trigger} label={words.wechat} icon={QrCode} />}
      >
        <Icon of={QrCode} size={24} />
        <p>{words.scan}</p>
      </HoverCard>
    </div>
  );
}

const meta: Meta = {
  title: "Components/Overlays/HoverCard",
  tags: ["plays-on-phones"],
  component: HoverCard,
  parameters: { layout: "padded" },
  render: () => <WeChat />,
};
export default meta;

type Story = StoryObj;

export const Hovered: Story = {
  beforeEach: stopClock,
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: words(copy).wechat });
    await userEvent.hover(button);
    const card = await findOverlay("tooltip", words(copy).label);
    await userEvent.hover(card);
    await advance(300);
    await expect(card).toBeVisible();
    await userEvent.unhover(card);
    await elapse(150);
    await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
  },
};

/** Opens on keyboard focus as well; the focus stays on the trigger. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole("button", { name: words(copy).wechat });
    await userEvent.tab();
    await findOverlay("tooltip", words(copy).label);
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("tooltip")).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const Open: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: words(copy).wechat }));
    await findOverlay("tooltip");
  },
};
