import { readHome } from "@reagent/api/contract/home";
import { shop } from "@reagent/api/contract/shop";
import { lazy } from "react";
import { BelowTheFold } from "../../../blocks/Boundary/BelowTheFold.tsx";
import { useCategories } from "../../../blocks/useCategories.ts";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { StructuredData } from "../../../components/StructuredData/StructuredData.tsx";
import { VisuallyHidden } from "../../../components/VisuallyHidden/VisuallyHidden.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useLanguage } from "../../../language/language.tsx";
import { useUrlOf } from "../../../state/urls.ts";
import * as banners from "../parts/Banners/Banners.css.ts";
import { Banners } from "../parts/Banners/Banners.tsx";
import { CategoryColumn } from "../parts/CategoryColumn/CategoryColumn.tsx";
import { Lookups } from "../parts/Lookups/Lookups.tsx";
import { NoticeBoard } from "../parts/NoticeBoard/NoticeBoard.tsx";
import { Welcome } from "../parts/Welcome/Welcome.tsx";
import { organizationData, websiteData } from "./home-data.ts";
import * as css from "./Home.css.ts";

const Below = lazy(async () => ({ default: (await import("../parts/Below/Below.tsx")).Below }));

/** The home page (storefront §2, home). One call reads all of it; skeletons reserve the space of every part until then. */
export function Home() {
  const { data: home, failure, isRefreshing, retry } = useCall(readHome, {});
  const language = useLanguage();
  const urlOf = useUrlOf();
  const name = shop.name[language];
  const isFailed = !home && failure !== undefined;
  const hasCategories = useCategories().data?.length !== 0;
  const hasBoard = !isFailed && home?.noticeBoard.subject !== "";
  const lookups = hasBoard || home?.banners.length === 0 ? "row" : "column";
  return (
    <>
      <PageHead />
      <StructuredData of={websiteData(language, urlOf)} />
      <StructuredData of={organizationData(language, urlOf)} />
      <VisuallyHidden as="h1">{name}</VisuallyHidden>
      <div className={css.top({ hasCategories, lookups })}>
        {hasCategories && (
          <div className={css.categories}>
            <CategoryColumn />
          </div>
        )}
        <div className={lookups === "row" ? css.banner : css.tallBanner}>
          {home ? (
            <Banners banners={home.banners} />
          ) : isFailed ? (
            <div className={`${banners.frame} ${banners.failed}`}>
              <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
            </div>
          ) : (
            <Loading>
              <div className={`${banners.frame} ${banners.skeleton}`} />
            </Loading>
          )}
        </div>
        <div className={css.side}>
          <Welcome />
          {hasBoard && (
            <div className={css.board}>
              <NoticeBoard notice={home?.noticeBoard} />
            </div>
          )}
        </div>
        <div className={css.lookups({ hasCategories, lookups })}>
          <Lookups layout={lookups} />
        </div>
      </div>
      {!isFailed && (
        <BelowTheFold skeleton={<div className={css.below} />}>
          <Below home={home} />
        </BelowTheFold>
      )}
    </>
  );
}
