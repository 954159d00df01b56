import type { ParsedSchedule } from './parse/parsed-message.rules.ts';
import type { ResolvedSchedule, ResolvedTask } from './resolve/resolved.rules.ts';
import type { AskedBack, Pending } from './shared/dialogue-state.rules.ts';

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
