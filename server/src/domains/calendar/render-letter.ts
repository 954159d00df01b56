import type { renderInvitationLetter as route } from '@hopgon/contract/calendar/routes';
import type { QueryOf } from '@hopgon/contract/route';
import type { FileReply } from '../../platform/http/file-binder.ts';
import { oneChunk } from '../../platform/http/one-chunk.ts';
import type { CompanyScope } from '../../platform/tenancy/scopes.ts';
import { failureOfWork } from '../../platform/threads/failure-of-work.ts';
import type { World } from '../../platform/world.ts';
import { readAgenda } from '../agenda/read-agenda.ts';
import { readCompany } from '../companies/company/read-company.ts';
import { readPosition } from '../companies/members/read-position.ts';
import { readMeeting } from '../meetings/core/read-meeting.ts';
import { calendarLimits } from './calendar.limits.ts';
import { letterSheet } from './letter.rules.ts';

const types = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;

/** Signs no file system takes in a name. */
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);

/** The invitation of a meeting as a letter to print and sign. */
export async function renderLetter(
  world: Pick<World, 'clock' | 'documents' | 'limiter'>,
  scope: CompanyScope,
  meetingId: string,
  { format, to }: QueryOf<typeof route>,
): Promise<FileReply> {
  await world.limiter.spend(calendarLimits.lettersOfPerson, `invitation-letter/${scope.actor.userId}`);
  const { companyId } = await scope.entry();
  const meeting = await readMeeting(world, scope, meetingId);
  const { name: companyName } = await readCompany(scope);
  const { items } = await readAgenda(scope, meetingId);
  const chair = meeting.participants.find(({ role }) => role === 'chair');
  const sheet = letterSheet({
    companyName,
    to,
    title: meeting.title,
    goal: meeting.goal,
    chairName: chair?.displayName ?? '',
    chairPosition: chair ? await readPosition(scope, chair.userId) : '',
    agenda: items.map(({ title, minutes, presenter }) => ({
      ...{ title, minutes, presenter: presenter?.displayName ?? '' },
    })),
    startsAt: new Date(meeting.startsAt),
    endsAt: new Date(meeting.endsAt),
    timeZone: meeting.timeZone,
    place: [meeting.room?.name, meeting.location].filter(Boolean).join(', '),
    joinUrl: meeting.joinUrl,
    writtenAt: world.clock.now(),
  });
  const bytes = await world.documents.print(companyId, format, sheet).catch((error: unknown) => {
    throw failureOfWork(error, 'server_busy');
  });
  return {
    keep: 'never',
    name: `Giấy mời - ${fileName(meeting.title)}.${format}`,
    type: types[format],
    chunks: oneChunk(bytes),
  };
}
