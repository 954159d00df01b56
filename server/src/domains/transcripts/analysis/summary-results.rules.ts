import type { StatedResult } from '@hopgon/contract/transcripts/schemas';

/** Results with their places among all that the engine found. */
export const withPlaces = <R extends object>(found: readonly R[]): (R & { readonly place: number })[] =>
  found.map((result, place) => ({ ...result, place }));

type Kept = Readonly<Record<StatedResult['kind'], readonly { readonly place: number }[]>>;

/** A summary line names its result by where that stands among the results kept; one that was left out, it does not name. */
export function renumberResult<L extends { readonly result?: StatedResult | undefined }>(
  { result, ...line }: L,
  kept: Kept,
) {
  const index = result ? kept[result.kind].findIndex(({ place }) => place === result.index) : -1;
  return result === undefined || index < 0 ? line : { ...line, result: { ...result, index } };
}
