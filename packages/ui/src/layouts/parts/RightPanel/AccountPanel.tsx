import { paths } from "@reagent/api/pages/paths";
import { useLogOut } from "../../../blocks/useLogOut.ts";
import { Button } from "../../../components/Button/Button.tsx";
import { DefinitionList } from "../../../components/DefinitionList/DefinitionList.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { Price } from "../../../components/Price/Price.tsx";
import { Loading, TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useViewer } from "../../../data/use-viewer.tsx";
import { useCopy } from "../../../language/language.tsx";
import { row } from "../../../theme/layout.css.ts";
import { muted } from "../../../theme/text.css.ts";
import type { PanelProps } from "./panel-props.ts";
import { copy } from "./Panels.copy.ts";
import * as css from "./Panels.css.ts";

/** The customer's name, balance and points. */
export function AccountPanel({ onClose }: PanelProps) {
  const words = useCopy(copy);
  const viewer = useViewer();
  const { logOut, isLeaving } = useLogOut();
  const info = viewer.kind === "customer" ? viewer.info : undefined;
  return (
    <Panel
      title={words.account}
      onClose={onClose}
      actions={
        <Button kind="quiet" size="small" isBusy={isLeaving} onClick={() => void logOut()}>
          {words.logOut}
        </Button>
      }
    >
      <div className={css.padded}>
        {info ? (
          <>
            <div>
              <p className={css.name}>{words.hello(info.name)}</p>
              <p className={muted}>{info.company}</p>
            </div>
            <div className={row[4]}>
              <TextLink to={paths.profile()}>{words.profile}</TextLink>
              <TextLink to={paths.addresses()}>{words.addresses}</TextLink>
            </div>
            <DefinitionList
              isRuled
              entries={[
                {
                  term: words.balance,
                  value: (
                    <TextLink kind="plain" to={paths.balance()}>
                      <Price amount={info.balance} />
                    </TextLink>
                  ),
                },
                {
                  term: words.integral,
                  value: (
                    <TextLink kind="plain" to={paths.integral()}>
                      {info.integral}
                    </TextLink>
                  ),
                },
              ]}
            />
          </>
        ) : (
          <Loading>
            <TextSkeleton lines={4} />
          </Loading>
        )}
      </div>
    </Panel>
  );
}
