import { lazy } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Register.copy.ts";
import * as css from "./Register.css.ts";
import type { RegistrationForm } from "./registration-form.ts";

const TermsOfUse = lazy(async () => ({
  default: (await import("./TermsOfUse.tsx")).TermsOfUse,
}));

/** The required agreement to the terms of use, which open in a dialog. */
export function Agreement({ of }: { of: RegistrationForm }) {
  const words = useCopy(copy);
  const { dialog, prepare } = useOverlays();
  const read = () =>
    dialog({
      title: words.termsOfUse,
      size: "medium",
      skeleton: <TextSkeleton lines={32} />,
      content: (close) => (
        <TermsOfUse
          onAgree={() => {
            of.form.setValue("isAgreed", true, { shouldDirty: true, shouldValidate: true });
            close();
          }}
        />
      ),
    });
  return (
    <div className={css.agreement}>
      <FormField of={of} name="isAgreed">
        {(field) => <Checkbox {...field} label={words.agree} isRequired />}
      </FormField>
      <Button kind="quiet" size="small" onPointerEnter={prepare} onFocus={prepare} onClick={read}>
        {words.readTerms}
      </Button>
    </div>
  );
}
