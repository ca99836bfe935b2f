import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { below } from "../../theme/breakpoints.ts";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import * as css from "./Table.css.ts";

export type TableStyle = {
  /** The space in cells: `dense` by default, `comfortable` where rows are read one by one. */
  density: "dense" | "comfortable";
  /**
   * Below 640 px: `labels` turns each row into lines of label and value; `grid` takes the cells out of their columns,
   * and the screen places them by grid areas; `none` keeps the table.
   */
  fold: "none" | "labels" | "grid";
  /**
   * `together` lays all rows out as one table; `apart` each on its own, from 640 px in the columns of `css.columns`, so that typing in one of hundreds of
   * rows lays out no other.
   */
  rows: "together" | "apart";
};

const StyleContext = createContext<TableStyle & { isFolded: boolean }>({
  density: "dense",
  fold: "none",
  rows: "together",
  isFolded: false,
});

/* A table that is not displayed as one loses its semantics in browsers: the roles restore them. */
const restored = {
  table: { role: "table" },
  group: { role: "rowgroup" },
  row: { role: "row" },
  columnHeader: { role: "columnheader", scope: "col" },
  rowHeader: { role: "rowheader", scope: "row" },
  cell: { role: "cell" },
} as const;
/* A table has these roles by itself. */
const native = {
  table: {},
  group: {},
  row: {},
  columnHeader: { scope: "col" },
  rowHeader: { scope: "row" },
  cell: {},
} as const;

const useRoles = () => (useContext(StyleContext).isFolded ? restored : native);

/** Whether a table is displayed as something else; false on the server. */
function useIsFolded(): [RefObject<HTMLTableElement | null>, boolean] {
  const table = useRef<HTMLTableElement>(null);
  const [isFolded, setIsFolded] = useState(false);
  useLayoutEffect(() => {
    const query = matchMedia(below.tablet);
    const check = () =>
      setIsFolded(table.current !== null && getComputedStyle(table.current).display !== "table");
    check();
    query.addEventListener("change", check);
    return () => query.removeEventListener("change", check);
  }, []);
  return [table, isFolded];
}

const join = (...names: (string | undefined)[]) => names.filter(Boolean).join(" ") || undefined;

export type TableProps = Partial<TableStyle> & {
  /** The accessible name. */
  label: string;
  /** `three` is a data table; `hair` a list whose rows expand to such tables. */
  lines?: "three" | "hair";
  /** For placement only: column widths, grid areas of folded cells. */
  className?: string | undefined;
  /** `TableHead` and `TableBody`. */
  children: ReactNode;
};

/** A table with three lines, or a list with thin ones. Put a `TableHead` and a `TableBody` into it. */
export function Table({
  label,
  lines = "three",
  density = "dense",
  fold = "none",
  rows = "together",
  className,
  children,
}: TableProps) {
  const [table, isFolded] = useIsFolded();
  const roles = isFolded ? restored : native;
  /* The context value is memoised, so that memoised rows do not re-render with the table. */
  const style = useMemo(() => ({ density, fold, rows, isFolded }), [density, fold, rows, isFolded]);
  return (
    <StyleContext value={style}>
      <table
        className={join(css.table({ lines, fold, rows }), className)}
        aria-label={label}
        ref={table}
        {...roles.table}
      >
        {children}
      </table>
    </StyleContext>
  );
}

export type TableHeadProps = {
  /** Hides the column names visually: for a list that explains itself. */
  isHidden?: boolean;
  /** `HeadCell`s. */
  children: ReactNode;
};

export function TableHead({ isHidden = false, children }: TableHeadProps) {
  const roles = useRoles();
  const { fold, rows } = useContext(StyleContext);
  return (
    <thead className={css.head({ isFolded: fold !== "none", isHidden, rows })} {...roles.group}>
      <tr className={css.rowPlace[rows]} {...roles.row}>
        {children}
      </tr>
    </thead>
  );
}

export type HeadCellProps = {
  /** The name of the column. */
  children: ReactNode;
  /** Aligns the name to the right, as the column's numbers are. */
  isNumber?: boolean | undefined;
  /** Hides the name visually: for a column of buttons. */
  isHidden?: boolean | undefined;
  /** For placement only: the column's width. */
  className?: string | undefined;
};

export function HeadCell({
  children,
  isNumber = false,
  isHidden = false,
  className,
}: HeadCellProps) {
  const roles = useRoles();
  return (
    <th
      className={join(css.headCell, isNumber ? css.headNumber : undefined, className)}
      {...roles.columnHeader}
    >
      {isHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </th>
  );
}

export type TableBodyProps = {
  /** For `aria-controls` of the control that opens it. */
  id?: string;
  /** For placement only: the grid of folded rows. */
  className?: string | undefined;
  /** `Row`s and `ExpansionRow`s. */
  children: ReactNode;
};

/** A table may have several bodies. */
export function TableBody({ id, className, children }: TableBodyProps) {
  const roles = useRoles();
  const { fold, rows } = useContext(StyleContext);
  return (
    <tbody
      id={id}
      className={join(css.body({ isFolded: fold !== "none", rows }), className)}
      {...roles.group}
    >
      {children}
    </tbody>
  );
}

const ExpandedContext = createContext(false);

export type RowProps = {
  /** `selected` tints an exceptional row; `faded` mutes an excluded row, where most rows are selected. */
  state?: "plain" | "selected" | "faded";
  /** An `ExpansionRow` follows: no line between the two. */
  isExpanded?: boolean;
  /** For placement only: the grid of a folded row. */
  className?: string | undefined;
  /** `Cell`s. */
  children: ReactNode;
};

export function Row({ state = "plain", isExpanded = false, className, children }: RowProps) {
  const roles = useRoles();
  const { fold, rows } = useContext(StyleContext);
  return (
    <ExpandedContext value={isExpanded}>
      <tr
        className={join(css.row({ fold, state, isExpanded }), css.rowPlace[rows], className)}
        {...roles.row}
      >
        {children}
      </tr>
    </ExpandedContext>
  );
}

export type CellProps = {
  /** The name of the column; shown beside the value where the table folds to labels. */
  label?: string | undefined;
  /** Aligns the cell to the right, with digits of one width. */
  isNumber?: boolean | undefined;
  /** Whether the cell is the row's header. */
  isRowHeader?: boolean;
  /** How many columns it spans; 1 by default. */
  columns?: number;
  /** For placement only: the grid area of the folded cell. */
  className?: string | undefined;
  /** The value. */
  children?: ReactNode;
};

export function Cell({
  label,
  isNumber = false,
  isRowHeader = false,
  columns,
  className,
  children,
}: CellProps) {
  const roles = useRoles();
  const { density, fold, rows } = useContext(StyleContext);
  const isExpanded = useContext(ExpandedContext);
  const shared = {
    className: join(css.cell({ density, fold, rows, isNumber, isExpanded }), className),
    "data-label": label,
    colSpan: columns,
    children,
  };
  return isRowHeader ? <th {...shared} {...roles.rowHeader} /> : <td {...shared} {...roles.cell} />;
}

export type ExpansionRowProps = {
  /** The number of columns of the table. */
  columns: number;
  /** For `aria-controls` of the control that opens it. */
  id?: string;
  /** For placement only: the grid area of the folded row. */
  className?: string | undefined;
  /** What the row above has been opened for. */
  children: ReactNode;
};

/** Expanded content of a row, over all columns. */
export function ExpansionRow({ columns, id, className, children }: ExpansionRowProps) {
  const roles = useRoles();
  const { fold } = useContext(StyleContext);
  const isFolded = fold !== "none";
  return (
    <tr
      id={id}
      className={css.row({ fold: isFolded ? "labels" : "none", state: "expansion" })}
      {...roles.row}
    >
      <td
        className={join(
          css.expansionCell,
          isFolded ? css.expansionCellFolded : undefined,
          className,
        )}
        colSpan={columns}
        {...roles.cell}
      >
        {children}
      </td>
    </tr>
  );
}

export type RowActionsProps = {
  /** Buttons and links about the row, the main one last. */
  children: ReactNode;
};

/** Small actions of a row, visible on hover and focus. */
export function RowActions({ children }: RowActionsProps) {
  return <span className={css.rowActions}>{children}</span>;
}
