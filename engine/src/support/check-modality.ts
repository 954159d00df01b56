import {
  countShared,
  endsSentence,
  isOfClass,
  type Phrase,
  type ReadText,
  rowBefore,
  spanOf,
} from './read-text.ts';
import type { Reading } from './reading.ts';
import type { UnsupportedClaim } from './support.ts';

const MODALITIES = ['must', 'should', 'may', 'plan', 'wish'] as const;
type Modality = (typeof MODALITIES)[number];

/** Words of the turns that say a modality of the line: "dự kiến" may be written of what somebody is about to do. */
const SUPPORTED_BY: Readonly<Record<Modality, readonly string[]>> = {
  must: ['must', 'insist'],
  should: ['should'],
  may: ['may', 'perhaps'],
  plan: ['plan', 'planned'],
  wish: ['wish'],
};

/** Modal words of a line ("phải", "có thể", "dự kiến" …) that no turn says of the same matter, and "sẽ" for "có thể". */
export const checkModality = (line: Reading, turns: readonly Reading[]): UnsupportedClaim[] =>
  line.phrases.flatMap((modal): UnsupportedClaim[] => {
    const kind = MODALITIES.find(
      (one) => modal.classes.includes(one) && !modal.classes.includes('not-modal'),
    );
    const claim = { kind: 'modality', field: 'text', span: spanOf(line, modal.at, modal.next) } as const;
    if (kind && !turns.some((turn) => saysModality(line, modal, kind, turn)))
      return [{ ...claim, fault: 'not-said' }];
    const isFuture = modal.classes.includes('future') && turns.some((turn) => saysOnlyMay(line, modal, turn));
    return isFuture ? [{ ...claim, fault: 'contradicted' }] : [];
  });

const MATTER = 4;

function saysModality(line: ReadText, modal: Phrase, kind: Modality, turn: Reading): boolean {
  const own = scopeOf(line, modal);
  return turn.phrases.some((said) => {
    const isModal = modal.classes.includes('not-modal') || !said.classes.includes('not-modal');
    if (!isModal || !SUPPORTED_BY[kind].some((one) => said.classes.includes(one))) return false;
    const { behind, around } = scopeOf(turn, said);
    if (own.behind.length === 0) return countShared(line, own.around, turn, around) > 0;
    const isSameKind = said.classes.includes(kind) && behind.length > 0;
    return countShared(line, own.behind.slice(0, MATTER), turn, isSameKind ? behind : around) > 0;
  });
}

/** "Sẽ lùi" of what only may be moved. */
function saysOnlyMay(line: ReadText, modal: Phrase, turn: Reading): boolean {
  const verb = scopeOf(line, modal).behind.slice(0, 2);
  return turn.phrases.some(
    (said) =>
      said.classes.includes('may') &&
      countShared(line, verb, turn, scopeOf(turn, said).behind.slice(0, 2)) > 0,
  );
}

const REACH = 8;

/** Content words behind a phrase in its sentence, and around it. */
export function scopeOf(read: ReadText, { at, next }: Pick<Phrase, 'at' | 'next'>) {
  const untilMark = (row: readonly number[], isEnd: (place: number) => boolean) => {
    const end = row.findIndex(isEnd);
    return (end < 0 ? row : row.slice(0, end)).filter((place) => !isOfClass(read, place, 'empty'));
  };
  const row = rowBefore(Math.min(next + REACH + 1, read.words.length), REACH + 1).filter(
    (place) => place >= next,
  );
  const behind = untilMark(row.reverse(), (place) => endsSentence(read.words[place - 1]));
  const before = untilMark(rowBefore(at, REACH), (place) => endsSentence(read.words[place]));
  return { behind, around: [...before.reverse(), ...behind] };
}
