import type { Meta, StoryObj } from "@storybook/react-vite";
import { Icons } from "./Icons.tsx";

const meta: Meta<typeof Icons> = { title: "Foundations/Icons", component: Icons };
export default meta;

export const Default: StoryObj<typeof Icons> = {};
