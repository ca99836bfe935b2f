import { paths } from "@reagent/api/pages/paths";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { Code } from "../../../../components/Code/Code.tsx";
import { LineArt } from "../../../../components/LineArt/LineArt.tsx";
import * as css from "./GiftName.css.ts";

interface Props {
  readonly gift: {
    readonly giftCode: string;
    readonly name: string;
    readonly specification: string;
    /** SVG. */
    readonly drawing: string;
  };
  /** Further facts, muted, at the end. */
  readonly children?: ReactNode;
}

/** The gift of a line: its drawing, its linked code, its name and its specification. */
export function GiftName({ gift, children }: Props) {
  const { giftCode, name, specification, drawing } = gift;
  return (
    <span className={css.gift}>
      <span className={css.plate}>
        {drawing && <LineArt drawing={drawing} fills width="72px" />}
      </span>
      <span className={css.words}>
        <Link className={css.name} to={paths.gift({ giftCode })}>
          {name}
        </Link>
        <span className={css.meta}>
          <Code value={giftCode} kind="product-code">
            <Link to={paths.gift({ giftCode })}>{giftCode}</Link>
          </Code>
          <span>{specification}</span>
          {children}
        </span>
      </span>
    </span>
  );
}
