import type { Meta, StoryObj } from "@storybook/react-vite";
import { useRef, useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { Button } from "../../components/Button/Button.tsx";
import { answerAlert, findAlert } from "../../foundations/stage/actions.ts";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { row } from "../../theme/layout.css.ts";
import { RemoveLineButton } from "./RemoveLineButton.tsx";
import { useLineRemoval } from "./useLineRemoval.ts";

const copy = defineCopy({
  zh: {
    title: "我的清单",
    clear: "清空",
    remove: "移除",
    cancel: "取消",
    removeLine: (code: string) => `移除 ${code}`,
    ask: (code: string) => `移除 ${code}？`,
    askClear: "清空清单？",
  },
  en: {
    title: "My list",
    clear: "Clear",
    remove: "Remove",
    cancel: "Cancel",
    removeLine: (code) => `Remove ${code}`,
    ask: (code) => `Remove ${code}?`,
    askClear: "Clear the list?",
  },
});
const CODES = ["B810527-10L", "S812046-25g", "E893580-1g"];

function List() {
  const text = useCopy(copy);
  const [codes, setCodes] = useState(CODES);
  const list = useRef<HTMLUListElement>(null);
  const head = useRef<HTMLHeadingElement>(null);
  const { askForLine, askForAll } = useLineRemoval({ list, head });
  const remove = async (code: string, button: HTMLElement) => {
    const question = { message: text.ask(code), confirmLabel: text.remove };
    if (await askForLine(question, button)) setCodes((all) => all.filter((each) => each !== code));
  };
  const clear = async (button: HTMLElement) => {
    const question = { message: text.askClear, confirmLabel: text.remove };
    if (await askForAll(question, button)) setCodes([]);
  };
  return (
    <>
      <h1 ref={head} tabIndex={-1}>
        {text.title}
      </h1>
      <ul ref={list} aria-label={text.title}>
        {codes.map((code) => (
          <li key={code} className={row[2]}>
            {code}
            <RemoveLineButton
              label={text.removeLine(code)}
              onRemove={(button) => void remove(code, button)}
            />
          </li>
        ))}
      </ul>
      {codes.length > 0 && (
        <Button kind="quiet-danger" onClick={(event) => void clear(event.currentTarget)}>
          {text.clear}
        </Button>
      )}
    </>
  );
}

const meta: Meta = {
  title: "Blocks/Remove line",
  component: RemoveLineButton,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  render: () => <List />,
};
export default meta;
type Story = StoryObj;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const button = (canvas: Canvas, code: string) =>
  canvas.getByRole("button", { name: words(copy).removeLine(code) });
const lines = (canvas: Canvas) =>
  within(canvas.getByRole("list", { name: words(copy).title })).queryAllByRole("listitem");

/** The focus goes to the next line, and to the one before where the last is removed. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = CODES as [string, string, string];
    await userEvent.click(button(canvas, second));
    await answerAlert(words(copy).remove);
    await waitFor(() => expect(lines(canvas)).toHaveLength(2));
    await expect(button(canvas, third)).toHaveFocus();
    await userEvent.click(button(canvas, third));
    await answerAlert(words(copy).remove);
    await waitFor(() => expect(lines(canvas)).toHaveLength(1));
    await expect(button(canvas, first)).toHaveFocus();
  },
};

/** Without a line left, the heading has the focus. */
export const All: Story = {
  play: async ({ canvas, userEvent }) => {
    const { clear, remove, title } = words(copy);
    await userEvent.click(canvas.getByRole("button", { name: clear }));
    await answerAlert(remove);
    await waitFor(() => expect(lines(canvas)).toHaveLength(0));
    await expect(canvas.getByRole("heading", { name: title })).toHaveFocus();
  },
};

/** The line stays, and its button has the focus again. */
export const Cancelled: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(button(canvas, CODES[0]!));
    const alert = await findAlert();
    await expect(within(alert).getByText(words(copy).ask(CODES[0]!))).toBeVisible();
    await answerAlert(words(copy).cancel);
    await expect(screen.queryByRole("alertdialog")).toBeNull();
    await expect(lines(canvas)).toHaveLength(CODES.length);
    await waitFor(() => expect(button(canvas, CODES[0]!)).toHaveFocus());
  },
};
