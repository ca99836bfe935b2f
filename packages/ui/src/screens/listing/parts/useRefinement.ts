import {
  isRefinement,
  readRefinement,
  writtenRefinement,
} from "@reagent/api/pages/refinement-query";
import { pageOfText } from "@reagent/domain/paging";
import { useMemo } from "react";
import {
  createSearchParams,
  type To,
  useLocation,
  useNavigate,
  useSearchParams,
} from "react-router-dom";
import type { RefinementForm } from "./refined-address.ts";

export interface RefinedAddress<Refinement> {
  readonly refinement: Refinement;
  /** The refinement as a text, the same on each of its pages. */
  readonly listed: string;
  /** From 1. */
  readonly page: number;
  /** Navigates to the first page of the refined listing. */
  refine(next: Refinement): void;
  /** The address of another page with the same refinement. */
  hrefOf(page: number): To;
}

const ITEMS = { read: readRefinement, write: writtenRefinement, page: "page", isOwn: isRefinement };

/** The refinement and the page of a listing of reagents. */
export const useRefinement = () => useRefinedAddress(ITEMS);

/**
 * The refinement and the page of a listing, which its address holds, so that it can be shared and gone back to. Other parameters of
 * the address stay.
 */
export function useRefinedAddress<Refinement>(
  form: RefinementForm<Refinement>,
): RefinedAddress<Refinement> {
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const text = params.toString();
  const refinement = useMemo(() => form.read(new URLSearchParams(text)), [form, text]);
  const others = [...params].filter(([name]) => !form.isOwn(name));
  const addressOf = (next: Refinement, page: number): To => ({
    pathname,
    search: createSearchParams([...others, ...form.write(next, page)]).toString(),
  });
  return {
    refinement,
    listed: JSON.stringify(refinement),
    page: pageOfText(params.get(form.page)),
    refine: (next) => void navigate(addressOf(next, 1)),
    hrefOf: (page) => addressOf(refinement, page),
  };
}
