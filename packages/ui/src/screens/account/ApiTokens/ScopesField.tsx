import { scopeNames } from "@reagent/api/v1/scopes";
import { TOKEN_SCOPES, type TokenScope } from "@reagent/domain/api-token";
import { useId } from "react";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { FieldMessages } from "../../../components/Field/Field.tsx";
import type { BoundField } from "../../../components/Form/FormField.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { copy } from "./ApiTokens.copy.ts";
import * as css from "./ApiTokens.css.ts";

/** What a token may do, as a box for each scope. */
export function ScopesField({
  value,
  onChange,
  onBlur,
  ref,
  error,
}: Omit<BoundField<TokenScope[]>, "name">) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const errorId = `${id}-error`;
  const change = (scope: TokenScope, isChosen: boolean) =>
    onChange(TOKEN_SCOPES.filter((each) => (each === scope ? isChosen : value.includes(each))));
  return (
    <fieldset className={css.scopes} aria-describedby={error && errorId}>
      <legend className={css.legend}>{words.scopes}</legend>
      {TOKEN_SCOPES.map((scope, at) => (
        <Checkbox
          key={scope}
          label={scopeNames[scope][language]}
          value={value.includes(scope)}
          onChange={(isChosen) => change(scope, isChosen)}
          onBlur={onBlur}
          {...(at === 0 && { ref })}
        />
      ))}
      <FieldMessages error={error} errorId={errorId} descriptionId={`${id}-description`} />
    </fieldset>
  );
}
