import Copy from "@lucide/icons/icons/copy";
import { useState } from "react";
import { copyText } from "../../components/Code/copy-text.ts";
import { IconButton } from "../../components/IconButton/IconButton.tsx";
import { useOverlays } from "../../components/overlay/useOverlays.ts";
import { RecordTable } from "../../components/Table/RecordTable.tsx";
import { TextLink } from "../../components/TextLink/TextLink.tsx";
import { useCopy } from "../../language/language.tsx";
import { vars } from "../../theme/vars.css.ts";
import { contains } from "../page/contains.ts";
import { Filter } from "../page/Filter.tsx";
import * as page from "../page/page.css.ts";
import { Page } from "../page/Page.tsx";
import { themeValue } from "../page/theme-value.ts";
import { copy } from "./Tokens.copy.ts";
import * as css from "./Tokens.css.ts";
import { TOKENS_FILE } from "./tokens.ts";

/** The tokens that the styles have as variables, such as `space.4` with the value of `vars.space[4]`. */
export const variables: readonly (readonly [name: string, variable: string])[] = named(vars).filter(
  ([, variable]) => /^var\([^)]*\)$/u.test(variable),
);

function named(group: object, path = ""): [string, string][] {
  return Object.entries(group).flatMap(([key, value]: [string, object | string]) =>
    typeof value === "string" ? [[path + key, value]] : named(value, `${path}${key}.`),
  );
}

/** How the code reads a token: `vars.space[4]` for `space.4`. */
const codeOf = (name: string) => `vars.${name}`.replaceAll(/\.(\d+)/gu, "[$1]");

/** The tokens of the theme as the code reads them, and the file that design tools read. */
export function Tokens() {
  const words = useCopy(copy);
  const [typed, setTyped] = useState("");
  const { toast } = useOverlays();
  const rows = variables.map(([name, variable]) => ({
    name,
    code: codeOf(name),
    value: themeValue(variable),
  }));
  const shown = rows.filter((row) => contains(Object.values(row), typed));
  const copyCode = async (code: string) => {
    const isCopied = await copyText(code);
    toast({
      message: isCopied ? words.copied(code) : words.failed,
      tone: isCopied ? "success" : "error",
    });
  };
  return (
    <Page title={words.title} lead={words.lead}>
      <p>
        <TextLink href={`./${TOKENS_FILE}`} isExternal>
          {words.file}
        </TextLink>
      </p>
      <Filter
        help={words.help}
        value={typed}
        onChange={setTyped}
        shown={shown.length}
        all={rows.length}
      />
      <RecordTable
        label={words.title}
        density="dense"
        records={shown}
        keyOf={({ name }) => name}
        columns={[
          {
            title: words.name,
            isRowHeader: true,
            value: ({ name }) => <code className={page.token}>{name}</code>,
          },
          {
            title: words.code,
            value: ({ code }) => (
              <div className={css.code}>
                <code className={page.token}>{code}</code>
                <IconButton
                  size="small"
                  icon={Copy}
                  label={words.copy(code)}
                  onClick={() => void copyCode(code)}
                />
              </div>
            ),
          },
          {
            title: words.value,
            value: ({ value }) => <span className={`${page.token} ${css.value}`}>{value}</span>,
          },
        ]}
      />
    </Page>
  );
}
