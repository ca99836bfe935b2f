import Minus from "@lucide/icons/icons/minus";
import Plus from "@lucide/icons/icons/plus";
import { readUserInfo } from "@reagent/api/contract/account";
import { applyForAward, type PaperAward, readAward } from "@reagent/api/contract/paper-award";
import {
  MOST_PAPER_PRODUCTS,
  paperApplication,
  type PublicationMonths,
  publicationMonths,
  startOfMonth,
} from "@reagent/domain/paper-award";
import { type FormEvent, type ReactNode, useState } from "react";
import { useFieldArray, useFormState, useWatch } from "react-hook-form";
import * as v from "valibot";
import { PersonField } from "../../../blocks/PersonField/PersonField.tsx";
import { Checkbox } from "../../../components/Checkbox/Checkbox.tsx";
import { Disclosure } from "../../../components/Disclosure/Disclosure.tsx";
import { FieldGrid } from "../../../components/Form/FieldGrid.tsx";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { FormSkeleton } from "../../../components/Form/FormSkeleton.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { type ShopForm, useShopForm } from "../../../components/Form/useShopForm.ts";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { Spinner } from "../../../components/Spinner/Spinner.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useAction } from "../../../data/use-action.tsx";
import { useCall, useRefresh } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useEnvironment } from "../../../state/environment.tsx";
import { useRequestLogin } from "../../../state/login-request.ts";
import { useSession } from "../../../state/session.ts";
import { storageKeys } from "../../../state/storage-keys.ts";
import { copy } from "./ApplicationForm.copy.ts";
import { storedAward, typedAward } from "./award-draft.ts";
import * as css from "./PaperAward.css.ts";

const applicationOf = (months: PublicationMonths) =>
  v.object({ ...paperApplication(months).entries, hasConsent: v.boolean() });
type Application = ReturnType<typeof applicationOf>;
type Input = v.InferInput<Application>;
type Output = v.InferOutput<Application>;

const NO_PRODUCT = { name: "", casNumber: "" };
const NOTHING: Input = {
  name: "",
  mobile: "",
  email: "",
  company: "",
  title: "",
  field: "",
  journal: "",
  month: "",
  impactFactor: "",
  link: "",
  products: [NO_PRODUCT],
  awardName: "",
  awardLink: "",
  patentName: "",
  patentNumber: "",
  patentInventor: "",
  hasConsent: false,
};
const AWARD_FIELDS = ["awardName", "awardLink"] as const;
const PATENT_FIELDS = ["patentName", "patentNumber", "patentInventor"] as const;
/** The overlay stays this long after the answer (customer centre §9, paper award). */
const SUCCESS_DELAY_MS = 1000;

/** The application for the paper award (customer centre §4, paper-award application). Who applies is filled in for a customer. */
export function ApplicationForm({ label, award }: { label: string; award: PaperAward }) {
  const { isLoggedIn } = useSession();
  const { data, isLoading, failure } = useCall(readUserInfo, isLoggedIn ? {} : null);
  // When it is read again after a failure, the form stays with what was typed.
  if (isLoading && !failure)
    return (
      <Loading>
        <FormSkeleton fields={10} />
      </Loading>
    );
  const { name = "", mobile = "", email = "", company = "" } = data ?? {};
  return (
    <Fields label={label} award={award} defaults={{ ...NOTHING, name, mobile, email, company }} />
  );
}

interface FieldsProps {
  label: string;
  award: PaperAward;
  defaults: Input;
}

function Fields({ label, award: { firstMonth, lastMonth, consent }, defaults }: FieldsProps) {
  const months = { first: firstMonth, last: lastMonth };
  const words = useCopy(copy);
  const language = useLanguage();
  const { run } = useAction(applyForAward);
  const refresh = useRefresh();
  const { alert } = useOverlays();
  const { isLoggedIn } = useSession();
  const requestLogin = useRequestLogin();
  const { reload } = useEnvironment();
  const [isSending, setIsSending] = useState(false);
  const form = useShopForm<Input, Output>(applicationOf(months), {
    defaults,
    draftKey: storageKeys.awardDraft,
    storedAs: storedAward,
    adaptDraft: typedAward,
    validateOn: "blur",
  });

  const send = async ({ hasConsent, month, ...entries }: Output): Promise<Submitted<Input>> => {
    if (!hasConsent) {
      await alert({ message: words.consentMissing, tone: "warning" });
      return { kind: "refused" };
    }
    setIsSending(true);
    const outcome = await run({ ...entries, publishedAt: startOfMonth(month) });
    if (!outcome.ok) {
      setIsSending(false);
      // A refusal shows nothing (customer centre §4, paper-award application).
      if (outcome.failure.kind === "refused") {
        // It may be closed since the page was opened.
        void refresh(readAward);
        return { kind: "refused" };
      }
      return { kind: "refused", message: failureMessage(outcome.failure, language) };
    }
    form.form.reset(defaults);
    form.dropDraft();
    await new Promise((resolve) => {
      setTimeout(resolve, SUCCESS_DELAY_MS);
    });
    setIsSending(false);
    await alert({ message: words.sent, tone: "success" });
    reload();
    return { kind: "done" };
  };
  /* A guest logs in before anything is validated; the draft stays. */
  const logInFirst = (event: FormEvent) => {
    if (isLoggedIn) return;
    event.preventDefault();
    event.stopPropagation();
    requestLogin();
  };
  return (
    <div onSubmitCapture={logInFirst}>
      <Form of={form} label={label} messages={words.messages} onSubmit={send}>
        <FieldGrid>
          <PersonField of={form} name="name" label={words.name} />
          <PersonField of={form} name="mobile" label={words.mobile} />
          <PersonField of={form} name="email" label={words.email} />
          <PersonField of={form} name="company" label={words.company} />
          <FormField of={form} name="title">
            {(field) => <TextField {...field} label={words.title} isRequired />}
          </FormField>
          <FormField of={form} name="field">
            {(field) => <TextField {...field} label={words.field} isRequired />}
          </FormField>
          <FormField of={form} name="journal">
            {(field) => (
              <TextField
                {...field}
                label={words.journal}
                description={words.journalHelp}
                isRequired
              />
            )}
          </FormField>
          <FormField of={form} name="month">
            {(field) => (
              <SelectField
                {...field}
                label={words.month}
                options={publicationMonths(months).map((month) => ({ value: month, label: month }))}
                placeholder={words.choose}
                isRequired
              />
            )}
          </FormField>
          <FormField of={form} name="impactFactor">
            {(field) => <TextField {...field} label={words.impactFactor} isRequired />}
          </FormField>
          <FormField of={form} name="link">
            {(field) => (
              <TextField
                {...field}
                label={words.link}
                description={words.linkHelp}
                type="url"
                isRequired
              />
            )}
          </FormField>
        </FieldGrid>
        <ProductRows of={form} />
        <OptionalSection of={form} summary={words.award} names={AWARD_FIELDS}>
          <FieldGrid>
            <FormField of={form} name="awardName">
              {(field) => <TextField {...field} label={words.awardName} />}
            </FormField>
            <FormField of={form} name="awardLink">
              {(field) => <TextField {...field} label={words.awardLink} type="url" />}
            </FormField>
          </FieldGrid>
        </OptionalSection>
        <OptionalSection of={form} summary={words.patent} names={PATENT_FIELDS}>
          <FieldGrid>
            <FormField of={form} name="patentName">
              {(field) => <TextField {...field} label={words.patentName} />}
            </FormField>
            <FormField of={form} name="patentNumber">
              {(field) => <TextField {...field} label={words.patentNumber} />}
            </FormField>
            <FormField of={form} name="patentInventor">
              {(field) => <TextField {...field} label={words.patentInventor} />}
            </FormField>
          </FieldGrid>
        </OptionalSection>
        <div className={css.consent}>
          <FormField of={form} name="hasConsent">
            {(field) => <Checkbox {...field} label={consent} isRequired />}
          </FormField>
        </div>
        <div>
          <SubmitButton busyLabel={words.sending}>{words.submit}</SubmitButton>
        </div>
      </Form>
      {isSending && (
        <div className={css.overlay} role="status">
          <Spinner />
          {words.sending}
        </div>
      )}
    </div>
  );
}

interface OptionalSectionProps {
  of: ShopForm<Input, Output>;
  summary: string;
  names: readonly (typeof AWARD_FIELDS | typeof PATENT_FIELDS)[number][];
  children: ReactNode;
}

/** Fields that can be left out, closed at first; open with the entries of a draft, or with an error. */
function OptionalSection({ of: { form }, summary, names, children }: OptionalSectionProps) {
  const isFilled = useWatch({ control: form.control, name: names }).some((value) => value !== "");
  const { errors } = useFormState({ control: form.control, name: names });
  /* Stays open when the entries are deleted again. */
  const [wasFilled, setWasFilled] = useState(isFilled);
  if (isFilled && !wasFilled) setWasFilled(true);
  return (
    <Disclosure
      title={summary}
      defaultOpen={wasFilled}
      hasError={names.some((name) => errors[name] !== undefined)}
    >
      {children}
    </Disclosure>
  );
}

/** The products that the paper mentions; only the last row adds another (customer centre §5, paper application). */
function ProductRows({ of: form }: { of: ShopForm<Input, Output> }) {
  const words = useCopy(copy);
  const { fields, append, remove } = useFieldArray({
    control: form.form.control,
    name: "products",
  });
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{words.products}</legend>
      {fields.map(({ id }, index) => (
        <div className={css.product} key={id}>
          <FormField of={form} name={`products.${index}.name`}>
            {(field) => <TextField {...field} label={words.productName(index + 1)} isRequired />}
          </FormField>
          <FormField of={form} name={`products.${index}.casNumber`}>
            {(field) => <TextField {...field} label={words.casNumber(index + 1)} isRequired />}
          </FormField>
          <div className={css.productActions}>
            {fields.length > 1 && (
              <IconButton
                type="button"
                icon={Minus}
                label={words.remove(index + 1)}
                onClick={() => remove(index)}
              />
            )}
            {index === fields.length - 1 && fields.length < MOST_PAPER_PRODUCTS && (
              <IconButton
                type="button"
                icon={Plus}
                label={words.add}
                onClick={() => append(NO_PRODUCT)}
              />
            )}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
