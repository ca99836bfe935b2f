import Trash from "@lucide/icons/icons/trash";
import type { ReactionPlan } from "@reagent/domain/reaction-plan";
import { type FormEvent, useId, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useCopy } from "../../../language/language.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { useStoredValue } from "../../../state/use-stored-value.ts";
import { forgetPlan, keepPlan, keptPlans, LONGEST_PLAN_NAME } from "./kept-plans.ts";
import { copy } from "./Reaction.copy.ts";
import * as css from "./Reaction.css.ts";

interface Props {
  /** The plan as it is typed; undefined for a blank one. */
  readonly plan: ReactionPlan | undefined;
  readonly onOpen: (plan: ReactionPlan) => void;
}

/** Keeps the plan under a name on the device, and opens those that were kept. */
export function KeptPlans({ plan, onOpen }: Props) {
  const words = useCopy(copy);
  const id = useId();
  const stores = useStorage();
  const stored = useStoredValue(storageKeys.reactionPlans);
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const kept = stored === null ? [] : keptPlans(stores);
  const keep = (event: FormEvent) => {
    event.preventDefault();
    const typed = name.trim();
    if (!plan) return setError(words.nothingToKeep);
    if (typed === "") return setError(words.nameRequired);
    if (!keepPlan(stores, { name: typed, plan })) return setError(words.tooManyKept);
    setError(undefined);
    setName("");
  };
  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead id={id} title={words.kept} description={words.keptHelp} />
      <form className={css.keeping} aria-label={words.keep} noValidate onSubmit={keep}>
        <TextField
          label={words.planName}
          value={name}
          onChange={setName}
          error={error}
          hasMessageLine={false}
          autoComplete="off"
          maxLength={LONGEST_PLAN_NAME}
        />
        <Button type="submit">{words.keep}</Button>
      </form>
      {kept.length > 0 && (
        <ul aria-label={words.kept}>
          {kept.map((each) => (
            <li key={each.name} className={css.kept}>
              <Button kind="quiet" onClick={() => onOpen(each.plan)}>
                {each.name}
              </Button>
              <IconButton
                icon={Trash}
                size="small"
                label={words.forget(each.name)}
                onClick={() => forgetPlan(stores, each.name)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
