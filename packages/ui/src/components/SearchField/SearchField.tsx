import Search from "@lucide/icons/icons/search";
import X from "@lucide/icons/icons/x";
import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { useCopy } from "../../language/language.tsx";
import { useComposition } from "../Field/useComposition.ts";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./SearchField.copy.ts";
import * as css from "./SearchField.css.ts";
import type { FieldList } from "./useFieldList.ts";

export type SearchFieldProps = Pick<
  ComponentProps<"input">,
  "name" | "maxLength" | "onFocus" | "autoFocus"
> & {
  /** The accessible name of the field and of the search landmark. */
  label: string;
  /** The text of the field. */
  value: string;
  /** Called with the text on every change. */
  onChange: (value: string) => void;
  /** Called with the current text on Enter and on a click of the button, also when it is blank. */
  onSearch: (value: string) => void;
  /** Where a browser without scripts sends the text, under the `name`. */
  action?: string;
  /** Shown in the empty field: an example, never the name. */
  placeholder?: string;
  /** `large` is the search field of the page header, framed in the accent colour. */
  size?: "medium" | "large";
  /** A small icon button before the one that searches. */
  end?: ReactNode;
  /** The label of the button at the end; without it only Enter searches. */
  submitLabel?: string;
  /** Makes it a combobox, whose options are rendered by `children`. */
  list?: FieldList;
  /** The layer under the field; the next tab stop after it. */
  children?: ReactNode;
  /** The field, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/** A native search field with a clear button. It is in the header of every page, so its code is small. */
export function SearchField({
  label,
  value,
  onChange,
  onSearch,
  action,
  placeholder,
  size = "medium",
  submitLabel,
  end,
  list,
  children,
  onFocus,
  ref,
  ...native
}: SearchFieldProps) {
  const words = useCopy(copy);
  const composition = useComposition<HTMLInputElement>(list);
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  const clear = () => {
    onChange("");
    field.current?.focus();
  };
  return (
    <form
      className={css.bar({ size })}
      role="search"
      aria-label={label}
      action={action}
      onSubmit={(event) => {
        event.preventDefault();
        list?.close();
        onSearch(value);
      }}
    >
      <span className={css.glass}>
        <Icon of={Search} size={size === "large" ? 18 : 16} />
      </span>
      <input
        {...native}
        {...composition}
        {...(list ? comboboxProps(list) : { type: "search" })}
        className={css.words({ size })}
        ref={field}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        /* A blank placeholder lets CSS detect an empty field for the clear button. */
        placeholder={placeholder ?? " "}
        value={value}
        onChange={(event) => {
          list?.requestOptions();
          onChange(event.currentTarget.value);
        }}
        onClick={list?.requestOptions}
        onBlur={list?.onBlur}
        onFocus={(event) => {
          list?.approach();
          onFocus?.(event);
        }}
      />
      {children}
      <button className={css.clear} type="button" aria-label={words.clear} onClick={clear}>
        <Icon of={X} />
      </button>
      {end && <span className={css.end}>{end}</span>}
      {submitLabel !== undefined && (
        <button className={css.submit} type="submit">
          {submitLabel}
        </button>
      )}
    </form>
  );
}

/* Browsers allow the combobox role on text inputs, not on search inputs. */
const comboboxProps = ({ id, isOpen, optionIds, activeId }: FieldList) => {
  const isExpanded = isOpen && optionIds !== null && optionIds.length > 0;
  return {
    type: "text",
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": isExpanded,
    "aria-controls": isExpanded ? id : undefined,
    "aria-activedescendant": activeId,
  } as const;
};
