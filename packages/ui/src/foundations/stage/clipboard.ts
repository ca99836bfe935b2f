/** What stands on the clipboard of a story is kept by a stand-in: a test may not read the machine's own. */
export const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, "clipboard");
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return () => {
    Reflect.deleteProperty(navigator, "clipboard");
    if (own) Object.defineProperty(Navigator.prototype, "clipboard", own);
  };
};

/** A browser that lets nothing onto its clipboard, neither way. */
export const withoutClipboard = () => {
  const restore = withClipboard(() => Promise.reject(new Error("refused")))();
  const execCommand = document.execCommand.bind(document);
  document.execCommand = () => false;
  return () => {
    document.execCommand = execCommand;
    restore();
  };
};
