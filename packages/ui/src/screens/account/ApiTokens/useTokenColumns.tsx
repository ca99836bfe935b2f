import type { ApiToken } from "@reagent/api/contract/api-token";
import { isTokenExpired } from "@reagent/domain/api-token";
import { Moment } from "../../../components/Moment/Moment.tsx";
import type { RecordColumn } from "../../../components/Table/RecordTable.tsx";
import { useCopy } from "../../../language/language.tsx";
import { useEnvironment } from "../../../state/environment.tsx";
import { copy } from "./ApiTokens.copy.ts";
import * as css from "./ApiTokens.css.ts";
import { EndButton } from "./EndButton.tsx";

/** A token's name, scopes and times, and the button that ends it, which `onEnd` receives. */
export function useTokenColumns(
  onEnd: (button: HTMLElement) => void,
): readonly RecordColumn<ApiToken>[] {
  const words = useCopy(copy);
  const { now } = useEnvironment();
  return [
    {
      title: words.name,
      width: "30%",
      value: ({ name }) => <span className={css.name}>{name}</span>,
    },
    {
      title: words.scopes,
      value: ({ scopes }) => scopes.map((scope) => words.shortScopes[scope]).join(words.separator),
    },
    {
      title: words.createdAt,
      className: css.time,
      value: ({ createdAt }) => <Moment at={createdAt} isDay />,
    },
    {
      title: words.expiresAt,
      className: css.time,
      value: (token) => (
        <span>
          <Moment at={token.expiresAt} isDay />
          {isTokenExpired(token, now()) && <span className={css.mark}>{words.expired}</span>}
        </span>
      ),
    },
    {
      title: words.usedAt,
      className: css.time,
      value: ({ usedAt }) => (usedAt === null ? words.unused : <Moment at={usedAt} />),
    },
    {
      title: words.actions,
      isTitleHidden: true,
      isLabelHidden: true,
      className: css.actions,
      value: (token) => <EndButton token={token} onEnd={onEnd} />,
    },
  ];
}
