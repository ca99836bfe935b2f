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
  const profile = useCall(readProfile, call.data?.state === "none" ? {} : null);
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
            ) : profile.isLoading ? (
              <FormSkeleton fields={9} />
            ) : (
              <PrecursorForm
                key={kind}
                kind={kind}
                info={filledFrom(profile.data, info, language)}
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

/** What was typed at the registration, where nothing is filed yet. */
const filledFrom = (
  profile: Profile | undefined,
  info: PrecursorInfo,
  language: Language,
): PrecursorInfo =>
  profile === undefined
    ? info
    : {
        ...info,
        company: profile.company,
        address: formatAddress({ ...profile, street: profile.address }, language),
        handlerName: profile.name,
        handlerPhone: profile.mobile,
      };
