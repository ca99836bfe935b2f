import * as v from "valibot";

/** Sent by the editor's frame: it can be drawn in, or the drawing has changed. */
const FromEditor = v.variant("kind", [
  v.object({ kind: v.literal("structure-editor-ready") }),
  v.object({
    kind: v.literal("structure-editor-drawn"),
    /** SMILES, or a molfile where there are query atoms or bonds; empty for an empty drawing. */
    code: v.string(),
  }),
]);
export type FromEditor = v.InferOutput<typeof FromEditor>;

/** Sent to the editor's frame: a SMILES or molfile to draw; empty for none. */
const ToEditor = v.object({ kind: v.literal("structure-editor-show"), code: v.string() });
export type ToEditor = v.InferOutput<typeof ToEditor>;

interface Sender {
  readonly origin: string;
  readonly source: MessageEventSource | null;
}

/** The message of an event from this sender and from the page's own origin; undefined for any other message. */
function messageFrom<Message>(
  event: MessageEvent<unknown>,
  { origin, source }: Sender,
  schema: v.GenericSchema<unknown, Message>,
): Message | undefined {
  if (event.origin !== origin || event.source !== source || source === null) return undefined;
  const read = v.safeParse(schema, event.data);
  return read.success ? read.output : undefined;
}

/** What the editor's frame says; undefined for messages of others. */
export const fromEditor = (event: MessageEvent<unknown>, sender: Sender): FromEditor | undefined =>
  messageFrom(event, sender, FromEditor);

/** What the page around the editor's frame says; undefined for messages of others. */
export const toEditor = (event: MessageEvent<unknown>, sender: Sender): ToEditor | undefined =>
  messageFrom(event, sender, ToEditor);
