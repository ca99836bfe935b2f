import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { Endpoint } from "@reagent/api/contract/endpoint";
import { codes } from "@reagent/api/contract/envelope";
import { headerNames } from "@reagent/api/contract/signature";
import { callMessages } from "@reagent/api/messages/call";
import type { FastifyRequest, RouteShorthandOptions } from "fastify";
import { headerText } from "../basics/header-text.ts";
import { languageOf } from "../basics/language.ts";
import { Refusal } from "../basics/refusal.ts";
import type { Services } from "../calls/call.ts";
import type { Spooled } from "../ports/files/files.ts";
import { customerOf } from "../sessions/session.ts";
import { FileInBody } from "./file-in-body.ts";

/** Large bodies of one customer that are received at the same time: as many as a form has documents. */
const MAX_PER_CUSTOMER = 4;
/** Large bodies that are received to the disk at the same time, for the disk's sake: 14 MB each. */
const MAX_RECEIVED = 256;
/** Large bodies that are in memory at the same time; the others wait on the disk. */
const MAX_IN_MEMORY = 4;

type Used = Pick<Services, "database" | "clock" | "files" | "sessionTimes">;

/** How a call declares its large body. */
type Declared = Pick<Endpoint, "bodyLimit" | "fileParameter">;

/** A body is larger than its call accepts. */
class TooLarge extends Error {
  readonly statusCode = codes.tooLarge;
}

/** A request whose body is received or handled. */
interface Receiving {
  readonly customerId: string;
  /** Its body or the file in it, on the disk. */
  spooled?: Spooled;
  hasFile?: boolean;
}

/**
 * Receives large bodies: to the disk while they arrive, into memory when they are complete, so that slow ones delay no others. The file
 * in a body stays on the disk. Refused bodies are read and dropped, so that the client receives the answer.
 */
export class LargeBodies {
  readonly #services: Used;
  readonly #requests = new Map<FastifyRequest, Receiving>();
  readonly #inMemory = new Set<FastifyRequest>();
  readonly #waiting: { readonly request: FastifyRequest; readonly start: () => void }[] = [];

  constructor(services: Used) {
    this.#services = services;
  }

  /** The options of a call's route; none where its body is of the usual size. */
  route(declared: Declared): Pick<RouteShorthandOptions, "bodyLimit" | "preParsing" | "onSend"> {
    const { bodyLimit, fileParameter } = declared;
    if (bodyLimit === undefined) return {};
    return {
      bodyLimit,
      preParsing: async (request, _reply, payload) => {
        const receiving = await this.#admit(request, payload);
        const body = atMost(bodyLimit, payload);
        try {
          return fileParameter === undefined
            ? await this.#spoolWhole(request, receiving, body)
            : await this.#spoolFile(receiving, body, fileParameter);
        } catch (failure) {
          await drop(payload);
          throw failure;
        }
      },
      onSend: (request) => this.#release(request),
    };
  }

  /** The text of the file in a request's body; undefined where it has none. */
  fileOf(request: FastifyRequest): Spooled | undefined {
    const receiving = this.#requests.get(request);
    return receiving?.hasFile ? receiving.spooled : undefined;
  }

  /** Throws a `Refusal` for guests and for too many bodies. */
  async #admit(request: FastifyRequest, payload: Readable): Promise<Receiving> {
    const { database, clock, sessionTimes: times } = this.#services;
    const token = headerText(request.headers, headerNames.token) ?? "";
    const customer = await customerOf(database, token, { now: clock.now(), times });
    const refusal = this.#refusalOf(customer?.id);
    if (!customer || refusal) {
      await drop(payload);
      const language = languageOf(headerText(request.headers, headerNames.language));
      const kind = refusal ?? "notLoggedIn";
      throw new Refusal(codes[kind], callMessages[kind][language]);
    }
    const receiving: Receiving = { customerId: customer.id };
    this.#requests.set(request, receiving);
    return receiving;
  }

  async #spoolWhole(
    request: FastifyRequest,
    receiving: Receiving,
    body: AsyncIterable<Buffer>,
  ): Promise<Readable> {
    const spooled = await this.#services.files.spool(body);
    receiving.spooled = spooled;
    await this.#enterMemory(request);
    return spooled.read();
  }

  /** Returns the body without its file. */
  async #spoolFile(
    receiving: Receiving,
    body: AsyncIterable<Buffer>,
    parameter: string,
  ): Promise<Readable> {
    const parts = new FileInBody(parameter);
    let receivedEncodedLength = 0;
    async function* file() {
      for await (const chunk of body) {
        receivedEncodedLength += chunk.length;
        yield parts.take(chunk);
      }
    }
    receiving.spooled = await this.#services.files.spool(file());
    receiving.hasFile = parts.hasFile;
    // Fastify compares this length with that in the headers.
    return Object.assign(Readable.from([parts.rest]), { receivedEncodedLength });
  }

  async #enterMemory(request: FastifyRequest): Promise<void> {
    if (this.#inMemory.size < MAX_IN_MEMORY) {
      this.#inMemory.add(request);
    } else {
      await new Promise<void>((start) => this.#waiting.push({ request, start }));
    }
  }

  #refusalOf(customerId: string | undefined): "notLoggedIn" | "busy" | "tooMany" | undefined {
    if (customerId === undefined) return "notLoggedIn";
    if (this.#requests.size >= MAX_RECEIVED) return "busy";
    const theirs = [...this.#requests.values()].filter((each) => each.customerId === customerId);
    return theirs.length < MAX_PER_CUSTOMER ? undefined : "tooMany";
  }

  async #release(request: FastifyRequest): Promise<void> {
    const receiving = this.#requests.get(request);
    this.#requests.delete(request);
    if (this.#inMemory.delete(request)) this.#startNext();
    await receiving?.spooled?.close();
  }

  #startNext(): void {
    const next = this.#waiting.shift();
    if (!next) return;
    this.#inMemory.add(next.request);
    next.start();
  }
}

/** Reads what remains of a body. */
const drop = (payload: Readable) =>
  finished(payload.resume(), { writable: false }).catch(() => undefined);

/** The chunks of a stream; throws at its end where it was longer. It leaves the stream open, so that its request can be answered. */
async function* atMost(limit: number, content: Readable): AsyncGenerator<Buffer> {
  let received = 0;
  const chunks: AsyncIterable<Buffer> = content.iterator({ destroyOnReturn: false });
  for await (const chunk of chunks) {
    received += chunk.length;
    if (received <= limit) yield chunk;
  }
  if (received > limit) throw new TooLarge();
}
