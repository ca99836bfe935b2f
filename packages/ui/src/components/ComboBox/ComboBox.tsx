import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { Ref, SyntheticEvent } from "react";
import { Button, ComboBox as AriaComboBox, Input, Popover } from "react-aria-components/ComboBox";
import { I18nProvider } from "react-aria-components/I18nProvider";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { Field, type FieldWords, splitWords } from "../Field/Field.tsx";
import { input, inputEnd, inputFrame } from "../Field/input.css.ts";
import { Icon } from "../Icon/Icon.tsx";
import { copy } from "./ComboBox.copy.ts";
import * as css from "./ComboBox.css.ts";
import { holdsWords } from "./holds-words.ts";

export type ComboBoxOption<Value extends string> = {
  /** What is chosen, unique in the list. */
  value: Value;
  /** The words in the list and in the field. */
  label: string;
  /** Muted text under the label; it is searched as well. */
  description?: string;
  /** The language of the description, if it is not the page's. */
  lang?: "zh-CN";
};

export type ComboBoxProps<Value extends string> = FieldWords & {
  /** Empty if nothing is chosen yet. */
  value: Value | "";
  /** Called with the value of the option that is chosen. */
  onChange: (value: Value) => void;
  /** All options; typing leaves those that have every word. */
  options: readonly ComboBoxOption<Value>[];
  /** Shown in the empty field: an example, never the name. */
  placeholder?: string;
  /** The field, to move the focus to it. */
  ref?: Ref<HTMLInputElement>;
};

/**
 * A choice from a long list, found by typing any of its words. Its code is large: load it on demand, and use a
 * `SelectField` for few choices.
 */
export function ComboBox<Value extends string>(props: ComboBoxProps<Value>) {
  const [words, { value, onChange, options, placeholder = "", ref }] = splitWords(props);
  const ownWords = useCopy(copy);
  const locale = useLanguage() === "zh" ? "zh-CN" : "en-GB";
  const choose = (key: unknown) => {
    const chosen = options.find((option) => option.value === key);
    if (chosen) onChange(chosen.value);
  };
  /* Selects a chosen label, so that typing replaces it; text that is being typed is not selected. */
  const selectChoice = (event: SyntheticEvent<HTMLInputElement>) => {
    const chosen = options.find((option) => option.value === value);
    if (!chosen || event.currentTarget.value !== textOf(chosen)) return;
    event.currentTarget.select();
    // Chromium clears the selection on mouseup.
    if (event.type === "mouseup") event.preventDefault();
  };
  return (
    <Field {...words}>
      {(control) => (
        <I18nProvider locale={locale}>
          <AriaComboBox
            id={control.id}
            aria-label={words.label}
            aria-describedby={control["aria-describedby"] ?? ""}
            defaultItems={options}
            value={value === "" ? null : value}
            onChange={choose}
            defaultFilter={holdsWords}
            menuTrigger="focus"
            allowsEmptyCollection
            isInvalid={words.error !== undefined}
            isRequired={words.isRequired ?? false}
            validationBehavior="aria"
          >
            <span className={inputFrame}>
              <Input
                className={input({ hasEnd: true })}
                ref={ref}
                placeholder={placeholder}
                onFocus={selectChoice}
                onMouseUp={selectChoice}
              />
              <span className={inputEnd}>
                <Button className={css.open} aria-label={ownWords.open}>
                  <Icon of={ChevronDown} />
                </Button>
              </span>
            </span>
            <Popover className={css.layer} offset={4} shouldSkipAnimation>
              <Virtualizer layout={ListLayout} layoutOptions={layoutOptions}>
                <ListBox
                  className={css.list}
                  renderEmptyState={() => <p className={css.none}>{ownWords.none}</p>}
                >
                  {itemOf}
                </ListBox>
              </Virtualizer>
            </Popover>
          </AriaComboBox>
        </I18nProvider>
      )}
    </Field>
  );
}

/** In px: the assumed height of options that are not rendered yet. */
const layoutOptions = { estimatedRowHeight: 56 };

/* Defined outside the component, so that the list re-renders only changed options. */
function itemOf(option: ComboBoxOption<string>) {
  const { value, label, description, lang } = option;
  return (
    <ListBoxItem id={value} textValue={textOf(option)} className={css.option}>
      <span>{label}</span>
      {description && (
        <span className={css.detail} lang={lang}>
          {description}
        </span>
      )}
    </ListBoxItem>
  );
}

/** The field's text for a choice. */
const textOf = ({ label, description }: ComboBoxOption<string>) =>
  [label, description].filter(Boolean).join(" ");
