const LOOPBACK = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/iu;

/** Whether a host name leads to the machine itself. */
export function isLoopback(name: string): boolean {
  return LOOPBACK.test(name);
}
