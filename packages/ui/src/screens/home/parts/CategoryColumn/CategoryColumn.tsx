import ChevronRight from "@lucide/icons/icons/chevron-right";
import { paths } from "@reagent/api/pages/paths";
import { Fragment } from "react";
import { Link } from "react-router-dom";
import { useCategories } from "../../../../blocks/useCategories.ts";
import { Icon } from "../../../../components/Icon/Icon.tsx";
import { SkeletonBox } from "../../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../../data/Load.tsx";
import { useCopy, useLanguage } from "../../../../language/language.tsx";
import { copy } from "./CategoryColumn.copy.ts";
import * as css from "./CategoryColumn.css.ts";

/** How many lines the names of a group take on average. */
const LINES = { zh: 3, en: 5 } as const;

/** The four groups, each with all of its categories. */
export function CategoryColumn() {
  const words = useCopy(copy);
  return (
    <Load
      call={useCategories()}
      skeleton={<ColumnSkeleton />}
      failed={words.failed}
      className={css.frame}
    >
      {(categories) => (
        <nav className={css.column} aria-label={words.label}>
          {categories.map(({ id, name, children }, index) => (
            <Fragment key={id}>
              {index > 0 && <div className={css.line} />}
              <section>
                <h2>
                  <Link className={css.title} to={paths.category({ categoryId: id })}>
                    {name}
                    <Icon of={ChevronRight} size={14} />
                  </Link>
                </h2>
                <ul className={css.names}>
                  {children.map((child) => (
                    <li key={child.id}>
                      <Link to={paths.category({ categoryId: child.id })}>{child.name}</Link>
                    </li>
                  ))}
                </ul>
              </section>
            </Fragment>
          ))}
        </nav>
      )}
    </Load>
  );
}

function ColumnSkeleton() {
  const lines = LINES[useLanguage()];
  return (
    <div className={css.column}>
      {["64px", "64px", "64px", "64px"].map((width, index) => (
        <Fragment key={index}>
          {index > 0 && <div className={css.line} />}
          <div>
            <div className={css.title}>
              <SkeletonBox width={width} />
            </div>
            <div className={css.names}>
              {Array.from({ length: lines }, (_, line) => (
                <SkeletonBox width={line % 2 === 0 ? "200px" : "160px"} key={line} />
              ))}
            </div>
          </div>
        </Fragment>
      ))}
    </div>
  );
}
