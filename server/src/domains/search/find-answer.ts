import type { AskedScope } from '@hopgon/contract/search/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import type { FoundAnswer } from './answer-question.rules.ts';
import { askedLinesStore } from './asked-lines.store.ts';
import type { AskedQuestion } from './asked-question.rules.ts';

/** Few lines hold the rarest words; those that hold only common ones say nothing of the question. */
const mostLookedUp = 6;

interface AnswerRequest extends AskedQuestion {
  readonly scope: AskedScope;
  /** The meeting that `scope` means; null of all. */
  readonly meetingId: string | null;
}

/** What meetings the caller may ask say about a question: transcripts, notes, minutes, decisions and tasks. */
export async function findAnswer(
  world: Pick<World, 'searchReader'>,
  scope: CompanyScope,
  { scope: within, meetingId, ...question }: AnswerRequest,
): Promise<FoundAnswer> {
  const { own, words } = await world.searchReader.read(scope, 'listLookups', question);
  const place = { scope: within, meetingId };
  const turns = await askedLinesStore.turns(scope.db, { ...place, words });
  const counts = new Map(words.map((word, at) => [word, turns[0]?.counts[at] ?? 0]));
  const rarest = own.toSorted((left, right) => (counts.get(left) ?? 0) - (counts.get(right) ?? 0));
  const lines = await askedLinesStore.lines(scope.db, { ...place, words: rarest.slice(0, mostLookedUp) });
  return world.searchReader.read(scope, 'answerQuestion', question, { turns, lines, counts });
}
