import type { Signs } from '../classify/signs.ts';

const NO_RIVAL = -99;

/** The signs of each candidate, with how far some of them are above the most of the others. */
export const withRelative = (candidates: readonly Signs[], names: readonly string[]): Signs[] =>
  candidates.map((own) => ({
    ...own,
    ...Object.fromEntries(
      names.map((name) => {
        const others = candidates.filter((one) => one !== own).map((one) => one[name] ?? 0);
        return [`${name} above others`, (own[name] ?? 0) - Math.max(NO_RIVAL, ...others)];
      }),
    ),
  }));
