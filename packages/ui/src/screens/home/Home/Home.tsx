import { readHome } from "@reagent/api/contract/home";
import { shop } from "@reagent/api/contract/shop";
import { useDeferredValue } from "react";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { StructuredData } from "../../../components/StructuredData/StructuredData.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useLanguage } from "../../../language/language.tsx";
import { useUrlOf } from "../../../state/urls.ts";
import { Activities } from "../Activities/Activities.tsx";
import { Articles } from "../Articles/Articles.tsx";
import * as banners from "../Banners/Banners.css.ts";
import { Banners } from "../Banners/Banners.tsx";
import { CategoryColumn } from "../CategoryColumn/CategoryColumn.tsx";
import { Lookups } from "../Lookups/Lookups.tsx";
import { NoticeBoard } from "../NoticeBoard/NoticeBoard.tsx";
import { ProductLines } from "../ProductLines/ProductLines.tsx";
import { Welcome } from "../Welcome/Welcome.tsx";
import { organizationData, websiteData } from "./home-data.ts";
import * as css from "./Home.css.ts";

/** The home page (storefront §2, home): one call brings all of it, and every part keeps its room until then. */
export function Home() {
  const { data: home, failure, isRefreshing, retry } = useCall(readHome, {});
  /* What lies below keeps its bones until the top of the page stands. */
  const below = useDeferredValue(home);
  const language = useLanguage();
  const urlOf = useUrlOf();
  const name = shop.name[language];
  const isFailed = !home && failure !== undefined;
  const has = (list: { readonly rows: readonly unknown[] } | undefined) =>
    !list || list.rows.length > 0;
  return (
    <>
      <PageHead />
      <StructuredData of={websiteData(language, urlOf)} />
      <StructuredData of={organizationData(language, urlOf)} />
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <div className={css.top}>
        <div className={css.categories}>
          <CategoryColumn />
        </div>
        <div className={css.banner}>
          {home ? (
            <Banners banners={home.banners} />
          ) : isFailed ? (
            <div className={`${banners.room} ${banners.failed}`}>
              <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
            </div>
          ) : (
            <Loading>
              <div className={`${banners.room} ${banners.bones}`} />
            </Loading>
          )}
        </div>
        <div className={css.side}>
          <Welcome />
          {!isFailed && (
            <div className={css.board}>
              <NoticeBoard notice={home?.noticeBoard} />
            </div>
          )}
        </div>
      </div>
      <div className={css.lookups}>
        <Lookups />
      </div>
      {!isFailed && (
        <>
          {has(below?.productLines) && (
            <div className={css.section}>
              <ProductLines lines={below?.productLines.rows} />
            </div>
          )}
          {has(below?.activities) && (
            <div className={css.section}>
              <Activities activities={below?.activities.rows} />
            </div>
          )}
          <div className={css.section}>
            <Articles home={below} />
          </div>
        </>
      )}
    </>
  );
}
