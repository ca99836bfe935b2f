import type { LocalizedText, Message } from "./message.ts";

type Source = LocalizedText | ((...values: never[]) => LocalizedText);

type MessageOf<Given> = Given extends (...values: infer Values) => LocalizedText
  ? (...values: Values) => Message
  : Message;

/**
 * Makes the messages of an area, which server and mocks share. One with values, such as a limit, is a function. Other folders
 * and packages cannot import this file (`exports` of package.json), so that they refuse only with messages from here.
 */
export function defineMessages<const All extends Readonly<Record<string, Source>>>(
  all: All,
): { readonly [Name in keyof All]: MessageOf<All[Name]> } {
  return all as never;
}
