/**
 * Reports that each request's body has arrived, which mocked requests do not. Returns a function that ends it, for `beforeEach`.
 */
export function withUploadProgress(): () => void {
  const Own = globalThis.XMLHttpRequest;
  globalThis.XMLHttpRequest = new Proxy(Own, {
    construct: () => {
      const request = new Own();
      const send = (body?: XMLHttpRequestBodyInit | null) => {
        request.send(body);
        const whole = { lengthComputable: true, loaded: 1, total: 1 };
        request.upload.dispatchEvent(new ProgressEvent("progress", whole));
      };
      // The mock calls its own `send`, whatever the prototype or the request has.
      return new Proxy(request, {
        get: (target, key): unknown => {
          const value: unknown = key === "send" ? send : Reflect.get(target, key);
          return typeof value === "function" ? value.bind(target) : value;
        },
        set: (target, key, value) => Reflect.set(target, key, value),
      });
    },
  });
  return () => {
    globalThis.XMLHttpRequest = Own;
  };
}
