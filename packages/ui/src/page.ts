import type { Client } from "@reagent/api/client/client";
import type { ParamsOf } from "@reagent/domain/page-address";
import type { ComponentType } from "react";
import type { FirstCall } from "./data/first-calls.ts";
import type { AnyScreen } from "./screen.ts";

interface Loading<Params, Props> {
  /**
   * Loads what says which calls the screen reads first. The server renders only the public screens that declare them; a customer's
   * page names them.
   */
  readonly firstCalls?: () => Promise<
    (params: Params, query: URLSearchParams) => readonly FirstCall[]
  >;
  /**
   * The path that replaces its own, of a screen that only leads elsewhere: the server answers with a redirect. `ask` makes a call as a
   * guest.
   */
  readonly redirect?: (params: Params, ask: Client["call"]) => Promise<string>;
  /** Loads the component. */
  readonly load: () => Promise<ComponentType<Props>>;
}

/** The component's props, which may be left out where the parameters of the address are the props. */
type WithProps<Params, Props> = (unknown extends Params ? object : Params) extends Props
  ? { readonly props?: (params: Params) => Props }
  : { readonly props: (params: Params) => Props };

/** Any page: a declared screen with what loads it. */
export interface Page {
  readonly screen: AnyScreen;
  readonly firstCalls?: () => Promise<
    (params: never, query: URLSearchParams) => readonly FirstCall[]
  >;
  readonly redirect?: (params: never, ask: Client["call"]) => Promise<string>;
  readonly load: () => Promise<unknown>;
  readonly props?: (params: never) => unknown;
}

/** Says how a declared screen is loaded, in a file `<Screen>.page.ts` beside the declaration. */
export const page = <Address extends string, Props>(
  screen: AnyScreen & { readonly address: Address },
  loading: Loading<ParamsOf<Address>, Props> & WithProps<ParamsOf<Address>, Props>,
): Page => ({ screen, ...loading });

/** The first calls of a screen that reads nothing, so that the server renders it. */
export const noFirstCalls = async () => () => [];
