import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { useEnvironment } from "../../state/environment.tsx";
import { useIsHydrated } from "../../state/use-is-hydrated.ts";
import { fromEditor, type ToEditor } from "../../structure-editor/messages.ts";
import { LoadFailed } from "../LoadFailed/LoadFailed.tsx";
import { Loading } from "../Skeleton/Skeleton.tsx";
import { Spinner } from "../Spinner/Spinner.tsx";
import { copy } from "./StructureEditor.copy.ts";
import * as css from "./StructureEditor.css.ts";

/** How long the editor may take until it counts as failed, in milliseconds. */
const LONGEST_LOADING = 20_000;

export interface StructureEditorProps {
  /** The structure to draw: SMILES or a molfile; another one replaces the drawing. */
  readonly value: string;
  /** Receives what is drawn: SMILES, or a molfile where there are query atoms or bonds; empty for none. */
  readonly onChange: (code: string) => void;
}

/**
 * The structure editor in a frame with a content security policy of its own. They exchange messages, and ignore those of other
 * origins and windows.
 */
export function StructureEditor({ value, onChange }: StructureEditorProps) {
  const words = useCopy(copy);
  const language = useLanguage();
  const { structureEditor } = useEnvironment();
  // A frame that the server rendered could send its first message before the listener is added.
  const isHydrated = useIsHydrated();
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<"loading" | "ready" | "failed">("loading");
  const [tries, setTries] = useState(0);

  // What the frame shows: it is loaded again when the window is zoomed, and has forgotten it then.
  const current = useRef(value);

  const show = (code: string) => {
    current.current = code;
    const message: ToEditor = { kind: "structure-editor-show", code };
    frame.current?.contentWindow?.postMessage(message, location.origin);
  };
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    const source = frame.current?.contentWindow ?? null;
    const message = fromEditor(event, { origin: location.origin, source });
    if (message?.kind === "structure-editor-ready") {
      setState("ready");
      show(current.current);
    }
    if (message?.kind === "structure-editor-drawn") {
      current.current = message.code;
      onChange(message.code);
    }
  });
  useEffect(() => {
    addEventListener("message", receive);
    return () => removeEventListener("message", receive);
  }, []);

  useEffect(() => {
    if (state !== "loading") return;
    const timer = setTimeout(() => setState("failed"), LONGEST_LOADING);
    return () => clearTimeout(timer);
  }, [state]);

  const showOther = useEffectEvent(show);
  useEffect(() => showOther(value), [value]);

  const retry = () => {
    setState("loading");
    setTries(tries + 1);
  };
  return (
    <div className={css.editor}>
      {isHydrated && (
        <iframe
          key={tries}
          className={css.frame}
          ref={frame}
          title={words.title}
          src={`${structureEditor}#${language}`}
        />
      )}
      {state === "loading" && (
        <div className={css.cover}>
          <Loading label={words.loading}>
            <Spinner size="large" />
          </Loading>
        </div>
      )}
      {state === "failed" && (
        <div className={css.cover}>
          <LoadFailed onRetry={retry} isRetrying={false}>
            {words.failed}
          </LoadFailed>
        </div>
      )}
    </div>
  );
}
