import { sql } from 'kysely';
import type { Clock } from '../../platform/clock/clock.ts';
import { type Database, openDatabase } from '../../platform/database/database.ts';
import { createBus } from '../../platform/events/bus.ts';
import { newId } from '../../platform/ids/ids.ts';
import { OperatorFailure } from '../../platform/lifecycle/operator-failure.ts';
import type { CommandCall } from '../command.ts';
import { type Installation, withInstallation } from '../open-installation.ts';

/** What commands about people work with: the database as its owner, to whom every row shows. */
export interface Accounts {
  readonly database: Database;
  readonly world: ReturnType<typeof createOperatorWorld>;
}

/** Dependencies of use cases that the operator calls. */
const createOperatorWorld = ({ config }: Installation, clock: Clock) => ({
  config,
  clock,
  newId,
  bus: createBus(),
});

export const withAccounts = <T>(call: CommandCall, work: (accounts: Accounts) => Promise<T>): Promise<T> =>
  withInstallation(call, async (installation) => {
    const database = openDatabase({ ...installation.postgres.ownerConfig, onError: () => undefined });
    try {
      return await work({ database, world: createOperatorWorld(installation, call.clock) });
    } finally {
      await database.close();
    }
  });

interface AccountRow {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isVerified: boolean;
  readonly hasSecondFactor: boolean;
  readonly sessions: number;
  readonly lastSignIn: Date | null;
  readonly companies: readonly { readonly id: string; readonly name: string; readonly role: string }[];
}

/** Accounts whose name or address contains a text, by address; at most `limit`. */
export async function listAccounts(
  { database, world }: Accounts,
  text: string,
  limit: number,
): Promise<AccountRow[]> {
  const { rows } = await sql<AccountRow>`
    select u.id, u.email, u.display_name as name, u.email_verified_at is not null as "isVerified",
      exists (select from totp_factors t where t.user_id = u.id and t.confirmed_at is not null)
        or exists (select from passkeys p where p.user_id = u.id) as "hasSecondFactor",
      (select count(*)::int from sessions s
        where s.user_id = u.id and s.revoked_at is null and s.expires_at > ${world.clock.now()}) as sessions,
      u.last_login as "lastSignIn",
      coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'role',
          case when c.owner_id = u.id then 'owner' when m.is_admin then 'admin' else 'member' end) order by c.name)
        from memberships m join companies c on c.id = m.company_id
        where m.user_id = u.id and m.status = 'active'), '[]') as companies
    from users u
    where u.deleted_at is null and (strpos(u.email, lower(${text})) > 0 or strpos(u.folded, app.fold(${text})) > 0)
    order by u.email limit ${limit}`.execute(database.trusted({}).db);
  return rows;
}

/** The account of an address; fails with one line when there is none. */
export async function requireAccount(accounts: Accounts, email: string | undefined): Promise<AccountRow> {
  const found = await listAccounts(accounts, email ?? '', 1_000);
  const account = found.find((row) => row.email === email?.trim().toLowerCase());
  if (!account) throw new OperatorFailure(`Không có tài khoản ${email ?? ''}.`);
  return account;
}
