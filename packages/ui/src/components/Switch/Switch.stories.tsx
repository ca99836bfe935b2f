import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { sayIn } from "../../foundations/stage/english.tsx";
import { inPseudoStates } from "../../foundations/stage/pseudo-states.tsx";
import { controlled } from "../../testing/controlled.tsx";
import { Switch } from "./Switch.tsx";

const Controlled = controlled(Switch, "value");

const english = {
  深色主题: "Dark theme",
};
const say = sayIn(english);

const meta: Meta<typeof Switch> = {
  title: "Components/Fields/Switch",
  tags: ["plays-on-phones"],
  component: Switch,
  parameters: { layout: "padded", english },
  render: (args) => <Controlled {...args} />,
  args: { label: "深色主题", value: false, onChange: fn() },
};
export default meta;

type Story = StoryObj<typeof Switch>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const control = canvas.getByRole("switch", { name: say("深色主题") });
    await userEvent.click(canvas.getByText(say("深色主题")));
    await expect(control).toBeChecked();
    await userEvent.keyboard(" ");
    await expect(control).not.toBeChecked();
  },
};

export const On: Story = { args: { value: true } };

export const Disabled: Story = { args: { isDisabled: true } };

export const PseudoStates: Story = inPseudoStates((args) => <Controlled {...args} />);
