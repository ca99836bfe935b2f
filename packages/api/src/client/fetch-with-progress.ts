/** A fetch that reports the share of the body that is sent, from 0 to 1, which the browser's own fetch does not. */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const fail = () => reject(new TypeError("The request did not get through."));
      request.open(init?.method ?? "GET", input instanceof Request ? input.url : input);
      for (const [name, value] of new Headers(init?.headers)) request.setRequestHeader(name, value);
      request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress(loaded / total);
      });
      request.addEventListener("load", () =>
        resolve(new Response(request.responseText, { status: request.status })),
      );
      request.addEventListener("error", fail);
      request.addEventListener("abort", fail);
      if (init?.signal?.aborted) return fail();
      init?.signal?.addEventListener("abort", () => request.abort());
      request.send(init?.body as XMLHttpRequestBodyInit | null | undefined);
    });
}
