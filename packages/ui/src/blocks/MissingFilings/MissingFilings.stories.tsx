import { refusalReason } from "@reagent/api/mock/samples/filing";
import { filingName } from "@reagent/domain/filing-name";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, within } from "storybook/test";
import { inMain } from "../../foundations/stage/in-main.tsx";
import { storyLanguage, words } from "../../foundations/stage/words.ts";
import { copy } from "./MissingFilings.copy.ts";
import { MissingFilings } from "./MissingFilings.tsx";

const meta = {
  title: "Blocks/Missing filings",
  component: MissingFilings,
  tags: ["no-picture", "plays-on-phones"],
  decorators: [inMain],
  parameters: { layout: "padded" },
  args: {
    filings: [
      {
        kind: "explosive",
        goods: ["hazardous", "explosive"],
        state: "none",
        refusal: "",
        poisonLicence: "not-required",
      },
      {
        kind: "drug",
        goods: ["drug-3"],
        state: "pending",
        refusal: "",
        poisonLicence: "not-required",
      },
    ],
    onFollow: fn(),
  },
} satisfies Meta<typeof MissingFilings>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Each link names its filing. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const { label, states, links, linkOf } = words(copy);
    const rows = within(canvas.getByRole("list", { name: label })).getAllByRole("listitem");
    await expect(rows).toHaveLength(2);
    await expect(rows[0]).toHaveTextContent(states.none);
    await expect(rows[1]).toHaveTextContent(states.pending);
    const name = filingName(["hazardous", "explosive"], storyLanguage());
    const link = canvas.getByRole("link", { name: linkOf(links.none, name) });
    await expect(link).toHaveAttribute("href", expect.stringMatching(/\/danger$/u));
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledOnce();
  },
};

/** The reason stands after the state. */
export const Refused: Story = {
  args: {
    filings: [
      {
        kind: "drug",
        goods: ["drug-2"],
        state: "refused",
        refusal: refusalReason.zh,
        poisonLicence: "not-required",
      },
    ],
  },
  play: async ({ canvas }) => {
    const { states, reason, links } = words(copy);
    await expect(canvas.getByRole("listitem")).toHaveTextContent(
      `${states.refused}${reason(refusalReason.zh)}`,
    );
    await expect(canvas.getByText(links.refused)).toBeVisible();
  },
};

/** The shop requires the licence for highly toxic chemicals, and the accepted filing does not have it. */
export const LicenceMissing: Story = {
  args: {
    filings: [
      {
        kind: "explosive",
        goods: ["hazardous"],
        state: "accepted",
        refusal: "",
        poisonLicence: "missing",
      },
    ],
  },
  play: async ({ canvas }) => {
    const { states, licence, links } = words(copy);
    await expect(canvas.getByRole("listitem")).toHaveTextContent(
      states.accepted + licence.accepted,
    );
    await expect(canvas.getByText(links.accepted)).toBeVisible();
  },
};
