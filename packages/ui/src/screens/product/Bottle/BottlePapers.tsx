import ScanBarcode from "@lucide/icons/icons/scan-barcode";
import ShieldAlert from "@lucide/icons/icons/shield-alert";
import type { Bottle } from "@reagent/api/contract/bottle";
import { paths } from "@reagent/api/pages/paths";
import { useId } from "react";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../../language/language.tsx";
import { DocumentRow } from "../parts/Documents/DocumentRow.tsx";
import { list } from "../parts/Documents/Documents.css.ts";
import { copy } from "./Bottle.copy.ts";
import * as css from "./Bottle.css.ts";

/** The papers of a bottle as plain links, which work without scripts. */
export function BottlePapers({ bottle }: { bottle: Bottle }) {
  const words = useCopy(copy);
  const id = useId();
  const { itemCode, certificateUrl, chineseSheetUrl, englishSheetUrl, partnerSheetUrl } = bottle;
  const sheets = [
    [chineseSheetUrl, words.chinese],
    [englishSheetUrl, words.english],
    [partnerSheetUrl, words.partner],
  ].filter(([url]) => url !== "");
  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={words.papers} size="small" />
      <ul className={list}>
        <DocumentRow
          icon={ScanBarcode}
          name={certificateUrl ? words.certificate : words.noCertificate}
        >
          {certificateUrl && (
            <PaperLink href={certificateUrl} paper={words.certificate}>
              {words.pdf}
            </PaperLink>
          )}
        </DocumentRow>
        <DocumentRow
          icon={ShieldAlert}
          name={sheets.length > 0 ? words.safetyDataSheet : words.noSheet}
        >
          {sheets.map(([url = "", language = ""]) => (
            <PaperLink key={language} href={url} paper={words.safetyDataSheet}>
              {language}
            </PaperLink>
          ))}
          {chineseSheetUrl && (
            <span className={css.paper}>
              <TextLink to={paths.dataSheet({ itemCode })}>{words.revisions}</TextLink>
            </span>
          )}
        </DocumentRow>
      </ul>
    </section>
  );
}

function PaperLink({ href, paper, children }: { href: string; paper: string; children: string }) {
  return (
    <span className={css.paper}>
      <TextLink href={href} aria-label={`${paper} ${children}`}>
        {children}
      </TextLink>
    </span>
  );
}
