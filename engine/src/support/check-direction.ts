import { scopeOf } from './check-modality.ts';
import { countShared, type Phrase, type ReadText, spanOf } from './read-text.ts';
import type { Reading } from './reading.ts';
import type { UnsupportedClaim } from './support.ts';

/**
 * Verbs of a line that turn a transfer round: "nhận hồ sơ từ chi nhánh" where the turns hand it in there. Of the verbs that
 * the turns use of the same matter, one must have the line's direction.
 */
export function checkDirection(line: Reading, turns: readonly Reading[]): UnsupportedClaim[] {
  const own = line.phrases.filter((phrase) => directionOf(phrase) !== null && hasPartner(line, phrase));
  return own.flatMap((transfer): UnsupportedClaim[] => {
    const matter = scopeOf(line, transfer).around;
    const alike = turns.flatMap((turn) =>
      turn.phrases.flatMap((phrase) => {
        const direction = directionOf(phrase);
        if (!direction) return [];
        const overlap = countShared(line, matter, turn, scopeOf(turn, phrase).around);
        const isSame = countShared(line, [transfer.at], turn, [phrase.at]) > 0;
        return [{ direction, isSame, overlap: overlap > 1 && isSame ? Number.POSITIVE_INFINITY : overlap }];
      }),
    );
    if (alike.some(({ direction, isSame }) => isSame && direction === directionOf(transfer))) return [];
    const most = Math.max(0, ...alike.map(({ overlap }) => overlap));
    const nearest = alike.filter(({ overlap }) => overlap === most);
    if (most === 0 || nearest.some(({ direction }) => direction === directionOf(transfer))) return [];
    const span = spanOf(line, transfer.at, transfer.next);
    return [{ kind: 'direction', field: 'text', span, fault: 'contradicted' }];
  });
}

function directionOf({ classes }: Phrase): 'give' | 'take' | null {
  if (classes.includes('not-transfer')) return null;
  if (classes.includes('give')) return 'give';
  return classes.includes('take') ? 'take' : null;
}

const REACH = 8;

/** Whether the line says to or from whom. */
function hasPartner({ words, phrases }: ReadText, { next }: Phrase): boolean {
  const end = words.findIndex(({ mark }, at) => at >= next - 1 && mark !== '');
  return phrases.some(
    ({ at, classes }) =>
      (classes.includes('towards') || classes.includes('away')) &&
      at >= next &&
      at <= next + REACH &&
      (end < 0 || at <= end),
  );
}
