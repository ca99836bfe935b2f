import { type ReactNode, useRef } from "react";
import { useFocusOnPageChange } from "../../../../components/Pager/useFocusOnPageChange.ts";
import { title } from "./ContentList.css.ts";

interface Props {
  readonly page: number;
  /** What is listed: another page of something else keeps the focus. */
  readonly listed?: string;
  readonly children: ReactNode;
}

/** The heading of a page with a list of articles or jobs, which another page of the list leads to. */
export function ListHeading({ page, listed, children }: Props) {
  const head = useRef<HTMLHeadingElement>(null);
  useFocusOnPageChange(page, head, listed);
  return (
    <h1 className={title} ref={head} tabIndex={-1}>
      {children}
    </h1>
  );
}
