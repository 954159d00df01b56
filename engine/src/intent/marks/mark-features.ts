import { hashText, mixHash, nameHash } from '../../classify/hash.ts';
import type { Features } from '../../classify/linear-model.ts';
import { fold } from '../../text/fold.ts';

/** Words, figures and single marks of a text. */
export const WRITTEN = /[\p{L}\p{M}]+|\d+|[^\s\p{L}\p{M}\d]/gu;

/** Stands before the first word and behind the last one. */
export const EDGE = '^';
/** Label of a word that is what somebody is called, however that is spelled. */
export const NAME = '@name';

/** A word without its marks; a figure is like any other. */
export const bareWord = (written: string): string => fold(written).replace(/\d+/gu, '#');

/** What the model for marks sees of a word: itself, the words beside it, and how the one before it was read. */
export function markFeatures(bare: readonly string[], at: number, before: string): Features {
  const own = hashText(bare[at] ?? '');
  const [last, next] = [hashText(bare[at - 1] ?? EDGE), hashText(bare[at + 1] ?? EDGE)];
  const read = hashText(before);
  return [
    nameHash('own'),
    mixHash(nameHash('before'), last),
    mixHash(nameHash('behind'), next),
    mixHash(nameHash('around'), mixHash(last, next)),
    mixHash(nameHash('read'), read),
    mixHash(nameHash('read and behind'), mixHash(read, next)),
  ].flatMap((feature, at) => (at === 1 ? [feature, mixHash(feature, own)] : mixHash(feature, own)));
}
