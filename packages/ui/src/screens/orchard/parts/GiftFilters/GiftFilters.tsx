import type { GiftType, PointOption } from "@reagent/api/contract/gift";
import { type ReactNode, useId } from "react";
import { Link, type To } from "react-router-dom";
import { SearchField } from "../../../../components/SearchField/SearchField.tsx";
import { useKeyword } from "../../../../components/SearchField/useKeyword.ts";
import { TextLink } from "../../../../components/TextLink/TextLink.tsx";
import { useOrchardUser } from "../../../../data/use-orchard-user.tsx";
import { useCopy } from "../../../../language/language.tsx";
import type { GiftFilter } from "./gift-filters.ts";
import { copy } from "./GiftFilters.copy.ts";
import * as css from "./GiftFilters.css.ts";

interface Props {
  readonly filter: GiftFilter;
  readonly types: readonly GiftType[];
  readonly ranges: readonly PointOption[];
  readonly total: number;
  /** The address of the first page of the gifts that match a filter. */
  readonly hrefOf: (filter: GiftFilter) => To;
  /** Shows the gifts of a keyword; without it the field is left out. */
  readonly onKeyword?: (keyword: string) => void;
}

/** The filters by type, by range of grains, by the customer's own grains and by keyword, as two ruled rows (storefront §2, orchard). */
export function GiftFilters({ filter, types, ranges, total, hrefOf, onKeyword }: Props) {
  const words = useCopy(copy);
  const user = useOrchardUser();
  return (
    <section className={css.filters} aria-label={words.label}>
      <div className={css.row}>
        <Choices label={words.type}>
          <Choice to={hrefOf({ ...filter, typeId: "" })} isChosen={filter.typeId === ""}>
            {words.all}
          </Choice>
          {types.map(({ typeId, name }) => (
            <Choice
              key={typeId}
              to={hrefOf({ ...filter, typeId })}
              isChosen={filter.typeId === typeId}
            >
              {name}
            </Choice>
          ))}
        </Choices>
        {onKeyword && <Keyword keyword={filter.keyword} onSearch={onKeyword} />}
      </div>
      <div className={css.row}>
        <Choices label={words.grains}>
          <Choice to={hrefOf({ ...filter, rangeId: "" })} isChosen={filter.rangeId === ""}>
            {words.all}
          </Choice>
          {ranges.map(({ rangeId, label }) => (
            <Choice
              key={rangeId}
              to={hrefOf({ ...filter, rangeId })}
              isChosen={filter.rangeId === rangeId}
            >
              {label}
            </Choice>
          ))}
        </Choices>
        <p className={css.total}>
          {onKeyword && filter.keyword !== "" && (
            <TextLink to={hrefOf({ ...filter, keyword: "" })}>
              {words.removeKeyword(filter.keyword)}
            </TextLink>
          )}
          {filter.most === "" ? (
            user && (
              <TextLink to={hrefOf({ ...filter, most: String(user.grains) })}>
                {words.withinMine}
              </TextLink>
            )
          ) : (
            <TextLink to={hrefOf({ ...filter, most: "" })}>
              {words.removeMost(Number(filter.most))}
            </TextLink>
          )}
          <span role="status">{words.total(total)}</span>
        </p>
      </div>
    </section>
  );
}

function Choices({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <nav className={css.choices} aria-labelledby={id}>
      <h2 className={css.label} id={id}>
        {label}
      </h2>
      <ul className={css.list}>{children}</ul>
    </nav>
  );
}

function Choice({ to, isChosen, children }: { to: To; isChosen: boolean; children: string }) {
  return (
    <li>
      <Link className={css.choice} to={to} aria-current={isChosen ? "true" : undefined}>
        {children}
      </Link>
    </li>
  );
}

function Keyword({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const words = useCopy(copy);
  const [text, setText] = useKeyword(keyword);
  return (
    <div className={css.keyword}>
      <SearchField
        label={words.keyword}
        placeholder={words.keyword}
        maxLength={100}
        value={text}
        onChange={setText}
        onSearch={(typed) => onSearch(typed.trim())}
      />
    </div>
  );
}
