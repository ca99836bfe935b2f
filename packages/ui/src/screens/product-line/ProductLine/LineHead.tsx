import type { ProductLine } from "@reagent/api/contract/product-line";
import { InlineHtml } from "../../../components/InlineHtml/InlineHtml.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { RichText } from "../../../components/RichText/RichText.tsx";
import { SkeletonBox, TextSkeleton, SkeletonTile } from "../../../components/Skeleton/Skeleton.tsx";
import * as css from "./LineHead.css.ts";

/** Picture, name, claim and description of a product line. */
export function LineHead({
  line: { name, claim, drawing, alt, description },
}: {
  line: ProductLine;
}) {
  return (
    <header className={css.head}>
      {drawing && (
        <span className={css.art}>
          <LineArt drawing={drawing} label={alt} width="168px" />
        </span>
      )}
      <div className={css.words}>
        <h1 className={css.name}>{name}</h1>
        {claim && <p className={css.claim}>{claim}</p>}
      </div>
      {description && (
        <div className={css.description}>
          <RichText
            html={description}
            placeholder={
              <p>
                <InlineHtml html={description} />
              </p>
            }
          />
        </div>
      )}
    </header>
  );
}

export function LineHeadSkeleton() {
  return (
    <div className={css.head}>
      <span className={css.art}>
        <SkeletonTile width="112px" height="88px" />
      </span>
      <div className={css.words}>
        <SkeletonBox width="208px" height="36px" />
        <TextSkeleton lines={1} />
      </div>
      <div className={css.description}>
        <TextSkeleton lines={2} />
      </div>
    </div>
  );
}
