import { type Signs, signJoiner } from '../classify/signs.ts';

const NO_RIVAL = -99;

/** Adds to the signs of each candidate how far some of them are above the most of the others. */
export function relativeSigns(compared: readonly string[]): (candidates: readonly Signs[]) => Signs[] {
  const join = signJoiner();
  const names = compared.map((name) => `${name} above others`);
  return (candidates) => {
    const places = compared.map((name) => candidates[0]?.names.indexOf(name) ?? 0);
    return candidates.map((own) => {
      const above = places.map((place) => {
        let most = NO_RIVAL;
        for (const other of candidates) if (other !== own) most = Math.max(most, other.values[place] ?? 0);
        return (own.values[place] ?? 0) - most;
      });
      return join([own, { names, values: above }]);
    });
  };
}
