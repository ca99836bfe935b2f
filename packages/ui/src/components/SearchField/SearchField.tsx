import Search from "@lucide/icons/icons/search";
import X from "@lucide/icons/icons/x";
import { type ComponentProps, type ReactNode, type Ref, useImperativeHandle, useRef } from "react";
import { useCopy } from "../../language/language.tsx";
import { useComposition } from "../Field/useComposition.ts";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./SearchField.copy.ts";
import * as css from "./SearchField.css.ts";
import type { FieldList } from "./useFieldList.ts";

type Props = Pick<ComponentProps<"input">, "name" | "maxLength" | "onFocus" | "autoFocus"> & {
  /** The accessible name of the field and of the search. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called with the text as it stands, on Enter and on the button; also when it is blank. */
  onSearch: (value: string) => void;
  placeholder?: string;
  /** `large` is the search of the page's head, framed in the accent. */
  size?: "medium" | "large";
  /** The word on the button at the end; without it Enter alone searches. */
  submitLabel?: string;
  /** Makes it a combobox, whose options `children` draws. */
  list?: FieldList;
  /** What opens under the bar; the next stop after the field. */
  children?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** A search in the native element, with a button that clears it. Light: it stands in the head of every page. */
export function SearchField({
  label,
  value,
  onChange,
  onSearch,
  placeholder,
  size = "medium",
  submitLabel,
  list,
  children,
  onFocus,
  ref,
  ...native
}: Props) {
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
        /* One blank, so that the clear button can tell an empty field by its placeholder. */
        placeholder={placeholder ?? " "}
        value={value}
        onChange={(event) => {
          list?.want();
          onChange(event.currentTarget.value);
        }}
        onClick={list?.want}
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
      {submitLabel !== undefined && (
        <button className={css.submit} type="submit">
          {submitLabel}
        </button>
      )}
    </form>
  );
}

/* A search field is no combobox to a browser; a text field is. */
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
