import { readUserInfo } from "@reagent/api/contract/account";
import { addOrderRows } from "@reagent/api/contract/bulk-order";
import { readCart } from "@reagent/api/contract/cart";
import { paths } from "@reagent/api/pages/paths";
import { planOfText, planToText, type PlanRow } from "@reagent/domain/reaction-plan";
import {
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useReducer,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import * as bar from "../../../blocks/OrderBar/OrderBar.css.ts";
import { OrderBar } from "../../../blocks/OrderBar/OrderBar.tsx";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { Button } from "../../../components/Button/Button.tsx";
import { copyText } from "../../../components/Code/copy-text.ts";
import { LoadFailed } from "../../../components/LoadFailed/LoadFailed.tsx";
import { Notice } from "../../../components/Notice/Notice.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { Price } from "../../../components/Price/Price.tsx";
import { SectionHead } from "../../../components/SectionHead/SectionHead.tsx";
import { SelectField } from "../../../components/SelectField/SelectField.tsx";
import { HeadCell, Table, TableBody, TableHead } from "../../../components/Table/Table.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { useAction } from "../../../data/use-action.tsx";
import { useRefresh } from "../../../data/use-call.tsx";
import { useCopy, useLanguage } from "../../../language/language.tsx";
import { useEnvironment } from "../../../state/environment.tsx";
import { useStorage } from "../../../state/storage.tsx";
import { text } from "../../../theme/text.css.ts";
import { SendBasketButton } from "../../sent-basket/parts/SendBasket/SendBasketButton.tsx";
import { AddToListButton } from "../../shopping-list/parts/AddToList/AddToListButton.tsx";
import { KeptPlans } from "./KeptPlans.tsx";
import { storedPlan, storePlan } from "./reaction-draft.ts";
import { reactionFile } from "./reaction-file.ts";
import { boughtPacks, orderableViews, totalOf, viewRows } from "./reaction-rows.ts";
import { changePlan, isBlank, openPlan, planOf } from "./reaction-state.ts";
import { reactionStructures } from "./reaction-structures.ts";
import { copy } from "./Reaction.copy.ts";
import * as css from "./Reaction.css.ts";
import { reactionPlan as screen } from "./Reaction.screen.ts";
import { ReactionEntry } from "./ReactionEntry.tsx";
import { ReactionSafety } from "./ReactionSafety.tsx";
import { ReactionTableRow } from "./ReactionTableRow.tsx";
import { useReactionItems } from "./useReactionItems.ts";
import { useReactionKeys } from "./useReactionKeys.ts";

const PLAN = "#plan=";

/** Plans a reaction from its limiting reagent to the packs to buy (decisions, reaction amounts). */
export function Reaction() {
  const words = useCopy(copy);
  const title = useCopy(screen.title);
  const language = useLanguage();
  const id = useId();
  const stores = useStorage();
  const { origin, save } = useEnvironment();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { alert, toast } = useOverlays();
  const refresh = useRefresh();
  const [plan, dispatch] = useReducer(changePlan, undefined, openPlan);
  const { rows, limiting } = plan;
  /* What follows from the rows follows a keystroke after it is painted. */
  const settled = useDeferredValue(plan);
  const { found, filings, failure, isBusy: isLooking, retry } = useReactionItems(settled.rows);
  const hasFailed = failure !== undefined;
  const views = useMemo(
    () => viewRows(settled, { found, filings, hasFailed }),
    [settled, found, filings, hasFailed],
  );
  const orderable = useMemo(() => orderableViews(views.values()), [views]);
  const packs = useMemo(() => boughtPacks(orderable), [orderable]);
  const listed = useMemo(
    () => boughtPacks(views.values()).map((pack) => ({ kind: "reagent" as const, ...pack })),
    [views],
  );
  const items = useMemo(
    () => [...new Set([...views.values()].flatMap(({ item }) => item ?? []))],
    [views],
  );
  const keys = useReactionKeys(rows, dispatch);
  const { run, isBusy } = useAction(addOrderRows);
  const [result, setResult] = useState<{ added: number; refused: readonly string[] }>();
  /* The server renders a blank plan; what is linked or was typed before is opened behind it. */
  const open = useEffectEvent(() => {
    const linked = hash.startsWith(PLAN) ? planOfText(hash.slice(PLAN.length)) : undefined;
    if (linked !== undefined || !plan.isOpened)
      dispatch({ kind: "open", plan: linked ?? storedPlan(stores) });
    if (linked === undefined) return;
    // The page may be made anew without the link, where it opens what is stored; changes are kept over a reload.
    storePlan(stores, linked);
    void navigate({ hash: "" }, { replace: true });
  });
  useEffect(() => open(), [hash]);
  useEffect(() => {
    if (plan.isOpened) storePlan(stores, planOf(plan));
  }, [stores, plan]);

  const fill = (added: readonly PlanRow[]) => {
    dispatch({ kind: "append", rows: added });
    toast({ message: words.filled(added.length), tone: "success" });
  };
  const add = async () => {
    if (isBusy) return;
    if (packs.length === 0) return void alert({ message: words.nothingToAdd, tone: "warning" });
    const outcome = await run({
      rows: packs.map(({ productCode, quantity }, at) => ({
        sheet: "",
        row: at + 1,
        productCode,
        quantity: String(quantity),
      })),
    });
    if (!outcome.ok) return;
    const refused = outcome.data.rows.filter(({ verdict }) => verdict === "refused");
    const added = outcome.data.rows.length - refused.length;
    setResult({
      added,
      refused: refused.map(({ productCode, message }) => `${productCode} ${message}`),
    });
    if (added === 0) return;
    toast({ message: words.added, tone: "success" });
    await refresh(readUserInfo, readCart);
  };
  const exportStructures = async () => {
    const structures = await reactionStructures(rows, views);
    if (structures === undefined) await alert({ message: words.noStructures, tone: "warning" });
    else save(new File([structures], words.structuresName, { type: "chemical/x-mdl-rxnfile" }));
  };
  const copyLink = async () => {
    const typed = planOf(plan);
    const path = `${language === "en" ? "/en" : ""}${paths.reactionPlan()}`;
    const isCopied = await copyText(`${origin}${path}${typed ? PLAN + planToText(typed) : ""}`);
    if (isCopied) toast({ message: words.linkCopied, tone: "success" });
    else await alert({ message: words.notCopied, tone: "warning" });
  };

  const pieces = packs.reduce((count, { quantity }) => count + quantity, 0);
  const bought = orderable.length;
  const left = settled.rows.filter((row) => !isBlank(row) && !row.isProduct).length - bought;
  const isEmpty = rows.every(isBlank);
  return (
    <PublicPage
      title={title}
      under={[{ label: words.structures, to: paths.advancedSearch() }]}
      description={words.description}
    >
      <div className={css.page}>
        <header className={css.head}>
          <h1 className={text[26]}>{title}</h1>
          <p className={css.lead}>{words.lead}</p>
        </header>
        <ReactionEntry onRows={fill} />
        <section className={css.section} aria-labelledby={id}>
          <SectionHead
            id={id}
            title={words.table}
            description={<span aria-live="polite">{isLooking && words.looking}</span>}
            end={
              <span className={css.tools}>
                <Button
                  kind="quiet"
                  size="small"
                  disabled={plan.past.length === 0}
                  onClick={() => dispatch({ kind: "undo" })}
                >
                  {words.undo}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  disabled={isEmpty}
                  onClick={() => dispatch({ kind: "clear" })}
                >
                  {words.clear}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  disabled={isEmpty}
                  onClick={() => save(reactionFile(rows, views, language))}
                >
                  {words.exportPlan}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  disabled={isEmpty}
                  onClick={() => void exportStructures()}
                >
                  {words.exportStructures}
                </Button>
                <Button
                  kind="quiet"
                  size="small"
                  disabled={isEmpty}
                  onClick={() => void copyLink()}
                >
                  {words.copyLink}
                </Button>
                <SendBasketButton kind="quiet" size="small" products={listed} />
                <AddToListButton size="small" products={listed} />
              </span>
            }
          />
          {plan.unplaced > 0 && <Notice role="alert">{words.unplaced(plan.unplaced)}</Notice>}
          {failure && <LoadFailed isRetrying={isLooking} onRetry={retry} />}
          <div className={css.limiting}>
            <SelectField
              label={words.limiting}
              description={words.limitingHelp}
              value={String(limiting)}
              options={rows.map((row, at) => ({
                value: String(row.id),
                label: words.option(at + 1, row.text),
              }))}
              onChange={(value) => dispatch({ kind: "limit", id: Number(value) })}
            />
          </div>
          {/* The events of the fields below: the element itself is no control. */}
          <div role="presentation" {...keys}>
            <Table label={words.table} fold="labels">
              <TableHead>
                <HeadCell>{words.row}</HeadCell>
                <HeadCell>{words.text}</HeadCell>
                <HeadCell>{words.amount}</HeadCell>
                <HeadCell>{words.result}</HeadCell>
                <HeadCell>{words.packs}</HeadCell>
                <HeadCell isNumber>{words.cost}</HeadCell>
                <HeadCell isHidden>{words.actions}</HeadCell>
              </TableHead>
              <TableBody>
                {rows.map((row, at) => (
                  <ReactionTableRow
                    key={row.id}
                    row={row}
                    number={at + 1}
                    isLimiting={row.id === limiting}
                    view={views.get(row.id)}
                    dispatch={dispatch}
                  />
                ))}
              </TableBody>
            </Table>
          </div>
          <div className={css.foot}>
            <Button size="small" onClick={() => dispatch({ kind: "add" })}>
              {words.addRow}
            </Button>
            <span className={css.keysOnly}>{words.keys}</span>
          </div>
          <OrderBar
            trouble={undefined}
            actions={left > 0 && <b>{words.left(left)}</b>}
            sums={
              <>
                <span className={bar.minor}>{words.packsOf(bought, pieces)}</span>
                <span className={bar.total}>
                  <Price amount={totalOf(orderable)} size="large" />
                </span>
              </>
            }
            isStale={settled !== plan}
            next={{
              label: isBusy ? words.adding : words.add(pieces),
              isBusy,
              onClick: () => void add(),
              isSecondary: packs.length === 0,
            }}
          />
          {result && (
            <Notice
              tone={result.refused.length > 0 ? "info" : "success"}
              role="status"
              actions={result.added > 0 && <TextLink to={paths.cart()}>{words.toCart}</TextLink>}
            >
              {words.addedOf(result.added, result.refused.length)}
              {result.refused.length > 0 && (
                <ul>
                  {result.refused.map((message) => (
                    <li key={message}>{message}</li>
                  ))}
                </ul>
              )}
            </Notice>
          )}
        </section>
        <ReactionSafety items={items} filings={filings} />
        <KeptPlans plan={planOf(plan)} onOpen={(kept) => dispatch({ kind: "open", plan: kept })} />
      </div>
    </PublicPage>
  );
}
