/** The body of a POST with its media type: a form where a parameter is a file, otherwise JSON. */
export async function bodyOf(
  params: Readonly<Record<string, unknown>>,
): Promise<{ readonly body: Buffer; readonly type: string }> {
  const hasFile = Object.values(params).some((value) => value instanceof Blob);
  if (!hasFile) return { body: Buffer.from(JSON.stringify(params)), type: "application/json" };
  const form = new FormData();
  for (const [name, value] of Object.entries(params))
    form.append(name, value instanceof Blob ? value : String(value));
  const response = new Response(form);
  return {
    body: Buffer.from(await response.arrayBuffer()),
    type: response.headers.get("content-type") ?? "",
  };
}
