import { type PictogramCode, PICTOGRAMS } from "@reagent/domain/ghs";
import { type HazardSymbolCode, HAZARD_SYMBOLS } from "@reagent/domain/hazard-symbol";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { words } from "../../foundations/stage/words.ts";
import { row } from "../../theme/layout.css.ts";
import { GhsPictogram } from "./GhsPictogram.tsx";

const meta: Meta<typeof GhsPictogram> = {
  title: "Components/GhsPictogram",
  tags: ["plays-on-phones"],
  component: GhsPictogram,
  parameters: { layout: "padded" },
};
export default meta;

const codes = Object.keys(PICTOGRAMS) as PictogramCode[];

export const AllNine: StoryObj<typeof GhsPictogram> = {
  render: () => (
    <>
      <div className={row[4]}>
        {codes.map((code) => (
          <GhsPictogram code={code} size={96} key={code} />
        ))}
      </div>
      <div className={row[2]}>
        {codes.map((code) => (
          <GhsPictogram code={code} key={code} />
        ))}
      </div>
    </>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole("img", { name: words({ zh: "GHS02 火焰", en: "GHS02 Flame" }) }),
    ).toHaveLength(2);
    await expect(canvas.getAllByRole("img")).toHaveLength(18);
  },
};

const letters = Object.keys(HAZARD_SYMBOLS) as HazardSymbolCode[];

/** The ten hazard symbols of the system before the GHS, on the page of risk phrases. */
export const FormerSymbols: StoryObj<typeof GhsPictogram> = {
  render: () => (
    <div className={row[4]}>
      {letters.map((code) => (
        <GhsPictogram code={code} size={72} key={code} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole("img", { name: words({ zh: "Xn 有害", en: "Xn Harmful" }) }),
    ).toBeVisible();
    await expect(canvas.getAllByRole("img")).toHaveLength(10);
  },
};
