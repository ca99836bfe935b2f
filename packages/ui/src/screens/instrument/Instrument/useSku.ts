import type { Instrument, InstrumentVariant } from "@reagent/api/contract/instrument";
import { choose } from "@reagent/domain/instrument-choice";
import { useState } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import { paths } from "../../../paths.ts";

/** A value that was chosen, and the other attributes that gave way to it. */
export interface GivenWay {
  readonly name: string;
  readonly value: string;
  readonly changed: readonly string[];
}

export interface SkuChoice {
  /** What is chosen; undefined where nothing is on sale. */
  readonly sku: InstrumentVariant | undefined;
  readonly choose: (name: string, value: string) => void;
  /** Of the last choice, where it changed more than was chosen. */
  readonly givenWay: GivenWay | undefined;
}

/** The SKU that is chosen. It stands in the address, so that it can be shared; without one there, the first. */
export function useSku({ spuCode, skus }: Instrument): SkuChoice {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const [given, setGiven] = useState<GivenWay & { skuCode: string }>();
  const named = query.get("sku_code");
  const sku = skus.find(({ skuCode }) => skuCode === named) ?? skus[0];
  return {
    sku,
    choose: (name, value) => {
      const chosen = sku && choose(skus, sku.attributes, { name, value });
      if (!chosen) return;
      const { skuCode } = chosen.sku;
      setGiven({ name, value, changed: chosen.changed, skuCode });
      void navigate(paths.instrument({ spuCode, skuCode }), { replace: true });
    },
    givenWay:
      given && given.skuCode === sku?.skuCode && given.changed.length > 0 ? given : undefined,
  };
}
