import { isQuestion } from '@hopgon/engine/answering/is-question';
import { plainFactsIn } from '@hopgon/engine/intent/acts/meeting-facts';
import type { IntentKind } from '@hopgon/engine/intent/intent';
import { namesSomething } from '@hopgon/engine/intent/named-words';
import { normalizeMessage } from '@hopgon/engine/intent/normalize-message';
import { isPart, isWrite } from '../../shared/intent-groups.rules.ts';
import type { Decided } from '../decide/decide-intent.rules.ts';
import { type Ground, type ReadText, readText } from '../decide/read-text.rules.ts';

/** What each kind of question is answered from; two of one are one question. */
const sources: Readonly<Partial<Record<IntentKind, string>>> = {
  agenda: 'calendar',
  'next-meeting': 'calendar',
  free: 'calendar',
  'find-time': 'calendar',
  'meeting-people': 'meeting',
  'own-tasks': 'tasks',
  'late-tasks': 'tasks',
  'person-tasks': 'tasks',
  'due-tasks': 'tasks',
  'task-state': 'tasks',
  figures: 'figures',
  rooms: 'rooms',
  said: 'record',
  decisions: 'record',
};

/** Where one question may end and another begin. */
const boundary = /[,;?.](?=\s)/gu;
const joins = /^[\s,]*(?:(?:với|và|rồi|còn|mà|cả|thêm nữa|ngoài ra|voi|va|roi|con|ma|ca|ngoai ra)\s+)?/iu;
const leastSure = 0.5;

const asks = (text: string): boolean => isQuestion(normalizeMessage(text).text);

type Decide = (said: ReadText, ground: Ground) => Decided;

/** A message that asks two things of two sources, as two messages; null where it asks one. */
export function splitQuestions(
  { text }: ReadText,
  { kind }: Decided,
  ground: Ground,
  decideOne: Decide,
): readonly [string, string] | null {
  if ((isWrite(kind) && kind !== 'minutes') || isPart(kind)) return null;
  for (const { index, 0: mark } of [...text.matchAll(boundary)].toReversed()) {
    const left = text.slice(0, mark === '?' ? index + 1 : index);
    const right = text.slice(index + 1).replace(joins, '');
    if (!asks(left) || !asks(right)) continue;
    const first = decideOne(readText(left, ground), ground);
    const after = {
      ...ground,
      context: { ...ground.context, before: { kind: 'after' as const, of: first.kind } },
    };
    const said = readText(right, after);
    const second = decideOne(said, after);
    // "…, xong chưa" names no task of its own.
    const isBare = second.kind === 'task-state' && !said.text.includes(' ', said.text.indexOf(' ') + 1);
    if (
      !isBare &&
      mayBeApart(first, second) &&
      (namesSomething(said.reading) || plainFactsIn(right).length > 0)
    )
      return [left, right];
  }
  return null;
}

function mayBeApart(first: Decided, second: Decided): boolean {
  const [one, other] = [sources[first.kind], sources[second.kind]];
  const isSure = first.score >= leastSure && second.score >= leastSure;
  if (!isSure || one === undefined || other === undefined || one === other) return false;
  // When a meeting is and who comes is asked of one meeting.
  return !(one === 'calendar' && other === 'meeting') && !(one === 'meeting' && other === 'calendar');
}
