/** What an example does on a change or a press: its own state is all that it shows. */
export const ignore = (): void => undefined;
