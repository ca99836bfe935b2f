/** Replaces the clipboard, because a test may not access the machine's own. */
export const withClipboard = (writeText: (text: string) => Promise<void>) => () => {
  const own = Object.getOwnPropertyDescriptor(Navigator.prototype, "clipboard");
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  return () => {
    Reflect.deleteProperty(navigator, "clipboard");
    if (own) Object.defineProperty(Navigator.prototype, "clipboard", own);
  };
};

/** A browser that refuses to write to the clipboard, by either API. */
export const withoutClipboard = () => {
  const restore = withClipboard(() => Promise.reject(new Error("refused")))();
  const execCommand = document.execCommand.bind(document);
  document.execCommand = () => false;
  return () => {
    document.execCommand = execCommand;
    restore();
  };
};
