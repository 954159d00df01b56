/** One observation and how much it speaks for what is asked of a view (or against it). */
export type Sign<View> = { readonly weight: number; readonly holds: (view: View) => boolean };

/** A sign that can be spoken of: its name, and something said that shows it. */
export type NamedSign<View> = Sign<View> & { readonly name: string; readonly like: string };

/** Sums of decimal weights fall short of what they stand for by less than this. */
const ROUNDING = 1e-9;

/**
 * The weight of all signs that hold; null where it is below the least. Signs against must stand last: they only take away, so
 * that none of them need be looked for once the least is out of reach.
 */
export function weighAtLeast<View>(signs: readonly Sign<View>[], view: View, least: number): number | null {
  let total = 0;
  for (const { weight, holds } of signs) {
    if (weight < 0 && total < least - ROUNDING) return null;
    if (holds(view)) total += weight;
  }
  return total < least - ROUNDING ? null : total;
}
