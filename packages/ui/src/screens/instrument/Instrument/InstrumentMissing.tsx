import type { Failure } from "@reagent/api/client/failure";
import { shop } from "@reagent/api/contract/shop";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { row, stack } from "../../../theme/layout.css.ts";
import { copy } from "./Instrument.copy.ts";
import * as css from "./Instrument.css.ts";

/**
 * An instrument that is not on sale: a red sign and what the server says, in place of its page (customer centre §8, missing
 * instrument).
 */
export function InstrumentMissing({ spuCode, failure }: { spuCode: string; failure: Failure }) {
  const words = useCopy(copy);
  const language = useLanguage();
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: words.home, to: paths.home() },
          { label: words.instruments, to: paths.instruments() },
          { label: spuCode },
        ]}
      />
      <div className={stack[5]}>
        <h1 className={css.missingTitle}>{spuCode}</h1>
        <Notice kind="hazard" role="alert">
          {failureMessage(failure, language)}
        </Notice>
        <div className={row[3]}>
          <ButtonLink to={paths.instruments()}>{words.allInstruments}</ButtonLink>
          <ButtonLink href={shop.chatUrl}>{words.chat}</ButtonLink>
        </div>
      </div>
    </>
  );
}
