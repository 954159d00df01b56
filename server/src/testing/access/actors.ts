import { randomUUID } from 'node:crypto';
import { login } from '@hopgon/contract/auth/routes';
import type { CallOptions } from '../client.ts';
import { type CompanyOf, givenCompany, givenPerson, type Person, password, sessionOf } from '../given.ts';
import type { TestApp } from '../start-app-on.ts';

export const actorNames = [
  'nobody',
  'no company',
  'member',
  'member not invited',
  'admin',
  'owner',
  'removed member',
  'foreign owner',
  'expired session',
  'revoked session',
] as const;
export type ActorName = (typeof actorNames)[number];

export interface Stage {
  readonly app: TestApp;
  readonly ours: CompanyOf<'Lê Thị Mai' | 'Trần Văn Tuấn' | 'Phạm Hà' | 'Vũ Long'>;
  readonly theirs: CompanyOf<'Hồ Bảo'>;
  /** The headers each actor sends with a call. */
  readonly options: Readonly<Record<ActorName, CallOptions>>;
  readonly userIds: Readonly<Record<ActorName, string>>;
}

/** Two companies and one of every kind of caller; "member" is whom the fixtures invite. */
export async function givenStage(app: TestApp): Promise<Stage> {
  const ours = await givenCompany(app, {
    members: ['Lê Thị Mai', 'Trần Văn Tuấn', 'Vũ Long'],
    admins: ['Phạm Hà'],
  });
  const theirs = await givenCompany(app, {
    owner: 'Bùi Uyên',
    name: 'BÍ MẬT của nơi khác',
    members: ['Hồ Bảo'],
  });
  const alone = await givenPerson(app, 'Ngô Lễ');
  const { people, owner } = ours;
  await app.database.sql(`update memberships set status = 'removed' where user_id = $1`, [
    people['Vũ Long'].userId,
  ]);
  const expired = await session(app, people['Lê Thị Mai'], `expires_at = created_at + interval '1 second'`);
  const revoked = await session(app, people['Lê Thị Mai'], 'revoked_at = created_at');
  app.clock.advance(2_000);
  const company = { company: ours.companyId };
  const of = (person: Person): CallOptions => ({ token: person.token, ...company });
  return {
    app,
    ours,
    theirs,
    options: {
      nobody: {},
      'no company': { token: alone.token },
      member: of(people['Lê Thị Mai']),
      'member not invited': of(people['Trần Văn Tuấn']),
      admin: of(people['Phạm Hà']),
      owner: of(owner),
      'removed member': of(people['Vũ Long']),
      'foreign owner': of(theirs.owner),
      'expired session': { token: expired, ...company },
      'revoked session': { token: revoked, ...company },
    },
    userIds: {
      nobody: randomUUID(),
      'no company': alone.userId,
      member: people['Lê Thị Mai'].userId,
      'member not invited': people['Trần Văn Tuấn'].userId,
      admin: people['Phạm Hà'].userId,
      owner: owner.userId,
      'removed member': people['Vũ Long'].userId,
      'foreign owner': theirs.owner.userId,
      'expired session': people['Lê Thị Mai'].userId,
      'revoked session': people['Lê Thị Mai'].userId,
    },
  };
}

async function session(app: TestApp, person: Person, change: string): Promise<string> {
  const body = { email: person.email, password };
  const { token, sessionId } = sessionOf((await app.call(login, { body })).value());
  await app.database.sql(`update sessions set ${change} where id = $1`, [sessionId]);
  return token;
}
