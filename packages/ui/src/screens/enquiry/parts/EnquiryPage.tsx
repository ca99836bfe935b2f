import type { ReactNode } from "react";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { LineArt } from "../../../components/LineArt/LineArt.tsx";
import { text } from "../../../theme/text.css.ts";
import * as css from "./EnquiryPage.css.ts";

interface Props {
  readonly title: string;
  readonly lead: string;
  /** Makes a banner of the heading, with a drawing in it. */
  readonly banner?: { readonly drawing: string; readonly action: ReactNode };
  readonly children: ReactNode;
}

/** The page of a form to write to the shop: trail, heading, what the form is for, and the form. */
export function EnquiryPage({ title, lead, banner, children }: Props) {
  return (
    <PublicPage title={title} description={lead}>
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
    </PublicPage>
  );
}
