import { Email } from "@reagent/domain/credential";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, waitFor, within } from "storybook/test";
import * as v from "valibot";
import { deferred } from "../../deferred.ts";
import { findAlert } from "../../foundations/stage/actions.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { StorageProvider } from "../../state/storage.tsx";
import { memoryStore } from "../../state/stores.ts";
import { pressEnterWhileComposing } from "../../testing/composition.ts";
import { Button } from "../Button/Button.tsx";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { QuantityField } from "../QuantityField/QuantityField.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import { Form, type Submitted } from "./Form.tsx";
import { FormField } from "./FormField.tsx";
import { SubmitButton } from "./SubmitButton.tsx";
import { useShopForm } from "./useShopForm.ts";

const Enquiry = v.object({
  email: Email,
  password: v.pipe(v.string(), v.nonEmpty("password-required")),
  number: v.pipe(
    v.nullable(v.number()),
    v.check((number) => number !== null, "number-required"),
  ),
  note: v.pipe(v.string(), v.maxLength(500, "note-too-long")),
  isAgreed: v.literal(true, "agreement"),
});
type Enquiry = {
  email: string;
  password: string;
  number: number | null;
  note: string;
  isAgreed: boolean;
};
const nothing: Enquiry = { email: "", password: "", number: null, note: "", isAgreed: false };

const copy = defineCopy({
  zh: {
    form: "询价",
    email: "邮箱地址",
    password: "密码",
    number: "数量",
    note: "备注",
    agreed: "我已阅读并同意使用条款",
    send: "提交",
    sending: "提交中...",
    reload: "重新载入",
    messages: {
      "email-required": "请输入邮箱地址",
      "email-invalid": "请输入正确的邮箱地址",
      "password-required": "请输入登录密码",
      "number-required": "请输入数量",
      agreement: "请勾选已阅读并同意使用条款",
    },
  },
  en: {
    form: "Enquiry",
    email: "E-mail",
    password: "Password",
    number: "Quantity",
    note: "Note",
    agreed: "I have read and accept the terms of use",
    send: "Send",
    sending: "Sending…",
    reload: "Load again",
    messages: {
      "email-required": "Enter your e-mail address",
      "email-invalid": "Enter a valid e-mail address",
      "password-required": "Enter your password",
      "number-required": "Enter a quantity",
      agreement: "Please accept the terms of use",
    },
  },
});

type Args = {
  onSubmit: (values: Enquiry) => Promise<Submitted<Enquiry>>;
  alertOf?: (badFields: readonly string[]) => string;
};

function EnquiryForm({ onSubmit, alertOf }: Args) {
  const words = useCopy(copy);
  const form = useShopForm<Enquiry, Enquiry>(Enquiry, { defaults: nothing, draftKey: "enquiry" });
  return (
    <Form
      of={form}
      label={words.form}
      messages={words.messages}
      onSubmit={onSubmit}
      {...(alertOf ? { alertOf } : {})}
    >
      <FormField of={form} name="email">
        {(field) => (
          <TextField {...field} label={words.email} type="email" autoComplete="email" isRequired />
        )}
      </FormField>
      <FormField of={form} name="password">
        {(field) => (
          <PasswordField
            {...field}
            label={words.password}
            autoComplete="current-password"
            isRequired
          />
        )}
      </FormField>
      <FormField of={form} name="number">
        {(field) => (
          <QuantityField
            {...field}
            label={words.number}
            min={1}
            onEmpty={() => field.onChange(null)}
            isRequired
          />
        )}
      </FormField>
      <FormField of={form} name="note">
        {(field) => <TextArea {...field} label={words.note} rows={2} />}
      </FormField>
      <FormField of={form} name="isAgreed">
        {(field) => <Checkbox {...field} label={words.agreed} />}
      </FormField>
      <div>
        <SubmitButton busyLabel={words.sending}>{words.send}</SubmitButton>
      </div>
    </Form>
  );
}

const session = memoryStore();

/** A form on a page that can be reloaded: the session storage stays, everything else is new. */
function Page(args: Args) {
  const words = useCopy(copy);
  const [load, setLoad] = useState(0);
  return (
    <StorageProvider stores={{ local: memoryStore(), session }}>
      <EnquiryForm key={load} {...args} />
      <Button onClick={() => setLoad(load + 1)}>{words.reload}</Button>
    </StorageProvider>
  );
}

const meta: Meta<Args> = {
  title: "Components/Form",
  subcomponents: { Form },
  tags: ["plays-in-chinese", "plays-on-phones"],
  parameters: { layout: "padded" },
  render: (args) => <Page {...args} />,
  beforeEach: () => session.remove("drafts"),
  args: { onSubmit: fn(() => Promise.resolve({ kind: "done" as const })) },
};
export default meta;

type Story = StoryObj<Args>;

export const Sent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^邮箱地址/), " li@example.com ");
    await userEvent.type(canvas.getByLabelText(/^密码/), "teaching-lab");
    await userEvent.type(canvas.getByRole("textbox", { name: "数量" }), "12");
    await userEvent.click(canvas.getByRole("checkbox"));
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenNthCalledWith(1, {
        email: "li@example.com",
        password: "teaching-lab",
        number: 12,
        note: "",
        isAgreed: true,
      }),
    );
    const button = canvas.getByRole("button", { name: "提交" });
    await waitFor(() => expect(button).not.toHaveAttribute("aria-busy"));
    await expect(session.get("drafts")).toBeNull();
  },
};

/**
 * Every invalid field shows its error, and the first has the focus; the error of a corrected field disappears at once.
 */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText(/^邮箱地址/);
    await userEvent.type(email, "li@");
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription("请输入正确的邮箱地址");
    await expect(canvas.getByLabelText(/^密码/)).toHaveAccessibleDescription("请输入登录密码");
    await expect(canvas.getByRole("textbox", { name: "数量" })).toHaveAccessibleDescription(
      "请输入数量",
    );
    await expect(canvas.getByRole("checkbox")).toHaveAccessibleDescription(
      "请勾选已阅读并同意使用条款",
    );
    await userEvent.type(email, "example.com");
    await waitFor(() => expect(email).not.toBeInvalid());
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

/** An alert can summarise the errors; the first invalid field has the focus when it is closed. */
export const IncompleteAndAlerted: Story = {
  args: { alertOf: (badFields) => `请检查 ${badFields.length} 项` },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    const alert = await findAlert();
    await expect(within(alert).getByText("请检查 4 项")).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(canvas.getByLabelText(/^邮箱地址/)).toHaveFocus());
  },
};

const fill = { email: "li@example.com", password: "teaching-lab" };

async function fillIn(
  canvas: Parameters<NonNullable<Story["play"]>>[0]["canvas"],
  userEvent: Parameters<NonNullable<Story["play"]>>[0]["userEvent"],
) {
  await userEvent.type(canvas.getByLabelText(/^邮箱地址/), fill.email);
  await userEvent.type(canvas.getByLabelText(/^密码/), fill.password);
  await userEvent.type(canvas.getByRole("textbox", { name: "数量" }), "3");
  await userEvent.click(canvas.getByRole("checkbox"));
}

/** A server refusal is shown in the form; the entries stay. */
export const Refused: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.resolve({ kind: "refused" as const, message: "邮箱或密码不正确，请重新输入。" }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    await expect(await canvas.findByRole("alert")).toHaveTextContent("邮箱或密码不正确");
    await expect(canvas.getByLabelText(/^邮箱地址/)).toHaveValue(fill.email);
    await expect(canvas.getByLabelText(/^密码/)).toHaveValue(fill.password);
  },
};

/** The refusal comes into view where the form is taller than the window. */
export const RefusedOutOfView: Story = {
  ...Refused,
  tags: ["no-picture"],
  decorators: [
    (Story) => (
      <div style={{ paddingBlockEnd: "200vh" }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    const button = canvas.getByRole("button", { name: "提交" });
    button.scrollIntoView();
    await userEvent.click(button);
    const refusal = await canvas.findByText(/邮箱或密码不正确/);
    await waitFor(() => expect(refusal.getBoundingClientRect().top).toBeGreaterThanOrEqual(0));
  },
};

export const RefusedForOneField: Story = {
  args: {
    onSubmit: fn(() =>
      Promise.resolve({
        kind: "refused" as const,
        field: "email" as const,
        message: "该邮箱已注册，请更换邮箱。",
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    const email = canvas.getByLabelText(/^邮箱地址/);
    await waitFor(() => expect(email).toHaveFocus());
    await expect(email).toHaveAccessibleDescription("该邮箱已注册，请更换邮箱。");
  },
};

const answer = deferred<Submitted<Enquiry>>();

/** While submitting, the button is busy, keeps the focus and ignores clicks and Enter. */
export const Submitting: Story = {
  args: { onSubmit: fn(() => answer.promise) },
  play: async ({ canvas, userEvent, args }) => {
    await fillIn(canvas, userEvent);
    await userEvent.click(canvas.getByRole("button", { name: "提交" }));
    const button = await canvas.findByRole("button", { name: "提交中..." });
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await userEvent.type(canvas.getByLabelText(/^邮箱地址/), "{Enter}");
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

/** Entries survive a reload, as after a log-in; a password is never stored. */
export const Draft: Story = {
  play: async ({ canvas, userEvent }) => {
    await fillIn(canvas, userEvent);
    await userEvent.type(canvas.getByRole("textbox", { name: "备注" }), "请附质检报告");
    await userEvent.click(canvas.getByRole("button", { name: "重新载入" }));
    await waitFor(() => expect(canvas.getByLabelText(/^邮箱地址/)).toHaveValue(fill.email));
    await expect(canvas.getByRole("textbox", { name: "数量" })).toHaveValue("3");
    await expect(canvas.getByRole("textbox", { name: "备注" })).toHaveValue("请附质检报告");
    await expect(canvas.getByRole("checkbox")).toBeChecked();
    await expect(canvas.getByLabelText(/^密码/)).toHaveValue("");
    await expect(session.get("drafts")).not.toContain(fill.password);
  },
};

/** Enter during a composition picks the candidate and does not submit. */
export const Pinyin: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fillIn(canvas, userEvent);
    const email = canvas.getByLabelText(/^邮箱地址/);
    await pressEnterWhileComposing(email, "shiji");
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce());
  },
};

export const Phone: Story = { globals: { viewport: { value: "phone" } } };
