import { useEffect, useRef } from "react";
import { Button } from "../../../components/Button/Button.tsx";
import { Code } from "../../../components/Code/Code.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useCopy } from "../../../language/language.tsx";
import { copy } from "./ApiTokens.copy.ts";
import * as css from "./ApiTokens.css.ts";

/** A token that was just made; nothing else has its secret. */
export interface MadeToken {
  readonly name: string;
  readonly secret: string;
}

interface Props {
  readonly made: MadeToken;
  /** Called once the customer has stored it. */
  readonly onClose: () => void;
}

/** Shows the secret of a new token once, with a button that copies it. Takes the focus. */
export function NewSecret({ made: { name, secret }, onClose }: Props) {
  const words = useCopy(copy);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} role="group" aria-label={words.made(name)} className={css.made}>
      <Notice
        tone="success"
        actions={
          <Button size="small" onClick={onClose}>
            {words.stored}
          </Button>
        }
      >
        <span className={css.madeWords}>
          <strong className={css.name}>{words.made(name)}</strong>
          <Code value={secret} kind="api-token">
            <code className={css.secret}>{secret}</code>
          </Code>
          <span>{words.madeHint}</span>
        </span>
      </Notice>
    </div>
  );
}
