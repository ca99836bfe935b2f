import { readPriceAndStock } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { LONGEST_LOOKUP, TypedCode } from "@reagent/domain/lookup";
import { readScannedCode } from "@reagent/domain/scanned-code";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { CodeScanner } from "../../../components/CodeScanner/CodeScanner.tsx";
import { Form, type Submitted } from "../../../components/Form/Form.tsx";
import { FormField } from "../../../components/Form/FormField.tsx";
import { SubmitButton } from "../../../components/Form/SubmitButton.tsx";
import { useShopForm } from "../../../components/Form/useShopForm.ts";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { TextField } from "../../../components/TextField/TextField.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useCopy } from "../../../language/language.tsx";
import { stack } from "../../../theme/layout.css.ts";
import { copy } from "./ScanCode.copy.ts";

interface Props {
  /** Called when the page of a code is opened. */
  readonly onOpened: () => void;
}

/** Scans or takes a typed code, and opens its page (rules, scanned codes). */
export function ScanCode({ onOpened }: Props) {
  const words = useCopy(copy);
  const pageOf = usePageOf();
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const form = useShopForm(TypedCode, { defaults: { code: "" } });
  /** Opens the page of a code; returns what to say where there is none. */
  const open = async (text: string): Promise<string | undefined> => {
    setProblem(undefined);
    const page = await pageOf(text);
    if (page === "failed") return words.failed;
    if (page === "unknown") return words.unknown(text.slice(0, LONGEST_LOOKUP));
    onOpened();
    void navigate(page.path);
    return undefined;
  };
  const openTyped = async ({ code }: { code: string }): Promise<Submitted<{ code: string }>> => {
    const message = await open(code);
    return message === undefined ? { kind: "done" } : { kind: "refused", message, field: "code" };
  };
  return (
    <div className={stack[4]}>
      <CodeScanner onRead={(text) => void open(text).then(setProblem)} />
      {problem !== undefined && (
        <Notice tone="hazard" role="alert">
          {problem}
        </Notice>
      )}
      <Form of={form} label={words.code} messages={words.messages} onSubmit={openTyped}>
        <FormField of={form} name="code">
          {(field) => (
            <TextField
              {...field}
              label={words.code}
              placeholder={words.placeholder}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              isRequired
            />
          )}
        </FormField>
        <SubmitButton>{words.open}</SubmitButton>
      </Form>
    </div>
  );
}

/** The page of a code; it is unknown, or could not be asked for. */
type PageOfCode = { readonly path: string } | "unknown" | "failed";

/** Finds the page of a code. */
function usePageOf(): (text: string) => Promise<PageOfCode> {
  const { run } = useAction(readPriceAndStock);
  return async (text) => {
    const scanned = readScannedCode(text);
    if (scanned.kind === "bottle") return { path: paths.bottle(scanned) };
    if (scanned.kind === "cas") return { path: paths.search({ text: scanned.casNumber }) };
    if (scanned.kind === "unknown") return "unknown";
    const { code } = scanned;
    const outcome = await run({ itemCode: code });
    if (!outcome.ok) return "failed";
    const { packs, bulkPacks } = outcome.data;
    return packs.length + bulkPacks.length > 0
      ? { path: paths.product({ itemCode: code }) }
      : "unknown";
  };
}
