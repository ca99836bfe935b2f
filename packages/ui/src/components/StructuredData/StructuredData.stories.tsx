import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { StructuredData } from "./StructuredData.tsx";

const meta: Meta<typeof StructuredData> = {
  title: "Components/StructuredData",
  component: StructuredData,
  tags: ["no-picture", "plays-on-phones"],
  args: { of: { "@type": "Product", name: "Ethanol </script>", sku: "E809056" } },
};
export default meta;

type Story = StoryObj<typeof StructuredData>;

/** Nothing is seen; no text of it can end the element. */
export const OfAProduct: Story = {
  play: async ({ canvasElement }) => {
    const data = canvasElement.querySelector("script[type='application/ld+json']");
    await expect(JSON.parse(data?.textContent ?? "")).toEqual({
      "@context": "https://schema.org",
      "@type": "Product",
      name: "Ethanol </script>",
      sku: "E809056",
    });
  },
};
