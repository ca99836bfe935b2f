import { isRefusal, type Outcome } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import {
  activate,
  declineRegistration,
  type PendingAccount as Account,
} from "@reagent/api/contract/registration";
import { Button } from "../../../components/Button/Button.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { useAction } from "../../../data/use-action.tsx";
import { formatMoment } from "../../../language/format.ts";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { row, stack } from "../../../theme/layout.css.ts";
import * as css from "../parts/NarrowPage/NarrowPage.css.ts";
import { copy } from "./Activate.copy.ts";

type Props = {
  account: Account;
  code: string;
  /** Whether deleting comes first. */
  declines: boolean;
  onDone: (result: "activated" | "deleted") => void;
  /** Called with the server's message when the link has become invalid. */
  onLinkInvalid: (message: string) => void;
};

/** How an account was registered, with a button that activates it and one that deletes it. */
export function PendingAccount({ account, code, declines, onDone, onLinkInvalid }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const activation = useAction(activate);
  const deletion = useAction(declineRegistration);

  const isBusy = activation.isBusy || deletion.isBusy;

  const act = async (
    run: (params: { code: string }) => Promise<Outcome<unknown>>,
    result: "activated" | "deleted",
  ) => {
    if (isBusy) return;
    const outcome = await run({ code });
    if (outcome.ok) return onDone(result);
    if (isRefusal(outcome.failure, codes.linkDead))
      onLinkInvalid(failureMessage(outcome.failure, language));
  };
  const activateIt = (
    <Button
      key="activate"
      kind={declines ? "secondary" : "primary"}
      size="large"
      isBusy={activation.isBusy}
      onClick={() => void act(activation.run, "activated")}
    >
      {activation.isBusy ? words.activating : declines ? words.wasMe : words.activate}
    </Button>
  );
  const deleteIt = (
    <Button
      key="delete"
      kind={declines ? "danger" : "secondary"}
      size="large"
      isBusy={deletion.isBusy}
      onClick={() => void act(deletion.run, "deleted")}
    >
      {deletion.isBusy ? words.deleting : declines ? words.deleteAccount : words.notMe}
    </Button>
  );
  return (
    <div className={stack[6]}>
      <p className={css.lead}>{declines ? words.leadToDecline : words.lead}</p>
      <section aria-label={words.registration}>
        <DefinitionList
          isRuled
          entries={[
            { term: words.registeredAt, value: formatMoment(account.registeredAt, language) },
            { term: words.browser, value: account.browser || words.unknownBrowser },
          ]}
        />
      </section>
      <div className={row[3]}>{declines ? [deleteIt, activateIt] : [activateIt, deleteIt]}</div>
    </div>
  );
}
