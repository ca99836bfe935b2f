import { Readable } from "node:stream";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { routes } from "@reagent/server/areas/routes";
import type { Customer } from "@reagent/server/basics/viewer";
import type { Call, Route, Services } from "@reagent/server/calls/call";
import type { Database, Tx } from "@reagent/server/database/database";
import { readParams } from "@reagent/server/http/read-params";
import { operate } from "@reagent/server/operator/operate";
import { type Gateway, noGateway } from "@reagent/server/ports/payment/gateway";
import { simulatedMethods } from "@reagent/server/ports/payment/simulator/methods";

/** Who makes a call, and when. */
export interface CallMade {
  /** The customer's e-mail address; undefined for a guest. */
  readonly by?: string;
  /** Epoch milliseconds. */
  readonly now: number;
  /** How long an unpaid order is waited for, in milliseconds; the shop's own term by default. */
  readonly termMs?: number;
  /** The bytes of the call's file. */
  readonly file?: Buffer;
}

/** What an owner holds back now could be ordered before. */
const NOTHING_HELD: Services["heldItems"] = { itemCodes: [], message: { zh: "", en: "" } };

/** A gateway whose page is called by the id of the payment: the demo reports the outcome itself. */
const gateway: Gateway = {
  ...noGateway,
  methods: simulatedMethods,
  begin: ({ paymentId }) => Promise.resolve({ url: `/${paymentId}` }),
};

const routesByName: ReadonlyMap<string, Route> = new Map(
  routes.map((route) => [route.endpoint.name, route]),
);

/**
 * A shop as customers and the operator of the demo use it: by the calls of the contract and the operator's command, in process, within
 * one transaction and at any moment.
 */
export class DemoShop {
  readonly tx: Tx;
  /** The shop's database, as if each transaction were part of this one. */
  readonly database: Database;
  readonly #services: Services;

  constructor(services: Services, tx: Tx) {
    this.tx = tx;
    this.database = { ...services.database, read: tx, transact: (work) => work(tx) };
    this.#services = { ...services, database: this.database, gateway, heldItems: NOTHING_HELD };
  }

  /** Makes a call, as over the wire. Throws the `Refusal` of one that is refused. */
  async call<Params, Answer>(
    endpoint: Endpoint<Params, Answer>,
    params: NoInfer<Params>,
    { by, now, file, termMs = this.#services.unpaidOrders.terms.usualMs }: CallMade,
  ): Promise<Answer> {
    const route = routesByName.get(endpoint.name);
    if (!route || route.kind === "download") throw new Error(`${endpoint.name} cannot be called.`);
    const terms = { usualMs: termMs, transferMs: termMs };
    const unpaidOrders = { ...this.#services.unpaidOrders, terms };
    const clock = { ...this.#services.clock, now: () => now };
    const services = { ...this.#services, unpaidOrders, clock };
    const wire: unknown = JSON.parse(JSON.stringify(endpoint.params.encode(params)));
    const spooled =
      file && (await services.files.spool(Readable.from([Buffer.from(dataUrlOf(file))])));
    const call = {
      params: readParams(route.endpoint, wire, "zh"),
      customer: by === undefined ? undefined : await this.#customer(by),
      language: "zh",
      token: "",
      deviceId: "",
      network: "",
      address: "",
      userAgent: "",
      now,
      signal: new AbortController().signal,
      ...(spooled && { file: spooled }),
    } as const;
    try {
      return (await run(route, call, services)) as Answer;
    } finally {
      await spooled?.close();
    }
  }

  /** Runs the operator's command. Throws as it does. */
  async operate(now: number, ...args: readonly string[]): Promise<void> {
    const { vault, files } = this.#services;
    await operate(args, async (work) => {
      await work({ database: this.database, vault, files, now, publicUrl: "" });
    });
  }

  #customer(email: string) {
    return this.tx
      .selectFrom("customers")
      .select("id")
      .where("email", "=", email)
      .executeTakeFirstOrThrow();
  }
}

async function run(
  route: Exclude<Route, { kind: "download" }>,
  call: Call<unknown>,
  services: Services,
): Promise<unknown> {
  if (route.kind === "read") return route.run(call, services);
  const changing = { ...call, customer: call.customer as Customer };
  const done = await services.database.transact((tx) => route.run(changing, tx, services));
  return route.finish ? route.finish(done, changing, services) : done;
}

const dataUrlOf = (file: Buffer) =>
  `data:application/octet-stream;base64,${file.toString("base64")}`;
