import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { advance, elapse, stopClock } from "../../foundations/stage/stopped-clock.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import {
  expectOverlayBehaviour,
  findOverlay,
  openByKeyboard,
} from "../../testing/overlay-behaviour.ts";
import { row, stack } from "../../theme/layout.css.ts";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Popover } from "./Popover.tsx";

const copy = defineCopy({
  zh: { open: "筛选", label: "筛选条件", purity: "纯度", apply: "应用", beside: "其他" },
  en: { open: "Filter", label: "Filters", purity: "Purity", apply: "Apply", beside: "Elsewhere" },
});

function Filter({ opensOnHover = false }: { opensOnHover?: boolean }) {
  const words = useCopy(copy);
  const [purity, setPurity] = useState("");
  return (
    <div className={row[4]}>
      <Popover
        label={words.label}
        opensOnHover={opensOnHover}
        trigger={(trigger) => <Button {...trigger}>{words.open}</Button>}
      >
        {(close) => (
          <div className={stack[2]}>
            <TextField label={words.purity} value={purity} onChange={setPurity} />
            <Button kind="primary" onClick={close}>
              {words.apply}
            </Button>
          </div>
        )}
      </Popover>
      <Button>{words.beside}</Button>
    </div>
  );
}

const meta: Meta = {
  title: "Components/Overlays/Popover",
  component: Popover,
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: () => <Filter />,
};
export default meta;

type Story = StoryObj;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "筛选" });
    const popover = { opener, role: "dialog", name: "筛选条件" } as const;
    await expect(opener).toHaveAttribute("aria-expanded", "false");
    await expectOverlayBehaviour(popover);

    const opened = await openByKeyboard(popover);
    await expect(opener).toHaveAttribute("aria-expanded", "true");
    await userEvent.click(within(opened).getByRole("button", { name: "应用" }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** A click on the trigger closes it; a click elsewhere closes it and keeps the focus there. */
export const ByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "筛选" });
    await userEvent.click(opener);
    await findOverlay("dialog", "筛选条件");
    await userEvent.click(opener);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await userEvent.click(opener);
    await findOverlay("dialog", "筛选条件");
    const beside = canvas.getByRole("button", { name: "其他" });
    await userEvent.click(beside);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(beside).toHaveFocus();
  },
};

export const Open: Story = {
  tags: ["picture"],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "筛选" }));
    await findOverlay("dialog");
  },
};

const onHover: Story = {
  tags: ["no-picture"],
  render: () => <Filter opensOnHover />,
};

/** It opens under a resting pointer, stays while the pointer is in it, and closes when the pointer has left; a press moves the focus in. */
export const OnHover: Story = {
  ...onHover,
  beforeEach: stopClock,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "筛选" });
    await userEvent.hover(opener);
    await elapse(120);
    const popover = await findOverlay("dialog", "筛选条件");
    await expect(popover).not.toContainElement(document.activeElement as HTMLElement);
    await userEvent.hover(popover);
    await advance(300);
    await expect(popover).toBeVisible();
    await userEvent.unhover(popover);
    await elapse(150);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

    await userEvent.hover(opener);
    await elapse(120);
    await userEvent.click(opener);
    const entered = await findOverlay("dialog", "筛选条件");
    await waitFor(() =>
      expect(within(entered).getByRole("textbox", { name: "纯度" })).toHaveFocus(),
    );
    await userEvent.unhover(entered);
    await advance(300);
    await expect(entered).toBeVisible();
  },
};

/** The keyboard's focus shows it and keeps the focus; Enter moves in, and Escape closes it without showing it again. */
export const OnFocus: Story = {
  ...onHover,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "筛选" });
    await userEvent.tab();
    const shown = await findOverlay("dialog", "筛选条件");
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute("aria-describedby", shown.id);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();

    await userEvent.keyboard("{Enter}");
    const entered = await findOverlay("dialog", "筛选条件");
    await waitFor(() =>
      expect(within(entered).getByRole("textbox", { name: "纯度" })).toHaveFocus(),
    );
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await findOverlay("dialog", "筛选条件");
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "其他" })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  },
};

/** A tap opens it as a press does. */
export const OnTouch: Story = {
  ...onHover,
  play: async ({ canvas, userEvent }) => {
    await userEvent.pointer({
      keys: "[TouchA]",
      target: canvas.getByRole("button", { name: "筛选" }),
    });
    const popover = await findOverlay("dialog", "筛选条件");
    await waitFor(() =>
      expect(within(popover).getByRole("textbox", { name: "纯度" })).toHaveFocus(),
    );
  },
};
