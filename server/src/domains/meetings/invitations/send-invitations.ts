import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { buildMeetingNews } from '../core/build-meeting-news.ts';
import type { MeetingRow } from '../core/meetings.store.ts';
import { sendMeetingMails } from './send-meeting-mails.ts';

interface Announcing {
  readonly sendAfter?: Date | undefined;
  /** `false`: members see it in the app; guests from outside are mailed all the same, for they see nothing there. */
  readonly notify?: boolean;
}

/** Invites the people of a meeting by bell and by mail, unless it is over. */
export async function sendInvitations(
  world: Pick<World, 'bus' | 'clock' | 'newId'>,
  tx: CompanyScope,
  meeting: MeetingRow,
  { sendAfter, notify = true }: Announcing = {},
): Promise<void> {
  const actorId = tx.actor.userId;
  const news = buildMeetingNews(meeting, actorId);
  const created = world.bus.emit(tx, 'meetings.created', news);
  if (meeting.ends_at <= world.clock.now()) return created;
  const to = notify ? undefined : [];
  const occasion = { kind: 'invited' as const };
  const { guests } = meeting;
  await Promise.all([
    created,
    world.bus.emit(tx, 'meetings.invited', news),
    sendMeetingMails(world, tx, meeting, { actorId, occasion, sendAfter, to, guests, isFirst: true }),
  ]);
}
