/**
 * Reports that each request's body has arrived, which mocked requests do not. Returns a function that ends it, for `beforeEach`.
 */
export function withUploadProgress(): () => void {
  const { prototype } = XMLHttpRequest;
  const { send } = prototype;
  prototype.send = function sendWithProgress(body) {
    send.call(this, body);
    const whole = { lengthComputable: true, loaded: 1, total: 1 };
    this.upload.dispatchEvent(new ProgressEvent("progress", whole));
  };
  return () => {
    prototype.send = send;
  };
}
