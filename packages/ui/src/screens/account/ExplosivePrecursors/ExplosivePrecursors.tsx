import { type PrecursorInfo, readPrecursorInfo } from "@reagent/api/contract/filing";
import { type Profile, readProfile } from "@reagent/api/contract/profile";
import { paths } from "@reagent/api/pages/paths";
import { formatAddress } from "@reagent/domain/address-line";
import { canBeFiled, PRECURSOR_FILINGS, type PrecursorFilingKind } from "@reagent/domain/filing";
import { FormSkeleton } from "../../../components/Form/FormSkeleton.tsx";
import { LinkTabs } from "../../../components/LinkTabs/LinkTabs.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { type Language, useCopy, useLanguage } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { AccountPage } from "../parts/AccountPage/AccountPage.tsx";
import { FilingNotice } from "../parts/FilingNotice/FilingNotice.tsx";
import { copy } from "./ExplosivePrecursors.copy.ts";
import { FiledPrecursors } from "./FiledPrecursors.tsx";
import { PrecursorForm } from "./PrecursorForm.tsx";

interface Props {
  readonly kind: PrecursorFilingKind;
}

/**
 * The buyer of explosive precursors, or of drug precursors: filed, reviewed, and filed again after a refusal (customer centre §5,
 * explosive-precursor info; §6, explosive-precursor info).
 */
export function ExplosivePrecursors({ kind }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const call = useCall(readPrecursorInfo, { kind });
  const isUnfiled = call.data?.state === "none";
  const profile = useCall(readProfile, isUnfiled ? {} : null);
  const otherKind: PrecursorFilingKind = kind === "drug" ? "explosive" : "drug";
  const other = useCall(readPrecursorInfo, isUnfiled ? { kind: otherKind } : null);
  return (
    <AccountPage title={words.names[kind]} lead={words.leads[kind]}>
      <LinkTabs
        label={words.filings}
        current={kind}
        entries={PRECURSOR_FILINGS.map((each) => ({
          id: each,
          label: words.names[each],
          to: paths.explosivePrecursors({ kind: each }),
        }))}
      />
      <Load call={call} skeleton={<FormSkeleton fields={9} />} className={stack[6]}>
        {(info) => (
          <>
            <FilingNotice
              decision={info}
              unfiled={words.lockedNote[kind]}
              accepted={lacksLicence(info) ? words.licenceLacking : ""}
            />
            {!canBeFiled(info.state) ? (
              <FiledPrecursors kind={kind} info={info} />
            ) : profile.isLoading || other.isLoading ? (
              <FormSkeleton fields={9} />
            ) : (
              <PrecursorForm
                key={kind}
                kind={kind}
                info={filledFrom(profile.data, other.data, info, language)}
              />
            )}
          </>
        )}
      </Load>
    </AccountPage>
  );
}

/** Whether highly toxic chemicals cannot be ordered, although the filing is accepted. */
const lacksLicence = ({ isPoisonLicenceRequired, poisonLicence }: PrecursorInfo): boolean =>
  isPoisonLicenceRequired && !poisonLicence?.uploadId;

/** Where nothing is filed yet: what the other filing says, else what was typed at the registration. ID numbers are masked, and so are typed again. */
function filledFrom(
  profile: Profile | undefined,
  other: PrecursorInfo | undefined,
  info: PrecursorInfo,
  language: Language,
): PrecursorInfo {
  if (info.state !== "none") return info;
  if (other && other.state !== "none") {
    const { company, address, purpose, handlerName, handlerPhone } = other;
    const { responsibleName, responsiblePhone } = other;
    const people = { handlerName, handlerPhone, responsibleName, responsiblePhone };
    return { ...info, company, address, purpose, ...people };
  }
  if (!profile) return info;
  return {
    ...info,
    company: profile.company,
    address: formatAddress({ ...profile, street: profile.address }, language),
    handlerName: profile.name,
    handlerPhone: profile.mobile,
  };
}
