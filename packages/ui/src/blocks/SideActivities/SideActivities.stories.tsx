import { codes } from "@reagent/api/contract/envelope";
import { readSide } from "@reagent/api/contract/home";
import { callMessages } from "@reagent/api/messages/call";
import { side } from "@reagent/api/mock/samples/home";
import { answers, refuses, waits } from "@reagent/api/mock/verbs";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { copy as carouselCopy } from "../../components/Carousel/Carousel.copy.ts";
import { copy as loadFailedCopy } from "../../components/LoadFailed/LoadFailed.copy.ts";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { photograph } from "../../foundations/stage/photograph.ts";
import { words } from "../../foundations/stage/words.ts";
import { copy } from "./SideActivities.copy.ts";
import { SideActivities } from "./SideActivities.tsx";

const meta = {
  title: "Blocks/Side activities",
  tags: ["plays-on-phones"],
  component: SideActivities,
  args: { layout: "row" },
  globals: { viewer: "guest" },
  decorators: [inMain],
} satisfies Meta<typeof SideActivities>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each banner leads to the details of its activity. */
export const Default: Story = {
  tags: ["plays-in-chinese"],
  play: async ({ canvas }) => {
    const banners = await canvas.findByRole("region", { name: words(copy).activities });
    const links = await within(banners).findAllByRole("link");
    await expect(links.map((link) => link.getAttribute("href"))).toEqual(
      side("zh").activities.map(({ id }) => `/activity/detail/${id}`),
    );
  },
};

/** One at a time; the carousel turns by itself and can be stopped. */
export const InAColumn: Story = {
  tags: ["plays-in-chinese"],
  args: { layout: "column" },
  decorators: [
    (Shown) => (
      <div style={{ width: "232px" }}>
        <Shown />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const banners = await canvas.findByRole("region", { name: words(copy).activities });
    const turn = { name: new RegExp(`${words(carouselCopy).play}$`, "u") };
    const toggle = await within(banners).findByRole("button", turn);
    const before = toggle.getAttribute("aria-label");
    await userEvent.click(toggle);
    await expect(within(banners).getByRole("button", turn)).not.toHaveAccessibleName(before ?? "");
  },
};

/** A photograph fills its place below the words, cut at the edges. */
export const Photographs: Story = {
  tags: ["no-picture"],
  parameters: {
    scenario: [
      answers(readSide, (_, language) => {
        const known = side(language);
        return {
          ...known,
          activities: known.activities.map((each) => ({ ...each, drawing: photograph })),
        };
      }),
    ],
  },
  play: async ({ canvas }) => {
    const banners = await canvas.findByRole("region", { name: words(copy).activities });
    const picture = banners.querySelector("img");
    await expect(picture && getComputedStyle(picture).objectFit).toBe("cover");
    await expect(picture?.getBoundingClientRect().height).toBeGreaterThan(72);
  },
};

export const Loading: Story = {
  parameters: { scenario: [waits(readSide)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: words(copy).activities })).toBeNull();
  },
};

/** A failure raises no alert: a message in place of the activities reports it (decisions, quiet failures). */
export const Failed: Story = {
  parameters: { scenario: [refuses(readSide, codes.failed, callMessages.failed)] },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole("button", { name: words(loadFailedCopy).retry }),
    ).toBeVisible();
    await expect(screen.queryByRole("alertdialog")).toBeNull();
  },
};

export const Empty: Story = {
  parameters: {
    scenario: [answers(readSide, (_, language) => ({ ...side(language), activities: [] }))],
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole("region", { name: words(copy).activities })).toBeNull();
  },
};
