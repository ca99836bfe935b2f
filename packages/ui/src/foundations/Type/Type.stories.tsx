import type { Meta, StoryObj } from "@storybook/react-vite";
import { Type } from "./Type.tsx";

const meta: Meta<typeof Type> = { title: "Foundations/Type", component: Type };
export default meta;

export const Default: StoryObj<typeof Type> = {};
