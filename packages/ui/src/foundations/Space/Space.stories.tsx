import type { Meta, StoryObj } from "@storybook/react-vite";
import { Space } from "./Space.tsx";

const meta: Meta<typeof Space> = { title: "Foundations/Space", component: Space };
export default meta;

export const Default: StoryObj<typeof Space> = {};
