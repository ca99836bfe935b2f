import { readProfile, switchOrderMails } from "@reagent/api/contract/profile";
import { FormSection } from "../../../components/Form/FormSection.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { Switch } from "../../../components/Switch/Switch.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./Profile.copy.ts";

/** Switches the mails about parcels, returns and refunds on or off, at once. */
export function OrderMails({ isOn }: { isOn: boolean }) {
  const words = useCopy(copy);
  const { run, isBusy } = useAction(switchOrderMails);
  const refresh = useRefresh();
  const { toast } = useOverlays();

  const turn = async (on: boolean) => {
    const outcome = await run({ isOn: on });
    await refresh(readProfile);
    if (outcome.ok) toast({ message: on ? words.mailsOn : words.mailsOff, tone: "success" });
  };

  return (
    <FormSection title={words.mails} description={words.mailsNote} columns={1}>
      <Switch
        label={words.orderMails}
        value={isOn}
        isDisabled={isBusy}
        onChange={(on) => void turn(on)}
      />
    </FormSection>
  );
}
