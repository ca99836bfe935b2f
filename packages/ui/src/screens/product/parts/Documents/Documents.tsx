import BookOpen from "@lucide/icons/icons/book-open";
import ChartLine from "@lucide/icons/icons/chart-line";
import FileText from "@lucide/icons/icons/file-text";
import ScanBarcode from "@lucide/icons/icons/scan-barcode";
import ShieldAlert from "@lucide/icons/icons/shield-alert";
import type { Item } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { hasSafetyDataSheet } from "@reagent/domain/product";
import { useId } from "react";
import { Button } from "../../../../components/Button/Button.tsx";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { VisuallyHidden } from "../../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";
import { useDocuments } from "../useDocuments.ts";
import { DocumentRow } from "./DocumentRow.tsx";
import { copy } from "./Documents.copy.ts";
import { list } from "./Documents.css.ts";

interface Props {
  readonly item: Item;
  /** Opens the tab of certificates. */
  readonly onCertificate: () => void;
  /** Opens the tab of spectra. */
  readonly onSpectra: () => void;
}

const languages = ["cn", "en"] as const;

/** The documents of an item (storefront §3, product detail): each row opens one, or the tab where it is looked up. */
export function Documents({ item, onCertificate, onSpectra }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const { openSpecification, openSafetyDataSheet, isBusy } = useDocuments();
  const { openTab } = useEnvironment();
  const { itemCode, itemId, casNumber } = item;

  return (
    <section aria-labelledby={id}>
      <SectionHead id={id} title={words.documents} size="small" />
      <ul className={list}>
        {hasSafetyDataSheet(item.msdsId) && (
          <DocumentRow
            icon={ShieldAlert}
            name={<TextLink to={paths.dataSheet({ itemCode })}>{words.safetyDataSheet}</TextLink>}
          >
            {languages.map((language) => (
              <Button
                key={language}
                kind="quiet"
                size="small"
                isBusy={isBusy}
                onClick={() =>
                  void openSafetyDataSheet({ language, keyword: casNumber || itemCode, itemId })
                }
              >
                {words.languages[language]}
                <VisuallyHidden> {words.safetyDataSheet}</VisuallyHidden>
              </Button>
            ))}
          </DocumentRow>
        )}
        {item.partnerMsdsUrl && (
          <DocumentRow icon={ShieldAlert} name={words.basfSafetyDataSheet}>
            <Button kind="quiet" size="small" onClick={() => openTab(item.partnerMsdsUrl)}>
              {words.open}
              <VisuallyHidden> {words.basfSafetyDataSheet}</VisuallyHidden>
            </Button>
          </DocumentRow>
        )}
        <DocumentRow icon={ScanBarcode} name={words.certificate}>
          <Button kind="quiet" size="small" onClick={onCertificate}>
            {words.byBatch}
            <VisuallyHidden> {words.certificate}</VisuallyHidden>
          </Button>
        </DocumentRow>
        <DocumentRow icon={FileText} name={words.specification}>
          <Button
            kind="quiet"
            size="small"
            isBusy={isBusy}
            onClick={() => void openSpecification(itemCode)}
          >
            {words.open}
            <VisuallyHidden> {words.specification}</VisuallyHidden>
          </Button>
        </DocumentRow>
        {item.spectrumUrl && (
          <DocumentRow icon={ChartLine} name={words.spectrum}>
            <Button kind="quiet" size="small" onClick={() => openTab(item.spectrumUrl)}>
              {words.open}
              <VisuallyHidden> {words.spectrum}</VisuallyHidden>
            </Button>
          </DocumentRow>
        )}
        {item.hasNmr && (
          <DocumentRow icon={ChartLine} name={words.nmr}>
            <Button kind="quiet" size="small" onClick={onSpectra}>
              {words.byBatch}
              <VisuallyHidden> {words.nmr}</VisuallyHidden>
            </Button>
          </DocumentRow>
        )}
        {item.instructionUrl && (
          <DocumentRow icon={BookOpen} name={words.instruction}>
            <Button kind="quiet" size="small" onClick={() => openTab(item.instructionUrl)}>
              {words.open}
              <VisuallyHidden> {words.instruction}</VisuallyHidden>
            </Button>
          </DocumentRow>
        )}
      </ul>
    </section>
  );
}
