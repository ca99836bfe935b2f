import { readPrecursorInfo } from "@reagent/api/contract/filing";
import { paths } from "@reagent/api/pages/paths";
import type { PrecursorFilingKind } from "@reagent/domain/filing";
import { filingGoods } from "@reagent/domain/filing-goods";
import { filingName } from "@reagent/domain/filing-name";
import { drugPrecursorClass } from "@reagent/domain/precursor";
import { type RegulatoryMark, regulatoryMarks } from "@reagent/domain/product";
import { filingsFor, licenceState } from "@reagent/domain/restriction";
import { TextSkeleton } from "../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { Load } from "../../data/Load.tsx";
import { useCall } from "../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { useSession } from "../../state/session.ts";
import { MissingFilings } from "../MissingFilings/MissingFilings.tsx";
import type { RegulatedGoods } from "./regulated-goods.ts";
import { copy } from "./RegulatoryMarks.copy.ts";
import * as css from "./RegulatoryMarks.css.ts";

export interface ExplanationProps {
  /** The goods of the marks. */
  readonly goods: RegulatedGoods;
  /** Called when a link is followed. */
  readonly onFollow: () => void;
}

/** What the regulatory marks of goods mean, and what they ask of the viewer. */
export function Explanation({ goods, onFollow }: ExplanationProps) {
  const words = useCopy(copy);
  const { isLoggedIn } = useSession();
  const filings = filingsFor(goods);
  return (
    <div className={css.content}>
      {regulatoryMarks(goods).map((mark) => (
        <p key={mark.kind} className={css.mark}>
          <Meaning mark={mark} goods={goods} />
        </p>
      ))}
      <div className={css.asked}>
        {isLoggedIn && <p>{words.asks}</p>}
        {filings.map((kind) =>
          isLoggedIn ? (
            <OwnFiling key={kind} kind={kind} goods={goods} onFollow={onFollow} />
          ) : (
            <AskedOfGuest key={kind} kind={kind} goods={goods} onFollow={onFollow} />
          ),
        )}
      </div>
    </div>
  );
}

function Meaning({ mark, goods }: { mark: RegulatoryMark; goods: RegulatedGoods }) {
  const words = useCopy(copy);
  switch (mark.kind) {
    case "acute-poison":
      return words.acutePoison;
    case "hazardous":
      return words.hazardous(mark.serialNumber);
    case "drug-precursor":
      return words.drug(drugPrecursorClass(goods.casNumber));
    case "explosive-precursor":
      return words.explosive;
  }
}

interface FilingProps extends ExplanationProps {
  readonly kind: PrecursorFilingKind;
}

/** A filing that checkout will ask for, as nothing is known of the customer. */
function AskedOfGuest({ kind, goods, onFollow }: FilingProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  return (
    <p>
      {words.asksGuests(filingName(filingGoods(kind, [goods]), language))}{" "}
      <TextLink kind="inline" to={paths.explosivePrecursors({ kind })} onClick={onFollow}>
        {words.howToFile}
      </TextLink>
    </p>
  );
}

/** What became of the customer's own filing, which is read when the marks are opened. */
function OwnFiling({ kind, goods, onFollow }: FilingProps) {
  const call = useCall(readPrecursorInfo, { kind });
  return (
    <Load call={call} skeleton={<TextSkeleton lines={1} />}>
      {({ state, refusal, poisonLicence: document, isPoisonLicenceRequired: isRequired }) => {
        const isFiled = document !== null && document.uploadId !== "";
        const poisonLicence = licenceState([goods], { isFiled, isRequired });
        return (
          <MissingFilings
            filings={[{ kind, goods: filingGoods(kind, [goods]), state, refusal, poisonLicence }]}
            onFollow={onFollow}
          />
        );
      }}
    </Load>
  );
}
