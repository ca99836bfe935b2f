import { readBottle } from "@reagent/api/contract/bottle";
import { codes } from "@reagent/api/contract/envelope";
import { callMessages } from "@reagent/api/messages/call";
import { answers, refusal } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { routeIn } from "../../../foundations/stage/location.ts";
import { ScannedProduct } from "./ScannedProduct.tsx";

const meta: Meta<typeof ScannedProduct> = {
  title: "Screens/Product/Scanned product",
  tags: ["plays-on-phones"],
  component: ScannedProduct,
  parameters: { route: "/products/detail/S812046-25g/C15482130/S812046" },
  args: { productCode: "S812046-25g", batchCode: "C15482130", itemCode: "S812046" },
};
export default meta;

type Story = StoryObj<typeof ScannedProduct>;

const leadsTo =
  (address: string): NonNullable<Story["play"]> =>
  async ({ canvasElement }) => {
    await waitFor(() => expect(routeIn(canvasElement)).toBe(address));
  };

export const Default: Story = {
  tags: ["no-picture"],
  play: leadsTo("/b/S812046-25g/C15482130"),
};

/** A batch that the shop does not know: the product, at its certificates. */
export const UnknownBatch: Story = {
  parameters: { route: "/products/detail/S812046-25g/C0" },
  args: { batchCode: "C0" },
  play: leadsTo("/products/S812046-25g?batch=C0"),
};

/** The product opens where the batch cannot be asked for. */
export const Failed: Story = {
  tags: ["no-picture"],
  parameters: { scenario: [answers(readBottle, () => refusal(codes.failed, callMessages.failed))] },
  play: leadsTo("/products/S812046-25g?batch=C15482130"),
};

export const WithoutBatch: Story = {
  parameters: { route: "/products/detail/S812046-25g" },
  args: { batchCode: "" },
  play: leadsTo("/products/S812046-25g"),
};

export const ItemOnly: Story = {
  args: { productCode: "", batchCode: "" },
  play: leadsTo("/products/S812046"),
};

export const Nothing: Story = {
  parameters: { route: "/products/detail" },
  args: { productCode: "", batchCode: "", itemCode: "" },
  play: leadsTo("/products"),
};
