import { readOrderCount } from "@reagent/api/contract/order";
import { paths } from "@reagent/api/pages/paths";
import { Link } from "react-router-dom";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { Panel } from "../../../components/Panel/Panel.tsx";
import { SkeletonBox, Loading } from "../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import type { PanelProps } from "./panel-props.ts";
import { copy } from "./Panels.copy.ts";
import * as css from "./Panels.css.ts";

/** The number of orders, of unpaid and of paid ones. */
export function OrdersPanel({ onClose }: PanelProps) {
  const words = useCopy(copy);
  const { data, failure, isRefreshing, retry } = useCall(readOrderCount, {});
  const figures = [
    { label: words.allOrders, to: paths.orders(), count: data?.total },
    { label: words.unpaid, to: paths.orders({ type: "2" }), count: data?.unpaid },
    { label: words.paid, to: paths.orders({ type: "1" }), count: data?.paid },
  ];
  return (
    <Panel
      title={words.orders}
      onClose={onClose}
      end={<TextLink to={paths.orders()}>{words.all}</TextLink>}
    >
      {failure && !data ? (
        <div className={css.padded}>
          <LoadFailed onRetry={retry} isRetrying={isRefreshing} />
        </div>
      ) : data ? (
        <div className={css.figures}>
          {figures.map(({ label, to, count }) => (
            <Link className={css.figure} to={to} key={to}>
              <span className={css.big}>{count}</span>
              {label}
            </Link>
          ))}
        </div>
      ) : (
        <Loading>
          <div className={css.figures}>
            {figures.map(({ label }) => (
              <span className={css.figure} key={label}>
                <span className={css.big}>
                  <SkeletonBox width="24px" />
                </span>
                {label}
              </span>
            ))}
          </div>
        </Loading>
      )}
    </Panel>
  );
}
