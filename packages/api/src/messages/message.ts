declare const isMade: unique symbol;

/** What the back end says, in one language. */
export type MessageText = string & { readonly [isMade]: true };

/** A text in both languages. */
export interface LocalizedText {
  readonly zh: string;
  readonly en: string;
}

/** What the back end says, in both languages. Only the files of this folder make one, with `defineMessages`. */
export interface Message {
  readonly zh: MessageText;
  readonly en: MessageText;
}
