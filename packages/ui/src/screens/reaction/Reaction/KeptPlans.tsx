import Trash from "@lucide/icons/icons/trash";
import { isRefusal } from "@reagent/api/client/failure";
import { codes } from "@reagent/api/contract/envelope";
import { LONGEST_OWN_NAME } from "@reagent/domain/own-name";
import type { ReactionPlan } from "@reagent/domain/reaction-plan";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { IconButton } from "../../../components/IconButton/IconButton.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { SkeletonBox } from "../../../components/Skeleton/Skeleton.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { failureMessage } from "../../../data/failure-words.ts";
import { Load } from "../../../data/Load.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { storageKeys } from "../../../state/storage-keys.ts";
import { useStorage } from "../../../state/storage.tsx";
import { useStoredValue } from "../../../state/use-stored-value.ts";
import { forgetPlan, isNamed, keepPlan, type KeptPlan, keptPlans } from "./kept-plans.ts";
import { copy } from "./Reaction.copy.ts";
import * as css from "./Reaction.css.ts";
import { useAccountPlans } from "./useAccountPlans.ts";

interface Props {
  /** The plan as it is typed; undefined for a blank one. */
  readonly plan: ReactionPlan | undefined;
  readonly onOpen: (plan: ReactionPlan) => void;
}

/** Keeps the plan under a name, in the account or a guest's on the device, and opens those that were kept. */
export function KeptPlans({ plan, onOpen }: Props) {
  const words = useCopy(copy);
  const language = useLanguage();
  const id = useId();
  const stores = useStorage();
  const stored = useStoredValue(storageKeys.reactionPlans);
  const account = useAccountPlans();
  const { confirm, toast } = useOverlays();
  const [name, setName] = useState("");
  const [error, setError] = useState<string>();
  const { isLoggedIn } = account;
  const onDevice = stored === null ? [] : keptPlans(stores);
  const inAccount = account.call.data?.plans ?? [];

  /** Keeps a plan; another one of its name is replaced only after a question. */
  const keepNamed = async (kept: KeptPlan): Promise<boolean> => {
    const others = isLoggedIn ? inAccount : onDevice;
    const isTaken = others.some((each) => isNamed(each, kept.name));
    const isWanted =
      !isTaken ||
      (await confirm({
        message: words.askReplace(kept.name),
        confirmLabel: words.replace,
        isDestructive: true,
      }));
    if (!isWanted) return false;
    if (!isLoggedIn) {
      const isKept = keepPlan(stores, kept);
      setError(isKept ? undefined : words.tooManyKept);
      return isKept;
    }
    const outcome = await account.keep(kept);
    const isRefused = !outcome.ok && isRefusal(outcome.failure, codes.badRequest);
    setError(isRefused ? failureMessage(outcome.failure, language) : undefined);
    if (outcome.ok) toast({ message: words.keptOf(kept.name), tone: "success" });
    return outcome.ok;
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (account.isKeeping) return;
    const typed = name.trim();
    if (!plan) return setError(words.nothingToKeep);
    if (typed === "") return setError(words.nameRequired);
    if (await keepNamed({ name: typed, plan })) setName("");
  };
  const isForgotten = (forgotten: string) =>
    confirm({
      message: words.askForget(forgotten),
      confirmLabel: words.forgetIt,
      isDestructive: true,
    });
  const openKept = async (planId: string) => {
    const read = await account.read(planId);
    if (read) onOpen(read);
  };
  const forgetKept = async (planId: string, forgotten: string) => {
    if (await isForgotten(forgotten)) await account.remove(planId);
  };
  const forgetOnDevice = async (forgotten: string) => {
    if (await isForgotten(forgotten)) forgetPlan(stores, forgotten);
  };
  const move = async (kept: KeptPlan) => {
    if (await keepNamed(kept)) forgetPlan(stores, kept.name);
  };

  return (
    <section className={css.section} aria-labelledby={id}>
      <SectionHead
        id={id}
        title={words.kept}
        description={isLoggedIn ? words.keptInAccount : words.keptHelp}
      />
      <form
        className={css.keeping}
        aria-label={words.keep}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          label={words.planName}
          value={name}
          onChange={setName}
          error={error}
          hasMessageLine={false}
          autoComplete="off"
          maxLength={LONGEST_OWN_NAME}
        />
        <div className={css.keep}>
          <Button type="submit" isBusy={account.isKeeping}>
            {words.keep}
          </Button>
        </div>
      </form>
      {isLoggedIn && (
        <Load call={account.call} skeleton={<SkeletonBox width="160px" height="32px" />}>
          {({ plans }) =>
            plans.length > 0 ? (
              <ul aria-label={words.kept}>
                {plans.map((each) => (
                  <Kept
                    key={each.planId}
                    name={each.name}
                    onOpen={() => void openKept(each.planId)}
                    onForget={() => void forgetKept(each.planId, each.name)}
                  >
                    {words.keptRows(each.rowCount)}
                  </Kept>
                ))}
              </ul>
            ) : (
              <p className={css.foot}>{words.noneKept}</p>
            )
          }
        </Load>
      )}
      {onDevice.length > 0 && (
        <>
          {isLoggedIn && <SectionHead as="h3" size="small" title={words.keptOnDevice} />}
          <ul aria-label={isLoggedIn ? words.keptOnDevice : words.kept}>
            {onDevice.map((each) => (
              <Kept
                key={each.name}
                name={each.name}
                onOpen={() => onOpen(each.plan)}
                onForget={() => void forgetOnDevice(each.name)}
              >
                {isLoggedIn && (
                  <Button
                    size="small"
                    aria-label={words.moveOf(each.name)}
                    onClick={() => void move(each)}
                  >
                    {words.move}
                  </Button>
                )}
              </Kept>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

interface KeptProps {
  readonly name: string;
  readonly onOpen: () => void;
  readonly onForget: () => void;
  readonly children: ReactNode;
}

function Kept({ name, onOpen, onForget, children }: KeptProps) {
  const words = useCopy(copy);
  return (
    <li className={css.kept}>
      <Button kind="quiet" onClick={onOpen}>
        {name}
      </Button>
      {children}
      <IconButton icon={Trash} size="small" label={words.forget(name)} onClick={onForget} />
    </li>
  );
}
