/** The value that a variable of the theme has in the document, as the style sheet writes it: "16px" of `vars.space[4]`. */
export const themeValue = (variable: string): string =>
  getComputedStyle(document.documentElement)
    .getPropertyValue(variable.replace(/^var\((.*)\)$/u, "$1"))
    .trim();
