import Hexagon from "@lucide/icons/icons/hexagon";
import { readStructure, searchStructures } from "@reagent/api/contract/structure";
import { paths } from "@reagent/api/pages/paths";
import { readStructureSearch, type StructureSearch } from "@reagent/api/pages/structure-address";
import { PAGE_SIZE } from "@reagent/domain/page-size";
import { SIMILARITY, STRUCTURE_MATCHES } from "@reagent/domain/structure-search";
import { useId, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Expander } from "../../../components/Expander/Expander.tsx";
import { Formula } from "../../../components/Formula/Formula.tsx";
import { LinkTabs } from "../../../components/LinkTabs/LinkTabs.tsx";
import { useFocusOnPageChange } from "../../../components/Pager/useFocusOnPageChange.ts";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { StructureCell } from "../../../components/StructureCell/StructureCell.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { useRefinement } from "../../listing/parts/useRefinement.ts";
import { ItemListSkeleton } from "../../product/parts/ItemList/ItemListSkeleton.tsx";
import { StructureFields } from "../parts/StructureForm/StructureForm.tsx";
import { useStructureName } from "../parts/useStructureName.ts";
import { structureList } from "../StructureList/StructureList.screen.ts";
import { FoundStructures } from "./FoundStructures.tsx";
import { OtherForms } from "./OtherForms.tsx";
import { copy } from "./StructureResults.copy.ts";
import * as css from "./StructureResults.css.ts";
import { structureResults as screen } from "./StructureResults.screen.ts";

const THRESHOLDS = [30, 40, 50, 60, 70, 80, 90, 100];

/** Products by their structure (storefront §2, search addresses; decisions, structure search). */
export function StructureResults() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const listTitle = useCopy(structureList.title);
  const [query] = useSearchParams();
  const search = readStructureSearch(query);
  return (
    <PublicPage title={title} isUnlisted>
      {search.code === "" ? (
        <>
          <h1 className={text[26]}>{title}</h1>
          <EmptyState
            icon={Hexagon}
            title={words.noCode}
            actions={
              <>
                <ButtonLink kind="primary" to={paths.advancedSearch()}>
                  {words.toSearch}
                </ButtonLink>
                <ButtonLink kind="secondary" to={paths.structureList()}>
                  {listTitle}
                </ButtonLink>
              </>
            }
          />
        </>
      ) : (
        <Results key={`${search.match} ${search.code}`} search={search} />
      )}
    </PublicPage>
  );
}

function Results({ search }: { search: StructureSearch }) {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const head = useRef<HTMLHeadingElement>(null);
  const { refinement, listed, page, refine, hrefOf } = useRefinement();
  useFocusOnPageChange(page, head, listed);
  const call = useCall(
    searchStructures,
    { ...search, ...refinement, page, offset: PAGE_SIZE.reagentSearch },
    { keepsPrevious: true },
  );
  const { code, match, threshold } = search;
  const [isEdited, setIsEdited] = useState(false);
  const formId = useId();
  const name = useStructureName(code);
  const drawn = useCall(readStructure, { code, match });
  const read = call.data?.query;
  // A formula is that of several structures: there is no other kind of match.
  const isFormula = read?.kind === "formula";
  return (
    <>
      <header className={css.head({ isDrawn: !isFormula })}>
        {!isFormula && <StructureCell name={words.query} drawing={drawn.data?.drawing ?? ""} />}
        <div className={css.facts}>
          <h1 className={text[26]} ref={head} tabIndex={-1}>
            {title}
          </h1>
          <p className={css.code}>
            {isFormula ? (
              <>
                {words.byFormula}
                <Formula value={read.code} />
              </>
            ) : (
              (read?.code ?? code)
            )}
          </p>
          {name && <p>{words.recognised(name)}</p>}
          <p>
            <Expander isOpen={isEdited} onOpenChange={setIsEdited} controls={formId}>
              {words.edit}
            </Expander>
          </p>
        </div>
      </header>
      {isEdited && (
        <div className={css.form} id={formId}>
          <StructureFields given={read?.code ?? code} match={match} />
        </div>
      )}
      {!isFormula && (
        <LinkTabs
          label={words.kinds}
          current={match}
          entries={STRUCTURE_MATCHES.map((id) => ({
            id,
            label: words.matches[id],
            to: paths.structureResults({ code, match: id }),
          }))}
        />
      )}
      {!isFormula && match === "similarity" && <Threshold code={code} threshold={threshold} />}
      <div className={css.results}>
        <Load call={call} skeleton={<ItemListSkeleton />}>
          {(results) => (
            <>
              <FoundStructures
                search={search}
                results={results}
                page={page}
                isTurning={call.isRefreshing}
                onContinue={call.retry}
                hrefOf={hrefOf}
                refinement={refinement}
                onRefine={refine}
              />
              <OtherForms items={results.otherForms} hrefOf={hrefOf} />
            </>
          )}
        </Load>
      </div>
    </>
  );
}

/** The least similarity of the results. */
function Threshold({ code, threshold }: Pick<StructureSearch, "code" | "threshold">) {
  const words = useCopy(copy);
  const navigate = useNavigate();
  const values = [...new Set([...THRESHOLDS, threshold])]
    .filter((value) => value >= SIMILARITY.least)
    .sort((one, other) => one - other);
  return (
    <div className={css.threshold}>
      <SelectField
        label={words.threshold}
        value={String(threshold)}
        options={values.map((value) => ({ value: String(value), label: words.percent(value) }))}
        onChange={(value) =>
          void navigate(
            paths.structureResults({ code, match: "similarity", threshold: Number(value) }),
          )
        }
      />
    </div>
  );
}
