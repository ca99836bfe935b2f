/** How the address of a listing holds its refinement. */
export interface RefinementForm<Refinement> {
  /** Ignores unknown values and other parameters. */
  read(params: URLSearchParams): Refinement;
  /** The parameters for a refinement and a page: only what differs from the unrefined first page. */
  write(refinement: Refinement, page: number): [string, string][];
  /** The name of the parameter with the page. */
  readonly page: string;
  /** Whether a parameter belongs to the refinement or is the page. */
  isOwn(name: string): boolean;
}
