import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import * as v from "valibot";
import { Form } from "../../components/Form/Form.tsx";
import { SubmitButton } from "../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../components/Form/useShopForm.ts";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { words } from "../../foundations/stage/words.ts";
import { defineCopy } from "../../language/define-copy.ts";
import { useCopy } from "../../language/language.tsx";
import { PersonField } from "./PersonField.tsx";

const copy = defineCopy({
  zh: {
    form: "联系方式",
    name: "真实姓名",
    mobile: "手机号码",
    email: "邮箱地址",
    send: "提交",
    messages: { "name-required": "请输入真实姓名" },
  },
  en: {
    form: "Contact",
    name: "Name",
    mobile: "Mobile number",
    email: "E-mail",
    send: "Send",
    messages: { "name-required": "Enter your name" },
  },
});
const Schema = v.object({
  name: v.pipe(v.string(), v.nonEmpty("name-required")),
  mobile: v.string(),
  email: v.string(),
});

function Contact() {
  const text = useCopy(copy);
  const form = useShopForm(Schema, { defaults: { name: "", mobile: "", email: "" } });
  return (
    <Form
      of={form}
      label={text.form}
      messages={text.messages}
      onSubmit={async () => ({ kind: "done" })}
    >
      <PersonField of={form} name="name" label={text.name} />
      <PersonField of={form} name="mobile" label={text.mobile} />
      <PersonField of={form} name="email" label={text.email} />
      <div>
        <SubmitButton>{text.send}</SubmitButton>
      </div>
    </Form>
  );
}

const meta: Meta = {
  title: "Blocks/Person field",
  component: PersonField,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  render: () => <Contact />,
};
export default meta;
type Story = StoryObj;

type Canvas = Parameters<NonNullable<Story["play"]>>[0]["canvas"];
const field = (canvas: Canvas, label: string) =>
  canvas.getByRole("textbox", { name: (name) => name.startsWith(label) });

/** Browsers and phones know what each field takes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { name, mobile, email } = words(copy);
    await expect(field(canvas, name)).toHaveAttribute("autocomplete", "name");
    await expect(field(canvas, mobile)).toHaveAttribute("type", "tel");
    await expect(field(canvas, mobile)).toHaveAttribute("autocomplete", "tel");
    await expect(field(canvas, email)).toHaveAttribute("type", "email");
    for (const label of [name, mobile, email]) await expect(field(canvas, label)).toBeRequired();
  },
};

/** The message is that of the form's schema. */
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    const { name, send, messages } = words(copy);
    await userEvent.click(canvas.getByRole("button", { name: send }));
    await expect(await canvas.findByText(messages["name-required"])).toBeVisible();
    await expect(field(canvas, name)).toHaveFocus();
  },
};
