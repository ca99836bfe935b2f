import X from "@lucide/icons/icons/x";
import { readItemRows } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { LARGEST_COMPARISON } from "@reagent/domain/comparison";
import { useRef } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { ChemicalName } from "../../../components/ChemicalName/ChemicalName.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { focusNextRow } from "../../../row-focus.ts";
import { useComparison } from "../../../state/comparison.ts";
import { copy } from "./ComparisonBar.copy.ts";
import * as css from "./ComparisonBar.css.ts";

/** The items chosen for comparison, at the lower edge of the window, with a link to the comparison. */
export function ComparisonBar() {
  const words = useCopy(copy);
  const language = useLanguage();
  const { codes, remove, clear } = useComparison();
  const bar = useRef<HTMLElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const { data } = useCall(readItemRows, codes.length > 0 ? { itemCodes: codes } : null, {
    keepsPrevious: true,
  });
  if (codes.length === 0) return null;

  const nameOf = (code: string) => {
    const item = data?.items.find(({ itemCode }) => itemCode === code);
    return (language === "en" && item?.englishName) || item?.chineseName || "";
  };
  /* The bar disappears with the last item: the focus moves into the page. */
  const page = () => bar.current?.ownerDocument.querySelector("main") ?? null;
  const removeItem = (code: string, control: HTMLElement) => {
    if (list.current)
      focusNextRow(control, { list: list.current, selector: "button", head: page() });
    remove(code);
  };

  return (
    <aside className={css.bar} aria-label={words.title} ref={bar}>
      <div className={css.line}>
        <p className={css.count} role="status">
          {words.chosen(codes.length, LARGEST_COMPARISON)}
        </p>
        <ul className={css.items} ref={list}>
          {codes.map((code) => (
            <li className={css.item} key={code}>
              <span className={css.name}>
                <ChemicalName value={nameOf(code)} />
              </span>
              <span className={css.code}>{code}</span>
              <IconButton
                label={words.remove(code)}
                icon={X}
                size="small"
                onClick={(event) => removeItem(code, event.currentTarget)}
              />
            </li>
          ))}
        </ul>
        <div className={css.actions}>
          <Button
            kind="quiet"
            onClick={() => {
              page()?.focus();
              clear();
            }}
          >
            {words.clear}
          </Button>
          <ButtonLink kind="secondary" to={paths.compare(codes)}>
            {words.compare}
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
