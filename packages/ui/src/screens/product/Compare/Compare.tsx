import Link2 from "@lucide/icons/icons/link-2";
import Scale from "@lucide/icons/icons/scale";
import { readComparison } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { LARGEST_COMPARISON } from "@reagent/domain/comparison";
import { useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { copyText } from "../../../components/Code/copy-text.ts";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { Redirect } from "../../../components/Redirect/Redirect.tsx";
import { Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useComparison } from "../../../state/comparison.ts";
import { useUrlOf } from "../../../state/urls.ts";
import { text } from "../../../theme/text.css.ts";
import { namesIn } from "../parts/names.ts";
import { copy } from "./Compare.copy.ts";
import * as css from "./Compare.css.ts";
import { compare as screen } from "./Compare.screen.ts";
import { ComparedTable } from "./ComparedTable.tsx";
import { CompareSkeleton } from "./CompareSkeleton.tsx";
import { comparisonQuery, itemsIn } from "./first-calls.ts";

/** Compares the items that the address names, so that a comparison can be shared. */
export function Compare() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  const urlOf = useUrlOf();
  const navigate = useNavigate();
  const { toast } = useOverlays();
  const [query] = useSearchParams();
  const chosen = useComparison();
  const head = useRef<HTMLHeadingElement>(null);
  const codes = itemsIn(query);
  const call = useCall(readComparison, comparisonQuery(codes), { keepsPrevious: true });
  const { data, isRefreshing } = call;

  if (codes.length === 0 && chosen.codes.length > 0)
    return <Redirect to={paths.compare(chosen.codes)} />;

  const shown = codes.slice(0, LARGEST_COMPARISON);
  const items = (data?.items ?? []).filter(({ itemCode }) => shown.includes(itemCode));
  const unknown =
    data && !isRefreshing
      ? shown.filter((code) => !items.some(({ itemCode }) => itemCode === code))
      : [];
  const names = items.map((item) => namesIn(language, item).name);

  const remove = (code: string) => {
    chosen.remove(code);
    head.current?.focus();
    void navigate(paths.compare(codes.filter((each) => each !== code)), { replace: true });
  };
  const copyLink = async () => {
    const isCopied = await copyText(urlOf(paths.compare(codes)));
    toast(
      isCopied
        ? { message: words.copied, tone: "success" }
        : { message: words.notCopied, tone: "warning" },
    );
  };

  const empty = (
    <EmptyState
      icon={Scale}
      title={words.empty}
      actions={<ButtonLink to={paths.products()}>{words.toProducts}</ButtonLink>}
    >
      {words.emptyHint}
    </EmptyState>
  );
  const skeleton = <CompareSkeleton columns={shown.length} />;

  return (
    <PublicPage title={title} subject={names.length > 0 ? words.titleOf(names) : title} isUnlisted>
      <div className={css.head}>
        <h1 className={text[26]} ref={head} tabIndex={-1}>
          {title}
        </h1>
        {items.length > 0 && (
          <Button kind="quiet" icon={Link2} onClick={() => void copyLink()}>
            {words.copyLink}
          </Button>
        )}
      </div>
      <div className={css.notices}>
        {unknown.length > 0 && <Notice>{words.unknown(unknown)}</Notice>}
        {codes.length > LARGEST_COMPARISON && <Notice>{words.tooMany}</Notice>}
        {items.length === 1 && <Notice>{words.onlyOne}</Notice>}
      </div>
      {codes.length === 0 ? (
        empty
      ) : (
        <Load call={call} skeleton={skeleton}>
          {({ isLoggedIn }) =>
            items.length > 0 ? (
              <ComparedTable
                items={items}
                viewer={isLoggedIn ? "customer" : "guest"}
                onRemove={remove}
              />
            ) : isRefreshing ? (
              <Loading>{skeleton}</Loading>
            ) : (
              empty
            )
          }
        </Load>
      )}
    </PublicPage>
  );
}
