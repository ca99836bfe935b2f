import { Search, X } from "lucide-react";
import { type ComponentProps, type Ref, useImperativeHandle, useRef } from "react";
import { useCopy } from "../../language/language.tsx";
import { useComposition } from "../Field/useComposition.ts";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./SearchField.copy.ts";
import * as css from "./SearchField.css.ts";

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
  ref,
  ...native
}: Props) {
  const words = useCopy(copy);
  const composition = useComposition();
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
      {...composition}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(value);
      }}
    >
      <span className={css.glass}>
        <Icon of={Search} size={size === "large" ? 18 : 16} />
      </span>
      <input
        {...native}
        className={css.words({ size })}
        ref={field}
        type="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        /* One blank, so that the clear button can tell an empty field by its placeholder. */
        placeholder={placeholder ?? " "}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
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
