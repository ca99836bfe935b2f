import type { Meta, StoryObj } from "@storybook/react-vite";
import { Colour } from "./Colour.tsx";
import { Contrast } from "./Contrast.tsx";

const meta: Meta<typeof Colour> = { title: "Foundations/Colour", component: Colour };
export default meta;

type Story = StoryObj<typeof Colour>;

export const Roles: Story = {};

export const RolesDark: Story = { globals: { theme: "dark" } };

export const ContrastLight: Story = {
  globals: { theme: "light" },
  render: () => <Contrast />,
};

export const ContrastDark: Story = {
  globals: { theme: "dark" },
  render: () => <Contrast />,
};
