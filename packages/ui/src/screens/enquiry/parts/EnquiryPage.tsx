import type { ReactNode } from "react";
import { Breadcrumbs } from "../../../components/Breadcrumbs/Breadcrumbs.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { defineCopy } from "../../../language/define-copy.ts";
import { useCopy } from "../../../language/language.tsx";
import { paths } from "../../../paths.ts";
import { text } from "../../../theme/text.css.ts";
import * as css from "./EnquiryPage.css.ts";

const copy = defineCopy({ zh: { home: "首页" }, en: { home: "Home" } });

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Makes a banner of the heading, with a drawing in it. */
  readonly banner?: { readonly drawing: string; readonly action: ReactNode };
  readonly children: ReactNode;
}

/** The page of a form to write to the shop: trail, heading, what the form is for, and the form. */
export function EnquiryPage({ title, lead, banner, children }: Props) {
  const words = useCopy(copy);
  return (
    <>
      <PageHead subject={title} description={lead} />
      <Breadcrumbs crumbs={[{ label: words.home, to: paths.home() }, { label: title }]} />
      <div className={css.page}>
        <header className={banner ? css.banner : undefined}>
          <div className={css.head}>
            <h1 className={text[26]}>{title}</h1>
            <p className={css.lead}>{lead}</p>
            {banner && <div>{banner.action}</div>}
          </div>
          {banner && (
            <div className={css.bannerArt}>
              <LineArt drawing={banner.drawing} fills />
            </div>
          )}
        </header>
        {children}
      </div>
    </>
  );
}
