import Layers from "@lucide/icons/icons/layers";
import { listProductLines, type ProductLine } from "@reagent/api/contract/product-line";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { kindOf } from "../../../components/LineArt/parse-drawing.ts";
import { SkeletonBox, TextSkeleton, SkeletonTile } from "../../../components/Skeleton/Skeleton.tsx";
import { Load } from "../../../data/Load.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { LineLayout } from "../parts/LineLayout/LineLayout.tsx";
import { copy } from "./ProductLines.copy.ts";
import * as css from "./ProductLines.css.ts";

/** All product lines, each with a link (storefront §2, product lines). */
export function ProductLines() {
  const words = useCopy(copy);
  const call = useCall(listProductLines, {});
  return (
    <PublicPage title={words.title}>
      <LineLayout>
        <h1 className={css.title}>{words.title}</h1>
        <Load call={call} skeleton={<LinesSkeleton />}>
          {({ lines }) =>
            lines.length === 0 ? (
              <EmptyState
                icon={Layers}
                title={words.none}
                actions={<ButtonLink to={paths.home()}>{words.toHome}</ButtonLink>}
              />
            ) : (
              <LineList lines={lines} />
            )
          }
        </Load>
      </LineLayout>
    </PublicPage>
  );
}

/** Where no line has a picture, there is no room for pictures. */
function LineList({ lines }: { lines: readonly ProductLine[] }) {
  const hasArt = lines.some(({ drawing }) => kindOf(drawing) !== "none");
  return (
    <ul>
      {lines.map((line) => (
        <li key={line.id}>
          <ProductLineEntry line={line} hasArt={hasArt} />
        </li>
      ))}
    </ul>
  );
}

function ProductLineEntry({
  line: { id, name, claim, drawing, alt, description },
  hasArt,
}: {
  line: ProductLine;
  hasArt: boolean;
}) {
  return (
    <article className={css.line({ hasArt })}>
      {hasArt && (
        <span className={css.art}>
          <LineArt drawing={drawing} label={alt} scale={0.74} width="144px" />
        </span>
      )}
      <div className={css.head}>
        <h2 className={css.name}>
          <Link className={css.link} to={paths.productLine({ id })}>
            {name}
          </Link>
        </h2>
        <p className={css.claim}>{claim}</p>
      </div>
      <p className={css.description}>
        <InlineHtml html={description} />
      </p>
    </article>
  );
}

function LinesSkeleton() {
  return Array.from({ length: 8 }, (_, index) => (
    <div className={css.line({ hasArt: true })} key={index}>
      <span className={css.art}>
        <SkeletonTile width="88px" height="72px" />
      </span>
      <div className={css.head}>
        <SkeletonBox width="128px" height="24px" />
        <TextSkeleton lines={1} />
      </div>
      <div className={css.description}>
        <TextSkeleton lines={2} />
      </div>
    </div>
  ));
}
