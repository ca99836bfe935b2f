import type { Plugin } from "vite";
import { reviewOf } from "./review.ts";

/** Tells the guide what has changed, and writes the pictures of git into the build, or serves them. */
export function reviewFiles(folder: string): Plugin {
  const reading = reviewOf(folder);
  return {
    name: "review-files",
    config: async () => ({ define: { REVIEW: JSON.stringify((await reading)?.review ?? null) } }),
    async configureServer({ middlewares }) {
      const files = (await reading)?.files;
      middlewares.use((request, response, next) => {
        const content = files?.get(request.url?.slice(1) ?? "");
        if (!content) return next();
        response.setHeader("Content-Type", "image/webp");
        response.end(content);
      });
    },
    async generateBundle() {
      for (const [fileName, source] of (await reading)?.files ?? [])
        this.emitFile({ type: "asset", fileName, source });
    },
  };
}
