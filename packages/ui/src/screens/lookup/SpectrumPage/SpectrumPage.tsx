import ChartLine from "@lucide/icons/icons/chart-line";
import { isRefusal } from "@reagent/api/client/failure";
import type { ParamsOf } from "@reagent/api/contract/endpoint";
import { missingCodes } from "@reagent/api/contract/envelope";
import { readBatchSpectra, readItemSpectra, type Spectrum } from "@reagent/api/contract/product";
import { paths } from "@reagent/api/pages/paths";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { PublicPage } from "../../../blocks/PublicPage/PublicPage.tsx";
import { ButtonLink } from "../../../components/ButtonLink/ButtonLink.tsx";
import { EmptyState } from "../../../components/EmptyState/EmptyState.tsx";
import { useOverlays } from "../../../components/overlay/useOverlays.ts";
import { PageHead } from "../../../components/PageHead/PageHead.tsx";
import { TextSkeleton } from "../../../components/Skeleton/Skeleton.tsx";
import { TextLink } from "../../../components/TextLink/TextLink.tsx";
import { Load } from "../../../data/Load.tsx";
import { useShowFailure } from "../../../data/show-failure.tsx";
import { type Call, useCall } from "../../../data/use-call.tsx";
import { useCopy } from "../../../language/language.tsx";
import { text } from "../../../theme/text.css.ts";
import { SpectrumList } from "../../product/parts/Spectra/SpectrumList.tsx";
import { spectraIn } from "./first-calls.ts";
import { copy } from "./SpectrumPage.copy.ts";
import * as css from "./SpectrumPage.css.ts";
import { spectra } from "./SpectrumPage.screen.ts";

type Spectra = { readonly files: readonly Spectrum[] };

/** The spectra that the address names: of an item, or of a batch of a product (storefront §2, spectrum list; §8, spectrum page). */
export function SpectrumPage() {
  const [query] = useSearchParams();
  const asked = spectraIn(query);
  const key = JSON.stringify(asked);
  if (asked?.kind === "batch") return <OfBatch key={key} params={asked.params} />;
  return asked ? <OfItem key={key} params={asked.params} /> : <NothingAsked />;
}

function OfItem({ params }: { params: ParamsOf<typeof readItemSpectra> }) {
  const words = useCopy(copy);
  const { itemCode } = params;
  const call = useCall(readItemSpectra, params);
  return (
    <Page call={call} code={itemCode} title={words.ofItem(itemCode)} endpoint={readItemSpectra} />
  );
}

function OfBatch({ params }: { params: ParamsOf<typeof readBatchSpectra> }) {
  const words = useCopy(copy);
  const { batchCode, productCode } = params;
  const call = useCall(readBatchSpectra, params);
  return (
    <Page
      call={call}
      code={productCode}
      title={words.ofBatch(batchCode, productCode)}
      endpoint={readBatchSpectra}
    />
  );
}

interface Props {
  readonly call: Call<Spectra, Exclude<Call<Spectra>["look"], "empty" | undefined>>;
  /** Of the item or the pack. */
  readonly code: string;
  readonly title: string;
  readonly endpoint: typeof readItemSpectra | typeof readBatchSpectra;
}

function Page({ call, code, title, endpoint }: Props) {
  const words = useCopy(copy);
  const name = useCopy(spectra.title);
  useSpectraAlerts(call, code, endpoint);
  return (
    <PublicPage
      title={name}
      subject={title}
      under={[{ label: code, to: paths.product({ itemCode: code }) }]}
      isUnlisted
    >
      <h1 className={`${text[26]} ${css.title}`}>{title}</h1>
      {isRefusal(call.failure, ...missingCodes) ? (
        <EmptyState icon={ChartLine} title={words.missing} actions={<ToBatchSearch />}>
          {words.missingHint}
        </EmptyState>
      ) : (
        <div className={css.spectra}>
          <Load call={call} skeleton={<TextSkeleton lines={3} />}>
            {({ files }) =>
              files.length === 0 ? (
                <p>{words.none}</p>
              ) : (
                <SpectrumList label={title} spectra={files} />
              )
            }
          </Load>
          <p>
            <TextLink to={paths.product({ itemCode: code })}>{words.product}</TextLink>
          </p>
        </div>
      )}
    </PublicPage>
  );
}

/** An alert where there are no spectra, which leads back, and one with the message of a failure. */
function useSpectraAlerts(call: Props["call"], code: string, endpoint: Props["endpoint"]) {
  const words = useCopy(copy);
  const { alert } = useOverlays();
  const showFailure = useShowFailure();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isLeft = useRef(false);
  const isEmpty = call.data?.files.length === 0;
  const { failure } = call;

  const leave = useEffectEvent(async () => {
    await alert({ message: words.none, tone: "warning" });
    if (isLeft.current) return;
    // The first page of a visit has nothing to go back to.
    if (key === "default") void navigate(paths.product({ itemCode: code }), { replace: true });
    else void navigate(-1);
  });
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  useEffect(() => {
    if (isEmpty) void leave();
  }, [isEmpty]);
  useEffect(() => {
    if (failure) showFailure(endpoint, failure);
  }, [failure, endpoint, showFailure]);
}

function NothingAsked() {
  const words = useCopy(copy);
  const name = useCopy(spectra.title);
  return (
    <>
      <PageHead subject={name} isUnlisted />
      <EmptyState as="h1" icon={ChartLine} title={words.nothingAsked} actions={<ToBatchSearch />}>
        {words.nothingAskedHint}
      </EmptyState>
    </>
  );
}

function ToBatchSearch() {
  const words = useCopy(copy);
  return <ButtonLink to={paths.batchSearch()}>{words.search}</ButtonLink>;
}
