/** The words of one component or screen in both languages; a function where a value is inserted. */
export type Copy<Words> = { readonly zh: Words; readonly en: NoInfer<Words> };

/**
 * Infers the type of the words from the Chinese ones. A missing, extra or differently typed English
 * entry is a type error.
 */
export function defineCopy<Words>(copy: Copy<Words>): Copy<Words> {
  return copy;
}
