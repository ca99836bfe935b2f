import type { Meta, StoryObj } from "@storybook/react-vite";
import { ErrorCatalogue } from "./ErrorCatalogue.tsx";

const meta: Meta<typeof ErrorCatalogue> = {
  title: "Guide/Error catalogue",
  component: ErrorCatalogue,
  // It grows with every call.
  tags: ["no-picture"],
};
export default meta;

export const Default: StoryObj<typeof ErrorCatalogue> = {};
