import type { SpokenQuestion } from '@hopgon/engine/intent/acts/spoken-act';
import type { CompanyScope } from '../../../../platform/tenancy/scopes.ts';
import { readAgenda } from '../../../agenda/read-agenda.ts';
import { listLinks } from '../../render/reply.rules.ts';
import { slotInWords } from '../../render/slot-in-words.rules.ts';
import type { ActWorld } from '../../resolve/acts/find-meant-meetings.ts';
import type { ActContext, ActOutcome } from '../act-outcome.rules.ts';
import { isMeeting, mentionMeeting, slotOfMeeting } from '../meant-meeting.rules.ts';
import { resolveMeantMeeting } from '../resolve-meant-meeting.ts';

/** The items of a meeting's agenda with their minutes. */
export async function respondWithAgenda(
  world: ActWorld,
  scope: CompanyScope,
  context: ActContext,
  asked: Extract<SpokenQuestion, { kind: 'meeting-agenda' }>,
): Promise<ActOutcome> {
  const meeting = await resolveMeantMeeting(world, scope, context, asked, {
    question: 'Bạn hỏi chương trình của cuộc họp nào?',
    when: 'any',
    command: (label) => `Chương trình họp ${label}`,
  });
  if (!isMeeting(meeting)) return meeting;
  const { items, totalMinutes } = await readAgenda(scope, meeting.id);
  const head = `“${meeting.title}” (${slotInWords(slotOfMeeting(meeting))})`;
  const page = { label: 'Mở cuộc họp', path: `/meetings/${meeting.id}` };
  const lines = items.map(
    ({ title, minutes, presenter }, at) =>
      `${at + 1}. ${title}, ${minutes} phút${presenter ? ` (${presenter.displayName})` : ''}`,
  );
  return {
    kind: 'say',
    mentions: mentionMeeting(meeting),
    reply: listLinks(
      items.length === 0
        ? `${head} chưa có chương trình.`
        : [`${head}: ${items.length} mục, ${totalMinutes} phút.`, ...lines].join('\n'),
      [page],
    ),
  };
}
