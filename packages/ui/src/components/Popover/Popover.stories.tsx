import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
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

function Filter() {
  const words = useCopy(copy);
  const [purity, setPurity] = useState("");
  return (
    <div className={row[4]}>
      <Popover
        label={words.label}
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
  tags: ["plays-in-chinese"],
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
