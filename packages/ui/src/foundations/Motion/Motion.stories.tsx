import type { Meta, StoryObj } from "@storybook/react-vite";
import { Motion } from "./Motion.tsx";

const meta: Meta<typeof Motion> = { title: "Foundations/Motion", component: Motion };
export default meta;

export const Default: StoryObj<typeof Motion> = {};
