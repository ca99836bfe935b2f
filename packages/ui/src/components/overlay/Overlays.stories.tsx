import type { Meta, StoryObj } from "@storybook/react-vite";
import { lazy, useState } from "react";
import { expect, screen, waitFor, within } from "storybook/test";
import { advance, stopClock, timerOf } from "../../foundations/stage/stopped-clock.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { linesOf } from "../../testing/lines-of.ts";
import {
  expectOverlayBehaviour,
  findOverlay,
  openByKeyboard,
} from "../../testing/overlay-behaviour.ts";
import { row } from "../../theme/layout.css.ts";
import type { AlertTone } from "../AlertDialog/AlertDialog.tsx";
import { Button } from "../Button/Button.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { type Overlays, useOverlays } from "./useOverlays.ts";

const copy = defineCopy({
  zh: {
    open: "打开",
    answer: "回答：",
    failed: "该货号暂不可售，请联系客服。",
    clear: "您确定清空购物车吗?",
    clearTitle: "清空购物车",
    added: "加入购物车成功！",
    look: "查看",
    dialog: "忘记登录邮箱",
    hotline: "请拨打 400-000-0120，工作日 8:30–17:30。",
    note: "备注",
    toasts: {
      success: "商品收藏成功！",
      info: "已复制 CAS 号",
      warning: "限制选择 1 个文件",
      error: "网络连接失败，请检查网络后重试。",
    },
  },
  en: {
    open: "Open",
    answer: "Answer: ",
    failed: "This item is not on sale. Please contact customer service.",
    clear: "Remove everything from your cart?",
    clearTitle: "Clear cart",
    added: "Added to the cart.",
    look: "View",
    dialog: "Forgotten e-mail",
    hotline: "Call 400-000-0120, working days 8:30–17:30.",
    note: "Note",
    toasts: {
      success: "Added to favourites.",
      info: "CAS number copied",
      warning: "Choose one file only",
      error: "No connection. Check your network and try again.",
    },
  },
});
type Words = (typeof copy)["zh"];

type Act = (overlays: Overlays, words: Words) => unknown;

function Opener({ act }: { act: Act }) {
  const words = useCopy(copy);
  const overlays = useOverlays();
  const [answer, setAnswer] = useState("");
  const open = async () => setAnswer(String(await act(overlays, words)));
  return (
    <div className={row[4]}>
      <Button onClick={() => void open()}>{words.open}</Button>
      <p>
        {words.answer}
        {answer}
      </p>
    </div>
  );
}

const meta: Meta<{ act: Act }> = {
  title: "Components/Overlays/Host",
  tags: ["!manifest", "plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: ({ act }) => <Opener act={act} />,
  argTypes: { act: { control: false } },
};
export default meta;

type Story = StoryObj<{ act: Act }>;

/** Titled with the shop's notice title; the promise resolves when it is closed. */
export const Alert: Story = {
  args: { act: ({ alert }, words) => alert({ message: words.failed, tone: "warning" }) },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "打开" });
    await expectOverlayBehaviour({ opener, role: "alertdialog", name: "提示" });
    await userEvent.click(opener);
    const alert = await findOverlay("alertdialog", "提示");
    await expect(alert).toHaveAccessibleDescription("该货号暂不可售，请联系客服。");
    const confirm = within(alert).getByRole("button", { name: "确定" });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.click(confirm);
    await expect(await canvas.findByText("回答：undefined")).toBeVisible();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const AlertOpen: Story = {
  args: { act: ({ alert }, words) => alert({ message: words.failed, tone: "error" }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    await findOverlay("alertdialog", "提示");
  },
};

const askToClear: Act = ({ confirm }, words) =>
  confirm({ title: words.clearTitle, message: words.clear, isDestructive: true });

/** For an action that cannot be undone the initial focus is on cancel; a click outside does nothing. */
export const ConfirmDestructive: Story = {
  args: { act: askToClear },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "打开" });
    await expectOverlayBehaviour({ opener, role: "alertdialog", name: "清空购物车" });
    await expect(await canvas.findByText("回答：false")).toBeVisible();

    const dialog = await openByKeyboard({ opener, role: "alertdialog", name: "清空购物车" });
    await expect(within(dialog).getByRole("button", { name: "取消" })).toHaveFocus();
    await userEvent.pointer({ keys: "[MouseLeft]", target: document.documentElement });
    await expect(dialog).toBeVisible();
    await userEvent.click(within(dialog).getByRole("button", { name: "确定" }));
    await expect(await canvas.findByText("回答：true")).toBeVisible();
  },
};

export const ConfirmOpen: Story = {
  args: { act: askToClear },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    await findOverlay("alertdialog");
  },
};

export const ConfirmOpenOnAPhone: Story = {
  ...ConfirmOpen,
  globals: { viewport: { value: "phone" } },
};

/** Otherwise the initial focus is on confirm: Enter confirms. */
export const Confirm: Story = {
  args: {
    act: ({ confirm }, words) =>
      confirm({ title: words.dialog, message: words.hotline, confirmLabel: words.look }),
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "打开" });
    const dialog = await openByKeyboard({ opener, role: "alertdialog", name: "忘记登录邮箱" });
    await expect(within(dialog).getByRole("button", { name: "查看" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("回答：true")).toBeVisible();
  },
};

/** Closes after two seconds. */
export const Toast: Story = {
  beforeEach: stopClock,
  args: {
    act: ({ toast }, words) =>
      toast({ message: words.added, tone: "success", action: { label: words.look, to: "/cart" } })
        .closed,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    const messages = await findOverlay("region", /消息/);
    const toast = await within(messages).findByText("加入购物车成功！");
    await expect(within(messages).getByRole("link", { name: "查看" })).toBeVisible();
    await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("加入购物车成功！"));
    await timerOf(2000);
    await advance(1999);
    await expect(toast).toBeVisible();
    await advance(1);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
    await expect(await canvas.findByText("回答：undefined")).toBeVisible();
  },
};

/** Stays open while hovered. */
export const ToastHovered: Story = {
  beforeEach: stopClock,
  args: {
    act: ({ toast }, words) =>
      toast({ message: words.added, tone: "success", duration: 500 }).closed,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    const messages = await findOverlay("region", /消息/);
    const toast = await within(messages).findByText("加入购物车成功！");
    await userEvent.hover(toast);
    await advance(900);
    await expect(toast).toBeVisible();
    await userEvent.unhover(toast);
    await advance(500);
    await waitFor(() => expect(toast).not.toBeInTheDocument());
  },
};

const clauses = ["麒麟果礼盒装已加入果篮，", "可与其他礼品一起兑换并一次寄送。"] as const;

/** A toast breaks between clauses on a phone, not within a word. */
export const ToastOfClauses: Story = {
  tags: ["no-picture", "plays-in-chinese"],
  globals: { viewport: { value: "phone" } },
  args: {
    act: ({ toast }) =>
      toast({ message: clauses.join(""), tone: "success", duration: 60_000 }).closed,
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    const messages = await findOverlay("region", /消息/);
    const toast = await within(messages).findByText(clauses.join(""));
    for (const clause of clauses) await expect(linesOf(toast, clause)).toBe(1);
  },
};

/** So does a title. */
export const TitleOfClauses: Story = {
  tags: ["no-picture", "plays-in-chinese"],
  globals: { viewport: { value: "phone" } },
  args: {
    act: ({ confirm }, words) =>
      confirm({ title: clauses.join(""), message: words.hotline, confirmLabel: words.look }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    const dialog = await findOverlay("alertdialog", clauses.join(""));
    for (const clause of clauses) await expect(linesOf(dialog, clause)).toBe(1);
  },
};

const tones: readonly AlertTone[] = ["success", "info", "warning", "error"];

export const ToastTones: Story = {
  args: {
    act: ({ toast }, words) => {
      for (const tone of tones) toast({ message: words.toasts[tone], tone, duration: 60_000 });
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "打开" }));
    const messages = await findOverlay("region", /消息/);
    await waitFor(() => expect(within(messages).getAllByRole("listitem")).toHaveLength(4));
  },
};

/** Closes by its button, by Escape, from its content and from outside; the focus returns each time. */
export const Dialog: Story = {
  args: {
    act: ({ dialog }, words) =>
      dialog({
        title: words.dialog,
        description: words.hotline,
        size: "medium",
        content: (close) => (
          <>
            <TextField label={words.note} value="" onChange={() => {}} />
            <Button onClick={close}>{words.look}</Button>
          </>
        ),
      }).closed,
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "打开" });
    const dialog = { opener, role: "dialog", name: "忘记登录邮箱" } as const;
    await expectOverlayBehaviour(dialog);
    const opened = await openByKeyboard(dialog);
    await expect(opened).toHaveAccessibleDescription(/400-000-0120/);
    await userEvent.click(within(opened).getByRole("button", { name: "查看" }));
    await waitFor(() => expect(opener).toHaveFocus());
    const again = await openByKeyboard(dialog);
    await userEvent.click(within(again).getByRole("button", { name: "关闭" }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function Lines() {
  const words = useCopy(copy);
  const { confirm } = useOverlays();
  const [codes, setCodes] = useState(["S812046-25g", "S812046-100g"]);
  const remove = async (code: string) => {
    const isConfirmed = await confirm({ message: code, isDestructive: true });
    if (isConfirmed) setCodes(codes.filter((each) => each !== code));
  };
  return (
    <ul aria-label={words.clearTitle}>
      {codes.map((code) => (
        <li key={code} className={row[4]}>
          <Button kind="quiet-danger" onClick={() => void remove(code)}>
            {code}
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** If the opener was removed, the focus moves to its surviving ancestor, not to the top of the page. */
export const OpenerGone: Story = {
  render: () => <Lines />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "S812046-25g" }));
    const question = await findOverlay("alertdialog", "提示");
    await userEvent.click(within(question).getByRole("button", { name: "确定" }));
    await waitFor(() =>
      expect(canvas.queryByRole("button", { name: "S812046-25g" })).not.toBeInTheDocument(),
    );
    await waitFor(() => expect(canvas.getByRole("list", { name: "清空购物车" })).toHaveFocus());
    await userEvent.tab();
    await expect(canvas.getByRole("button", { name: "S812046-100g" })).toHaveFocus();
  },
};

/** Code that loads when `load` is called. */
function lateForm() {
  let load = () => {};
  const Form = lazy(
    () =>
      new Promise<{ default: typeof Note }>((resolve) => {
        load = () => resolve({ default: Note });
      }),
  );
  return { Form, load: () => load() };
}

function Note() {
  const [note, setNote] = useState("");
  return <TextField label={useCopy(copy).note} value={note} onChange={setNote} />;
}

let late = lateForm();

/** A form whose code loads after the dialog has opened gets the focus, which was on the close button. */
export const LateForm: Story = {
  tags: ["no-picture"],
  beforeEach: () => {
    late = lateForm();
  },
  args: { act: ({ dialog }, words) => dialog({ title: words.dialog, content: <late.Form /> }) },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole("button", { name: "打开" });
    await userEvent.click(opener);
    const dialog = await findOverlay("dialog", "忘记登录邮箱");
    await waitFor(() => expect(within(dialog).getByRole("button", { name: "关闭" })).toHaveFocus());
    late.load();
    const field = await within(dialog).findByRole("textbox", { name: "备注" });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
