import type { Scope } from '../../platform/database/scope.ts';
import type { World } from '../../platform/world.ts';
import { usersStore } from './users.store.ts';

/**
 * Takes everything personal off the row of a person but the name, which minutes and transcripts go on showing. The
 * address is free for a new account.
 */
export async function closePerson(world: Pick<World, 'clock'>, scope: Scope, userId: string): Promise<void> {
  await usersStore.update(scope.db, userId, {
    email: `${userId}@deleted.invalid`,
    phone: '',
    bio: '',
    photo_url: null,
    last_login: null,
    current_company_id: null,
    email_notifications: false,
    meeting_reminders: false,
    chat_notifications: false,
    notification_choices: '{}',
    quiet_hours: null,
    time_zone: null,
    deleted_at: world.clock.now(),
  });
}
