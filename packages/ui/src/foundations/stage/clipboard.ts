/** Whether the story is about a browser that refuses. */
let isRefused = false;

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
  isRefused = true;
  return () => {
    isRefused = false;
    document.execCommand = execCommand;
    restore();
  };
};

/** Lets a press by hand copy to the machine's clipboard, not to that of a play function, or of what simulates its presses. */
export function copyByHand(): void {
  const giveBack = ({ isTrusted }: Event) => {
    if (isTrusted && !isRefused) Reflect.deleteProperty(navigator, "clipboard");
  };
  for (const type of ["pointerdown", "keydown"]) addEventListener(type, giveBack, true);
}
