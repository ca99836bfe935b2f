import type { Plugin } from "vite";
import { TOKENS_FILE } from "../packages/ui/src/foundations/Tokens/tokens.ts";
import { designTokens } from "../packages/ui/src/theme/design-tokens.ts";

/** Serves the tokens of the theme as a file beside the workbench, and writes it into its build. */
export function tokensFile(): Plugin {
  const source = JSON.stringify(designTokens, null, 2);
  return {
    name: "tokens-file",
    configureServer({ middlewares }) {
      middlewares.use(`/${TOKENS_FILE}`, (_request, response) => {
        response.setHeader("Content-Type", "application/json");
        response.end(source);
      });
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: TOKENS_FILE, source });
    },
  };
}
