/** The storage state of a browser with a customer's session. */
export const stateWith = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: "MklUserToken", value: token }] }],
});
