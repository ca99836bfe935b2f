declare const isMade: unique symbol;

/** What the back end says, in one language. */
export type MessageText = string & { readonly [isMade]: true };

/** What the back end says, in both languages. Only the files of this folder make one, with `defineMessages`. */
export interface Message {
  readonly zh: MessageText;
  readonly en: MessageText;
}
