import type { Outcome } from "@reagent/api/client/failure";
import { listSessions } from "@reagent/api/contract/session";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { useRefresh } from "../../../data/use-call.tsx";
import { EndForm } from "./EndForm.tsx";

/** What a dialog ends. */
interface Ending {
  readonly title: string;
  /** What ends with it, and why the password is asked for. */
  readonly why: string;
  /** What is said once it has ended. */
  readonly ended: string;
  readonly end: (password: string) => Promise<Outcome<unknown>>;
}

/** Opens a dialog that asks for the password, ends log-ins with it, and reads the list again. */
export function useEndDialog(): (ending: Ending) => void {
  const { dialog, toast } = useOverlays();
  const refresh = useRefresh();
  return ({ title, why, ended, end }) => {
    const endAndRefresh = async (password: string) => {
      const outcome = await end(password);
      if (outcome.ok || outcome.failure.kind === "refused") await refresh(listSessions);
      if (outcome.ok) toast({ message: ended, tone: "success" });
      return outcome;
    };
    dialog({
      title,
      description: why,
      dismissal: "explicit",
      content: (close) => <EndForm label={title} end={endAndRefresh} onClose={close} />,
    });
  };
}
