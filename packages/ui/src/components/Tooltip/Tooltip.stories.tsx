import Copy from "@lucide/icons/icons/copy";
import Heart from "@lucide/icons/icons/heart";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { advance, elapse, stopClock } from "../../foundations/stage/stopped-clock.ts";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { findTooltip, queryTooltip } from "../../testing/overlay-behaviour.ts";
import { row } from "../../theme/layout.css.ts";
import { Button } from "../Button/Button.tsx";
import { IconButton } from "../IconButton/IconButton.tsx";
import { Tooltip } from "./Tooltip.tsx";
import type { Side } from "./TooltipLayer.tsx";

const copy = defineCopy({
  zh: { copy: "复制 CAS 号", research: "仅限科研用途", order: "加入购物车", favourite: "收藏" },
  en: {
    copy: "Copy CAS number",
    research: "For research only",
    order: "Add to cart",
    favourite: "Favourite",
  },
});

const sides: readonly Side[] = ["top", "bottom", "left", "right"];

function Explained() {
  const words = useCopy(copy);
  return (
    <div className={row[6]} style={{ padding: 80 }}>
      <Tooltip label={words.copy} repeatsName>
        <IconButton label={words.copy} icon={Copy} />
      </Tooltip>
      <Tooltip label={words.research} side="bottom">
        <Button>{words.order}</Button>
      </Tooltip>
      {sides.map((side) => (
        <Tooltip key={side} label={words.favourite} side={side} repeatsName>
          <IconButton label={words.favourite} icon={Heart} />
        </Tooltip>
      ))}
    </div>
  );
}

const meta: Meta = {
  title: "Components/Overlays/Tooltip",
  tags: ["plays-on-phones"],
  component: Tooltip,
  parameters: { layout: "padded" },
  render: () => <Explained />,
};
export default meta;

type Story = StoryObj;

/** Shown on hover; the pointer may move onto it; hidden when it leaves. */
export const Hovered: Story = {
  beforeEach: stopClock,
  play: async ({ canvas, userEvent }) => {
    await expect(queryTooltip(words(copy).research)).toBeNull();
    await userEvent.hover(canvas.getByRole("button", { name: words(copy).order }));
    await elapse(120);
    const bubble = await findTooltip(words(copy).research);
    const button = canvas.getByRole("button", { name: words(copy).order }).getBoundingClientRect();
    await waitFor(() =>
      expect(bubble.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.bottom),
    );
    await userEvent.hover(bubble);
    await advance(300);
    await expect(bubble).toBeVisible();
    await userEvent.unhover(bubble);
    await waitFor(() => expect(bubble).not.toBeInTheDocument());
  },
};

/** Shown on focus; Escape hides it; a label that repeats the control's name is not announced again. */
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByRole("button", { name: words(copy).order }),
    ).toHaveAccessibleDescription(words(copy).research);
    const copyButton = canvas.getByRole("button", { name: words(copy).copy });
    await expect(copyButton).not.toHaveAccessibleDescription();
    await userEvent.tab();
    await expect(copyButton).toHaveFocus();
    const bubble = await findTooltip(words(copy).copy);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(bubble).not.toBeInTheDocument());
    await expect(copyButton).toHaveFocus();
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
