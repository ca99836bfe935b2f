import { trackedOrders } from "@reagent/api/mock/samples/shipments";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { storyLanguage, words } from "../../foundations/stage/words.ts";
import { useLanguage } from "../../language/language.tsx";
import { ParcelList } from "./ParcelList.tsx";
import { copy } from "./ParcelSection.copy.ts";
import { ParcelSection } from "./ParcelSection.tsx";

interface Args {
  /** Which of the sampled orders. */
  readonly at: 0 | 1 | 2;
  readonly isCancelled: boolean;
}

function Parcels({ at, isCancelled }: Args) {
  const order = trackedOrders(useLanguage())[at];
  const [placed] = order.events;
  const events =
    placed && isCancelled ? [placed, { ...placed, event: "cancelled" as const }] : order.events;
  return (
    <>
      <h1>{order.orderCode}</h1>
      <ParcelList order={{ ...order, events }} />
    </>
  );
}

const meta: Meta = {
  title: "Blocks/Parcel section",
  component: ParcelSection,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  render: (args) => <Parcels {...(args as Args)} />,
  args: { at: 0, isCancelled: false },
};
export default meta;
type Story = StoryObj<Args>;

/** Each parcel has a name of its own, and so have its lists. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const { parcel, progress, goods, events, track } = words(copy);
    for (const number of [1, 2]) {
      const name = parcel(number, 2);
      const section = within(canvas.getByRole("region", { name }));
      const steps = section.getByRole("list", { name: `${name} ${progress}` });
      await expect(steps).toHaveTextContent(events.shipped);
      await expect(section.getByRole("table", { name: `${name} ${goods}` })).toBeVisible();
    }
    const [link] = canvas.getAllByRole("link", { name: (name) => name.startsWith(track) });
    const [first] = trackedOrders(storyLanguage())[0].parcels;
    await expect(link).toHaveAttribute("href", expect.stringContaining(first!.expressNumber));
  },
};

/** A single parcel has no number; what waits is said above it. */
export const Waiting: Story = {
  args: { at: 1 },
  play: async ({ canvas }) => {
    const { parcel, waiting, noBatch } = words(copy);
    await expect(canvas.getByText(waiting(2))).toBeVisible();
    await expect(canvas.getByRole("region", { name: parcel(1, 1) })).toBeVisible();
    await expect(canvas.getByText(noBatch)).toBeVisible();
  },
};

export const NotShipped: Story = {
  args: { at: 2 },
  play: async ({ canvas }) => {
    const { notShipped, notShippedHint } = words(copy);
    await expect(canvas.getByText(notShipped)).toBeVisible();
    await expect(canvas.getByText(notShippedHint(1))).toBeVisible();
  },
};

export const Cancelled: Story = {
  args: { at: 2, isCancelled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(words(copy).cancelled)).toBeVisible();
  },
};
