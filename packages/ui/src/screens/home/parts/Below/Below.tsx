import type { HomeInfo } from "@reagent/api/contract/home";
import { Activities } from "../Activities/Activities.tsx";
import { Articles } from "../Articles/Articles.tsx";
import { ProductLines } from "../ProductLines/ProductLines.tsx";
import * as css from "./Below.css.ts";

/** The part of the home page below the fold; each section shows its skeleton until the page's call is answered. */
export function Below({ home }: { home: HomeInfo | undefined }) {
  const has = (list: { readonly rows: readonly unknown[] } | undefined) =>
    !list || list.rows.length > 0;
  return (
    <>
      {has(home?.productLines) && (
        <div className={css.section}>
          <ProductLines lines={home?.productLines.rows} />
        </div>
      )}
      {has(home?.activities) && (
        <div className={css.section}>
          <Activities activities={home?.activities.rows} />
        </div>
      )}
      {(has(home?.top) || has(home?.news) || has(home?.articles) || has(home?.chemlife)) && (
        <div className={css.section}>
          <Articles home={home} />
        </div>
      )}
    </>
  );
}
