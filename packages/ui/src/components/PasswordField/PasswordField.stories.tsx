import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { words } from "../../foundations/stage/words.ts";
import { controlled } from "../../testing/controlled.tsx";
import { copy } from "./PasswordField.copy.ts";
import { PasswordField } from "./PasswordField.tsx";

const Controlled = controlled(PasswordField, "value");

const english = {
  密码: "Password",
  请输入登录密码: "Enter your password",
};
const say = sayIn(english);

const meta: Meta<typeof PasswordField> = {
  title: "Components/Fields/PasswordField",
  tags: ["plays-on-phones"],
  component: PasswordField,
  parameters: { layout: "padded", english },
  render: (args) => <Controlled {...args} />,
  args: { label: "密码", value: "", onChange: fn(), autoComplete: "current-password" },
};
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(say("密码"));
    await userEvent.type(field, "teaching-lab");
    await expect(field).toHaveAttribute("type", "password");
    await userEvent.click(canvas.getByRole("button", { name: words(copy).show }));
    await expect(field).toHaveAttribute("type", "text");
    await expect(field).toHaveValue("teaching-lab");
    await userEvent.tab();
    await userEvent.tab({ shift: true });
    await userEvent.keyboard("{Enter}");
    await expect(field).toHaveAttribute("type", "password");
  },
};

export const Invalid: Story = { args: { error: "请输入登录密码", isRequired: true } };

export const Disabled: Story = { args: { value: "teaching-lab", isDisabled: true } };
