import type { NotificationChannel, NotificationGroup } from '@hopgon/contract/notifications/groups';
import type { Insertable, Updateable } from 'kysely';
import type { Db } from '../../platform/database/kysely.ts';
import type { UsersTable } from './users.tables.ts';
import { wantsNotification } from './users.views.ts';

export const usersStore = {
  /** Undefined when the address is taken. */
  insert: (db: Db, user: Insertable<UsersTable>) =>
    db
      .insertInto('users')
      .values(user)
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst(),

  update: (db: Db, userId: string, change: Updateable<UsersTable>) =>
    db.updateTable('users').set(change).where('id', '=', userId).execute(),

  /** False when another change came first. */
  updateVersion: async (
    db: Db,
    userId: string,
    version: number,
    change: Updateable<UsersTable>,
  ): Promise<boolean> => {
    const result = await db
      .updateTable('users')
      .set({ ...change, version: version + 1 })
      .where('id', '=', userId)
      .where('version', '=', version)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** Of these people those whom the scope shows and who want to be reached so. */
  idsOfWilling: async (
    db: Db,
    userIds: readonly string[],
    group: NotificationGroup,
    channel: NotificationChannel,
  ): Promise<string[]> => {
    const rows = await db
      .selectFrom('users')
      .select('id')
      .where((is) => is('id', '=', is.fn.any(is.val(userIds))))
      .where(wantsNotification('users', group, channel))
      .execute();
    return rows.map((row) => row.id);
  },

  findNotificationSettings: (db: Db, userId: string) =>
    db
      .selectFrom('users')
      .select(['notification_choices', 'quiet_hours', 'time_zone'])
      .where('id', '=', userId)
      .executeTakeFirst(),

  findChosenChannels: (db: Db, userId: string) =>
    db
      .selectFrom('users')
      .select('notification_choices')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .executeTakeFirst(),

  /** What a person chose, locked until the transaction ends; undefined where the account ended. */
  lockChosenChannels: (db: Db, userId: string) =>
    db
      .selectFrom('users')
      .select('notification_choices')
      .where('id', '=', userId)
      .where('deleted_at', 'is', null)
      .forUpdate()
      .executeTakeFirst(),

  findNotificationChoices: (db: Db, userId: string) =>
    db
      .selectFrom('users')
      .select(['email_notifications', 'meeting_reminders', 'chat_notifications'])
      .where('id', '=', userId)
      .executeTakeFirst(),

  findPhotos: (db: Db, userIds: readonly string[]) =>
    db
      .selectFrom('users')
      .select(['id', 'photo_url'])
      .where((is) => is('id', '=', is.fn.any(is.val(userIds))))
      .where('photo_url', 'is not', null)
      .$narrowType<{ photo_url: string }>()
      .execute(),

  findPhoto: (db: Db, userId: string) =>
    db.selectFrom('users').select('photo_url').where('id', '=', userId).forUpdate().executeTakeFirst(),

  /** False when the person has confirmed, or there is none. */
  updateUnconfirmed: async (db: Db, userId: string, change: Updateable<UsersTable>): Promise<boolean> => {
    const result = await db
      .updateTable('users')
      .set(change)
      .where('id', '=', userId)
      .where('awaits_confirmation', '=', true)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  /** False when the person had proved their address already, or there is none. */
  updateUnproved: async (db: Db, userId: string, change: Updateable<UsersTable>): Promise<boolean> => {
    const result = await db
      .updateTable('users')
      .set(change)
      .where('id', '=', userId)
      .where('email_verified_at', 'is', null)
      .executeTakeFirst();
    return result.numUpdatedRows === 1n;
  },

  findProofDate: async (db: Db, userId: string): Promise<Date | null> => {
    const row = await db
      .selectFrom('users')
      .select('email_verified_at')
      .where('id', '=', userId)
      .executeTakeFirst();
    return row?.email_verified_at ?? null;
  },

  findMailbox: (db: Db, userId: string) =>
    db.selectFrom('users').select(['display_name', 'email']).where('id', '=', userId).executeTakeFirst(),

  lock: (db: Db, userId: string) =>
    db.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute(),
};
