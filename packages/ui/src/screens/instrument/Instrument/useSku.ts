import type { Instrument, InstrumentVariant } from "@reagent/api/contract/instrument";
import { paths } from "@reagent/api/pages/paths";
import { choose } from "@reagent/domain/instrument-choice";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";

/** A chosen value, and the other attributes that it changed. */
export interface Adjustment {
  readonly name: string;
  readonly value: string;
  readonly changed: readonly string[];
}

export interface SkuChoice {
  /** Undefined if no SKU is on sale. */
  readonly sku: InstrumentVariant | undefined;
  readonly choose: (name: string, value: string) => void;
  /** Set if the last choice changed other attributes. */
  readonly adjustment: Adjustment | undefined;
}

/** The chosen SKU. The address names it, so that it can be shared; the first SKU if it names none. */
export function useSku({ spuCode, skus }: Instrument): SkuChoice {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [last, setLast] = useState<Adjustment & { skuCode: string }>();
  const named = query.get("sku_code");
  const sku = skus.find(({ skuCode }) => skuCode === named) ?? skus[0];
  return {
    sku,
    choose: (name, value) => {
      const chosen = sku && choose(skus, sku.attributes, { name, value });
      if (!chosen) return;
      const { skuCode } = chosen.sku;
      setLast({ name, value, changed: chosen.changed, skuCode });
      void navigate(paths.instrument({ spuCode, skuCode }), { replace: true });
    },
    adjustment: last && last.skuCode === sku?.skuCode && last.changed.length > 0 ? last : undefined,
  };
}
