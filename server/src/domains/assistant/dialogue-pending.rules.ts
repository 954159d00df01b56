import type { ParsedSchedule } from './parse/parsed-message.rules.ts';
import type { ParsedTurn } from './parse/turn/parsed-turn.rules.ts';
import type { AssistantReply } from './render/reply.rules.ts';
import type { ResolvedSchedule, ResolvedTask } from './resolve/resolved.rules.ts';
import type { AskedBack, DialogueState, Pending } from './shared/dialogue-state.rules.ts';
import { isLookUp, isPart, isWrite } from './shared/intent-groups.rules.ts';

type Of<Kind extends AskedBack['kind']> = Extract<AskedBack, { kind: Kind }>;

/** How long a question that was asked back waits for its answer. */
const pendingWaits = 30 * 60 * 1000;

/** A question as it waits for its answer. */
export const waitFor = (
  asked: AskedBack,
  now: Date,
  {
    meetingIds,
    unanswered,
  }: { readonly meetingIds: readonly string[] | undefined; readonly unanswered?: number },
): Pending => ({
  ...asked,
  expiresAt: new Date(now.getTime() + pendingWaits).toISOString(),
  ...(unanswered !== undefined && { unanswered }),
  ...(meetingIds && { meetingIds }),
});

/** A question in between leaves open what was asked back, once: "chiều mai ổng rảnh không đã". */
export function keepAsked<Answer extends AskedAnswer>(
  { turn, pending }: { readonly turn: ParsedTurn; readonly pending: Pending | null },
  answer: Answer,
): Answer {
  const { state, reply, isUnfound = false } = answer;
  if (pending === null || pending.kind === 'intent' || (pending.unanswered ?? 0) > 0) return answer;
  const asks = turn.question !== null || turn.words.asks || turn.change.isQuestion || isLookUp(turn.kind);
  const isAside = asks && turn.words.stance === null && reply.card === null && state.pending === null;
  if (!isAside || isUnfound || isWrite(turn.kind) || isPart(turn.kind)) return answer;
  return { ...answer, state: { ...state, pending: { ...pending, unanswered: 1 } } };
}

interface AskedAnswer {
  readonly state: DialogueState;
  readonly reply: Pick<AssistantReply, 'card'>;
  readonly isUnfound?: boolean;
}

/** What those are called who share a name, so that each is meant alone. */
const namesToChoose = (
  unclear: { readonly choices: readonly { readonly name: string }[] } | null,
): string[] => unclear?.choices.map(({ name }) => name) ?? [];

/** A meeting that waits for what was asked back. */
export const pendingSchedule = (
  { people, request }: ResolvedSchedule,
  { isOnline, isClosed }: Required<Pick<Of<'schedule'>, 'isOnline' | 'isClosed'>>,
): Of<'schedule'> => ({
  ...{ kind: 'schedule', request, isOnline, ...(isClosed && { isClosed }) },
  ...{ unclear: people.unclear?.said ?? null, choices: namesToChoose(people.unclear) },
});

/** "Đặt 10h, hạn mức công nợ": who reads like nobody's name is what it is about, and it is with those who were asked about. */
export const isForAsked = (
  { words }: ParsedSchedule,
  { request }: ResolvedSchedule,
  askedFor: string,
): boolean =>
  words.way === 'spoken' && askedFor !== '' && request.people === '' && words.request.people !== '';

/** A task that waits for what was asked back. */
export function pendingTask({ request, assignee: found }: ResolvedTask): Of<'task'> {
  const { title, assignee, deadline, priority } = request;
  const isUnclear = found.kind === 'unclear';
  return {
    ...{ kind: 'task', title, assignee, deadline: deadline.said, priority },
    unclear: isUnclear ? assignee : null,
    choices: isUnclear ? namesToChoose(found.people) : [],
  };
}
