import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import type { World } from '../../../platform/world.ts';
import { createNotifications } from '../../notifications/create-notifications.ts';
import { sessionsStore } from '../sessions/sessions.store.ts';
import { awayText, chatPathOf } from './away.rules.ts';

interface UnseenAnswer {
  readonly companyId: string;
  readonly sessionId: string;
  /** The answer is a card that waits to be confirmed. */
  readonly isCard: boolean;
}

/** A line in the bell of somebody who asked and was gone when the answer came, unless they want none. */
export async function notifyIfOffline(
  world: Pick<World, 'clock' | 'hub' | 'newId'>,
  tx: CompanyScope,
  { companyId, sessionId, isCard }: UnseenAnswer,
): Promise<void> {
  const { userId } = tx.actor;
  const session = await sessionsStore.find(tx.db, { id: sessionId, userId });
  if (!session) return;
  const text = awayText(session.title, isCard);
  await createNotifications(tx, world, {
    companyId,
    userIds: [userId],
    kind: 'chat-answered',
    text,
    path: chatPathOf(sessionId),
    // The conversation is named by what was asked in it.
    aboutMeetingId: session.meeting_id,
  });
}
