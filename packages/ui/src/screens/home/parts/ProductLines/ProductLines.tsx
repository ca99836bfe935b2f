import type { ProductLineTeaser } from "@reagent/api/contract/home";
import { paths } from "@reagent/api/pages/paths";
import { HOME_PRODUCT_LINES } from "@reagent/domain/page-size";
import { Link } from "react-router-dom";
import { LineArt } from "../../../../components/LineArt/LineArt.tsx";
import { kindOf } from "../../../../components/LineArt/parse-drawing.ts";
import { SectionHead } from "../../../../components/SectionHead/SectionHead.tsx";
import { SkeletonBox, Loading, SkeletonTile } from "../../../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { copy } from "./ProductLines.copy.ts";
import * as css from "./ProductLines.css.ts";

type Props = {
  /** Undefined while they load. */
  lines: readonly ProductLineTeaser[] | undefined;
};

/** The first six product lines (storefront §2, home). Where none has a picture, there is no room for pictures. */
export function ProductLines({ lines }: Props) {
  const words = useCopy(copy);
  const hasArt = lines?.some(({ drawing }) => kindOf(drawing) !== "none") ?? true;
  return (
    <section aria-labelledby="product-lines">
      <SectionHead
        id="product-lines"
        title={words.title}
        more={{ to: paths.productLines(), text: words.all }}
      />
      {lines ? (
        <ul className={css.lines[columnsOf(lines.length)]}>
          {lines.slice(0, HOME_PRODUCT_LINES).map(({ id, name, claim, drawing, alt }) => (
            <li className={css.line} key={id}>
              <Link className={css.link({ hasArt })} to={paths.productLine({ id })}>
                {hasArt && (
                  <span className={css.art}>
                    <LineArt drawing={drawing} label={alt} scale={0.74} width="168px" />
                  </span>
                )}
                <span>
                  <span className={css.name}>{name}</span>
                  <span className={css.claim}>{claim}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        <LineSkeleton />
      )}
    </section>
  );
}

/** So many columns that no place in the last row stays empty, or few. */
function columnsOf(lines: number): 1 | 2 | 3 {
  if (lines === 1) return 1;
  return lines === 2 || lines === 4 ? 2 : 3;
}

function LineSkeleton() {
  return (
    <Loading>
      <div className={css.lines[3]}>
        {Array.from({ length: HOME_PRODUCT_LINES }, (_, index) => (
          <div className={css.line} key={index}>
            <div className={css.link({ hasArt: true })}>
              <span className={css.art}>
                <SkeletonTile width="88px" height="72px" />
              </span>
              <span>
                <span className={css.name}>
                  <SkeletonBox width="96px" />
                </span>
                <span className={css.claim}>
                  <SkeletonBox width="140px" />
                </span>
              </span>
            </div>
          </div>
        ))}
      </div>
    </Loading>
  );
}
