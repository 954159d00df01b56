import type { AskedScope } from '@hopgon/contract/search/schemas';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import type { World } from '../../platform/world.ts';
import { listMembers } from '../companies/members/list-members.ts';
import type { FoundAnswer } from './answer-question.rules.ts';

export type { FoundAnswer };

import { askedLinesStore } from './asked-lines.store.ts';
import type { AskedQuestion } from './asked-question.rules.ts';

/** Few lines hold the rarest words; those that hold only common ones say nothing of the question. */
const mostLookedUp = 6;
/** More than a company that plans its meetings here has. */
const mostMembers = 10_000;

interface AnswerRequest extends AskedQuestion {
  readonly scope: AskedScope;
  /** The meeting that `scope` means; null of all. */
  readonly meetingId: string | null;
}

interface Looked {
  readonly answer: FoundAnswer;
  /** Words of the question that no turn holds, folded. */
  readonly missing: readonly string[];
}

/** What meetings the caller may ask say about a question: transcripts, notes, minutes, decisions and tasks. */
export async function findAnswer(
  world: Pick<World, 'searchReader'>,
  scope: CompanyScope,
  request: AnswerRequest,
): Promise<FoundAnswer> {
  const { answer, missing } = await lookUp(world, scope, request);
  if (missing.length === 0) return answer;
  const { members } = await listMembers(scope, { limit: mostMembers });
  const names = members.map(({ displayName }) => displayName);
  const { scope: within, meetingId, ...question } = request;
  const respelt = await world.searchReader.read(scope, 'respellNames', question, missing, names);
  if (respelt === null) return answer;
  const { answer: other } = await lookUp(world, scope, { ...respelt.question, scope: within, meetingId });
  const isBetter = other.sentences.length > 0 || answer.sources.length === 0;
  return isBetter ? { ...other, respelt: { said: respelt.said, name: respelt.name } } : answer;
}

async function lookUp(
  world: Pick<World, 'searchReader'>,
  scope: CompanyScope,
  { scope: within, meetingId, ...question }: AnswerRequest,
): Promise<Looked> {
  const { own, words } = await world.searchReader.read(scope, 'listLookups', question);
  const place = { scope: within, meetingId };
  const turns = await askedLinesStore.turns(scope.db, { ...place, words });
  const counts = new Map(words.map((word, at) => [word, turns[0]?.counts[at] ?? 0]));
  const rarest = own.toSorted((left, right) => (counts.get(left) ?? 0) - (counts.get(right) ?? 0));
  const lines = await askedLinesStore.lines(scope.db, { ...place, words: rarest.slice(0, mostLookedUp) });
  const answer = await world.searchReader.read(scope, 'answerQuestion', question, { turns, lines, counts });
  return { answer, missing: own.filter((word) => (counts.get(word) ?? 0) === 0) };
}
