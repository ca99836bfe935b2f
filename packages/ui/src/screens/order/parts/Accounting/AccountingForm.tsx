import { issueAccountingTicket } from "@reagent/api/contract/accounting";
import { ACCOUNTING_FILES, AccountingRequest } from "@reagent/domain/accounting";
import { FilterDays } from "../../../../blocks/ListPage/FilterDays.tsx";
import { Button } from "../../../../components/Button/Button.tsx";
import { dayMessages } from "../../../../components/DateRangeField/DateRangeField.copy.ts";
import { Form, type Submitted } from "../../../../components/Form/Form.tsx";
import { FormField } from "../../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../../components/Form/useShopForm.ts";
import { useOverlays } from "../../../../components/overlay/useOverlays.ts";
import { RadioGroup } from "../../../../components/RadioGroup/RadioGroup.tsx";
import { useAction } from "../../../../data/use-action.tsx";
import { useCopy } from "../../../../language/language.tsx";
import { useEnvironment } from "../../../../state/environment.tsx";
import { rowAtEnd, stack } from "../../../../theme/layout.css.ts";
import { copy } from "./Accounting.copy.ts";
import * as css from "./Accounting.css.ts";

interface Props {
  /** The period that is filled in at first. */
  readonly from: string;
  readonly to: string;
  /** Closes the dialog. */
  readonly onEnd: () => void;
}

/** Which records of which days are downloaded. */
export function AccountingForm({ from, to, onEnd }: Props) {
  const words = useCopy(copy);
  const environment = useEnvironment();
  const { toast } = useOverlays();
  const { run } = useAction(issueAccountingTicket);
  const form = useShopForm(AccountingRequest, {
    defaults: { file: "orders", from, to } as AccountingRequest,
  });
  const download = async (request: AccountingRequest): Promise<Submitted<AccountingRequest>> => {
    const outcome = await run(request);
    if (!outcome.ok) return { kind: "refused" };
    environment.download(outcome.data.url);
    toast({ message: words.started(outcome.data.fileName), tone: "success" });
    onEnd();
    return { kind: "done" };
  };
  return (
    <Form of={form} label={words.title} messages={useCopy(dayMessages)} onSubmit={download}>
      <div className={stack[4]}>
        <p className={css.lead}>{words.lead}</p>
        <FormField of={form} name="file">
          {(field) => (
            <RadioGroup
              {...field}
              label={words.content}
              layout="inline"
              hasMessageLine={false}
              options={ACCOUNTING_FILES.map((value) => ({ value, label: words.files[value] }))}
            />
          )}
        </FormField>
        <FilterDays of={form} label={words.period} />
        <div className={rowAtEnd[3]}>
          <Button onClick={onEnd}>{words.cancel}</Button>
          <SubmitButton>{words.download}</SubmitButton>
        </div>
      </div>
    </Form>
  );
}
