/** What a browser starts with that carries a customer's session. */
export const stateWith = (origin: string, token: string) => ({
  cookies: [],
  origins: [{ origin, localStorage: [{ name: "MklUserToken", value: token }] }],
});
