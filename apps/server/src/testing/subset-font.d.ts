/** What `document-fonts.ts` uses of this package, which has no types. */
declare module "subset-font" {
  interface Options {
    readonly targetFormat: "truetype" | "woff" | "woff2";
    readonly noHinting: boolean;
    readonly noLayoutClosure: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
