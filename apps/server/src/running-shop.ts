interface DemoAccess {
  readonly password: string;
  readonly accounts: readonly { readonly email: string; readonly about: string }[];
}

/** A running shop. */
export interface RunningShop {
  /** "http://127.0.0.1:3000". */
  readonly address: string;
  /** How many processes answer. */
  readonly processCount: number;
  readonly hasPages: boolean;
  /** The accounts of the demo and their password; undefined where they cannot log in. */
  readonly demo: DemoAccess | undefined;
  /** Where mails can be read instead of being sent: a page in development, a folder in production; undefined when they are sent. */
  readonly unsentMails: string | undefined;
  /** Address of the metrics; undefined for none. */
  readonly metricsAddress: string | undefined;
  /** Reports that it is not ready, serves for `stopDelayMs` more, completes running calls, then closes everything. */
  stop(): Promise<void>;
}
