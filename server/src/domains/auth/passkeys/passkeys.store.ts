import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db } from '../../../platform/database/kysely.ts';
import type { PasskeysTable } from './passkeys.tables.ts';

export type PasskeyRow = Pick<
  Selectable<PasskeysTable>,
  'id' | 'name' | 'backed_up' | 'version' | 'created_at' | 'last_used_at'
>;

const passkeyColumns = ['id', 'name', 'backed_up', 'version', 'created_at', 'last_used_at'] as const;

export const passkeysStore = {
  /** Before a person is known. */
  findOwner: async (db: Db, credentialId: string): Promise<string | null> => {
    const row = await db
      .selectFrom(sql<{ user_id: string | null }>`app.find_passkey_owner(${credentialId})`.as('passkey'))
      .select('user_id')
      .executeTakeFirst();
    return row?.user_id ?? null;
  },

  list: (db: Db, userId: string): Promise<PasskeyRow[]> =>
    db
      .selectFrom('passkeys')
      .select(passkeyColumns)
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),

  /** What browsers need in order to offer the right passkeys. */
  listCredentials: (db: Db, userId: string) =>
    db
      .selectFrom('passkeys')
      .select(['credential_id', 'transports'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),

  /** A passkey of the person, held until the transaction ends. */
  lockCredential: (db: Db, userId: string, credentialId: string) =>
    db
      .selectFrom('passkeys')
      .select(['id', 'credential_id', 'public_key', 'counter', 'transports'])
      .where('user_id', '=', userId)
      .where('credential_id', '=', credentialId)
      .forUpdate()
      .executeTakeFirst(),

  /** Undefined when the credential is known already. */
  insert: (db: Db, passkey: Insertable<PasskeysTable>): Promise<PasskeyRow | undefined> =>
    db
      .insertInto('passkeys')
      .values(passkey)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .returning(passkeyColumns)
      .executeTakeFirst(),

  noteUse: (
    db: Db,
    userId: string,
    passkeyId: string,
    use: Pick<Selectable<PasskeysTable>, 'counter' | 'backed_up' | 'last_used_at'>,
  ) =>
    db.updateTable('passkeys').set(use).where('user_id', '=', userId).where('id', '=', passkeyId).execute(),

  find: (db: Db, userId: string, passkeyId: string): Promise<PasskeyRow | undefined> =>
    db
      .selectFrom('passkeys')
      .select(passkeyColumns)
      .where('user_id', '=', userId)
      .where('id', '=', passkeyId)
      .executeTakeFirst(),

  rename: (db: Db, userId: string, passkeyId: string, version: number, name: string) =>
    db
      .updateTable('passkeys')
      .set((eb) => ({ name, version: eb('version', '+', 1) }))
      .where('user_id', '=', userId)
      .where('id', '=', passkeyId)
      .where('version', '=', version)
      .returning(passkeyColumns)
      .executeTakeFirst(),

  /** Those made before a moment; with null all. */
  removeAll: (db: Db, userId: string, before: Date | null) =>
    db
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .$if(before !== null, (query) => query.where('created_at', '<', before ?? new Date()))
      .execute(),

  /** The name of what is gone now; undefined when there was none. */
  remove: (db: Db, userId: string, passkeyId: string) =>
    db
      .deleteFrom('passkeys')
      .where('user_id', '=', userId)
      .where('id', '=', passkeyId)
      .returning('name')
      .executeTakeFirst(),
};
