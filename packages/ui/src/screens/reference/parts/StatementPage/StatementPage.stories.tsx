import { paths } from "@reagent/api/pages/paths";
import { PICTOGRAMS } from "@reagent/domain/ghs";
import {
  COMBINED_PRECAUTIONARY_STATEMENTS,
  PRECAUTIONARY_STATEMENTS,
} from "@reagent/domain/precautionary-statements";
import { RISK_PHRASES, WITHDRAWN_RISK_PHRASES } from "@reagent/domain/risk-phrases";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, within } from "storybook/test";
import { GhsPictogram } from "../../../../components/GhsPictogram/GhsPictogram.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy as hazardCopy } from "../../HazardStatementPage/HazardStatementPage.copy.ts";
import { hazardStatements } from "../../HazardStatementPage/HazardStatementPage.screen.ts";
import { copy as riskCopy } from "../../RiskPhrasePage/RiskPhrasePage.copy.ts";
import { rowsOf } from "./statement-rows.ts";
import { StatementPage } from "./StatementPage.tsx";

const ROWS = {
  pictograms: (["GHS02", "GHS07"] as const).map((code) => ({
    code,
    wording: PICTOGRAMS[code],
    detail: { zh: hazardCopy.zh.pictograms[code], en: hazardCopy.en.pictograms[code] },
    drawing: <GhsPictogram code={code} size={72} />,
  })),
  precautionary: rowsOf(PRECAUTIONARY_STATEMENTS).slice(0, 12),
  combinedPrecautionary: rowsOf(COMBINED_PRECAUTIONARY_STATEMENTS).slice(-6),
  risk: rowsOf(RISK_PHRASES, WITHDRAWN_RISK_PHRASES).filter(({ isWithdrawn }) => isWithdrawn),
};

function FewStatements() {
  const title = useCopy(hazardStatements.title);
  const words = useCopy(hazardCopy);
  const { pictograms, precautionary, combinedPrecautionary } = words.sections;
  const { risk } = useCopy(riskCopy).sections;
  return (
    <StatementPage
      title={title}
      lead={words.lead}
      link={<TextLink to={paths.riskAndSafetyPhrases()}>{words.toPhrases}</TextLink>}
      example="H225"
      titles={{ pictograms, precautionary, combinedPrecautionary, risk }}
      rows={ROWS}
    />
  );
}

const meta: Meta<typeof StatementPage> = {
  title: "Screens/Reference/Statement page",
  tags: ["plays-on-phones"],
  component: StatementPage,
};
export default meta;
type Story = StoryObj<typeof meta>;

/** Some statements of each kind: with a drawing, in one code and in several, and withdrawn. */
export const Default: Story = {
  render: () => <FewStatements />,
  play: async ({ canvas }) => {
    const numbers = canvas
      .getAllByRole("region")
      .map((section) => [section.getAttribute("id"), within(section).getAllByRole("link").length]);
    await expect(numbers).toEqual([
      ["pictograms", 2],
      ["precautionary", 12],
      ["combinedPrecautionary", 6],
      ["risk", 2],
    ]);
  },
};
