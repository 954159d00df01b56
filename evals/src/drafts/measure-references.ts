import { loadMeeting } from '../load-meetings.ts';
import { loadReferenceMinutes, type ReferenceMinutes } from '../load-reference-minutes.ts';
import { type Figure, share } from '../measure.ts';
import { editDistance } from '../scoring/edit-distance.ts';
import { matchPairs, type Scored } from '../scoring/match-pairs.ts';
import { plainWords } from '../scoring/text-overlap.ts';
import { type DraftLine, draftLines } from './draft-lines.ts';

type Kind = 'decision' | 'task' | 'question' | 'course';
const FOUND = ['decision', 'task', 'question'] as const;

interface Work {
  /** Words that are put in, left out or replaced. */
  readonly changed: number;
  /** Words of the reference. */
  readonly words: number;
  /** The same of the lines that have a partner alone. */
  readonly reworded: number;
  readonly pairedWords: number;
  readonly paired: number;
  readonly missing: number;
  readonly needless: number;
}

const sum = (works: readonly Work[], field: keyof Work): number =>
  works.reduce((total, work) => total + work[field], 0);

const draftKind = ({ kind }: DraftLine): Kind => (kind === 'text' ? 'course' : kind);

/** What a secretary has to change in lines of a draft to reach those of the reference: whole lines and single words. */
export function compareLines(wanted: readonly Scored[], drafted: readonly Scored[]): Work {
  const pairs = matchPairs(wanted, drafted, { least: 0.45, byEvidence: true });
  const words = (line: Scored | undefined) => plainWords(line?.text ?? '');
  const left = wanted.filter((_, at) => !pairs.some(([i]) => i === at));
  const needless = drafted.filter((_, at) => !pairs.some(([, j]) => j === at));
  const unpaired = [...left, ...needless].reduce((total, line) => total + words(line).length, 0);
  const reworded = pairs.reduce(
    (total, [i, j]) => total + editDistance(words(drafted[j]), words(wanted[i])),
    0,
  );
  return {
    changed: unpaired + reworded,
    reworded,
    pairedWords: pairs.reduce((total, [i]) => total + words(wanted[i]).length, 0),
    words: wanted.reduce((total, line) => total + words(line).length, 0),
    paired: pairs.length,
    missing: left.length,
    needless: needless.length,
  };
}

function compareMinutes({ meeting, items }: ReferenceMinutes): [Kind, Work][] {
  const drafted = draftLines(loadMeeting({ id: meeting }));
  const wanted = items.flatMap(({ lines }) => lines);
  return [...FOUND, 'course' as const].map((kind) => [
    kind,
    compareLines(
      wanted.filter((line) => (line.kind === 'opinion' ? 'course' : line.kind) === kind),
      drafted.filter((line) => draftKind(line) === kind),
    ),
  ]);
}

/**
 * The share of words to change between drafts and the minutes a secretary wrote. The engine learned from these open
 * meetings, though not from these minutes, so it does better here than on meetings it does not know.
 */
export function measureReferences(): Figure[] {
  const compared = loadReferenceMinutes().flatMap(compareMinutes);
  const figures = (name: string, kinds: readonly Kind[]): Figure[] => {
    const works = compared.filter(([kind]) => kinds.includes(kind)).map(([, work]) => work);
    return [
      share(`${name}: words to change`, sum(works, 'changed'), sum(works, 'words')),
      share(`${name}: … of lines there`, sum(works, 'reworded'), sum(works, 'pairedWords')),
      share(`${name}: lines there`, sum(works, 'paired'), sum(works, 'paired') + sum(works, 'missing')),
      share(`${name}: lines too many`, sum(works, 'needless'), sum(works, 'paired') + sum(works, 'needless')),
    ];
  };
  return [
    ...figures('references, all findings', FOUND),
    ...FOUND.flatMap((kind) => figures(`references, ${kind}s`, [kind])),
    ...figures('references, course', ['course']),
  ];
}
