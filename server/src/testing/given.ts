import { login } from '@hopgon/contract/auth/routes';
import type { Admission, Tokens } from '@hopgon/contract/auth/schemas';
import { createCompany, joinCompany, readCompany, updateMemberRole } from '@hopgon/contract/companies/routes';
import { readMe } from '@hopgon/contract/users/routes';
import type { Client } from './client.ts';
import { registerPerson } from './register-person.ts';
import type { TestApp } from './start-app-on.ts';

/** A signed-in person: calls go out with their token, and in their company once they have one. */
export interface Person extends Client {
  readonly userId: string;
  readonly sessionId: string;
  readonly token: string;
  readonly refreshToken: string;
  readonly email: string;
  readonly displayName: string;
}

export const password = 'Hop9Gon-dung';

/** The session a sign-in ended with; throws when a second factor was asked for. */
export function sessionOf(admission: Admission): Tokens {
  if ('secondFactor' in admission) throw new Error('a second factor was asked for');
  return admission;
}

let count = 0;

/** A new person, registered and signed in; the address is unique in this run. */
export async function givenPerson(app: TestApp, displayName = 'Nguyễn Văn An'): Promise<Person> {
  count += 1;
  const email = `nguoi${count}@congty.example`;
  // Each from a network of its own: limits by network are tested where they belong.
  const address = `10.${(count >> 16) & 255}.${(count >> 8) & 255}.${count & 255}`;
  const { userId, tokens } = await registerPerson(app, { email, password, displayName, address });
  return { ...app.with({ token: tokens.token, address }), ...tokens, userId, email, displayName };
}

/** A new person who has verified their address. */
export async function givenProvedPerson(app: TestApp, displayName?: string): Promise<Person> {
  const person = await givenPerson(app, displayName);
  await givenProvedAddress(app, person);
  return person;
}

/** Verifies the address as the link of the mail would; an earlier verification keeps its time. */
export const givenProvedAddress = (app: TestApp, { userId }: Pick<Person, 'userId'>) =>
  app.database.sql('update users set email_verified_at = $2 where id = $1 and email_verified_at is null', [
    userId,
    app.clock.now(),
  ]);

/** Signs a known person in once more. */
export async function givenSession(
  app: TestApp,
  { email, displayName, address = '10.9.9.9' }: { email: string; displayName: string; address?: string },
): Promise<Person> {
  const tokens = sessionOf((await app.call(login, { body: { email, password } }, { address })).value());
  const client = app.with({ token: tokens.token, address });
  const me = (await client.call(readMe)).value();
  return { ...client, ...tokens, userId: me.id, email, displayName };
}

export interface CompanyOf<Names extends string> {
  readonly companyId: string;
  readonly inviteCode: string;
  readonly owner: Person;
  readonly people: Readonly<Record<Names, Person>>;
}

/** A company with an owner and members by name; those named in `admins` are admins. */
export async function givenCompany<Names extends string = never>(
  app: TestApp,
  {
    members = [],
    admins = [],
    owner: ownerName = 'Đặng Khánh Quỳnh',
    name = 'Nội thất Gỗ Vân',
  }: {
    members?: readonly Names[];
    admins?: readonly Names[];
    owner?: string;
    name?: string;
  } = {},
): Promise<CompanyOf<Names>> {
  const owner = await givenPerson(app, ownerName);
  const { companyId } = (
    await owner.call(createCompany, { body: { name, timeZone: 'Asia/Ho_Chi_Minh' } })
  ).value();
  const { inviteCode } = (await owner.call(readCompany)).value();
  const joined: [Names, Person][] = [];
  for (const member of new Set([...members, ...admins])) {
    const person = await givenPerson(app, member);
    (await person.call(joinCompany, { body: { inviteCode } })).value();
    joined.push([member, person]);
  }
  const people = Object.fromEntries(joined) as Record<Names, Person>;
  for (const admin of admins) {
    const params = { userId: people[admin].userId };
    (await owner.call(updateMemberRole, { params, body: { role: 'admin' } })).value();
  }
  return { companyId, inviteCode, owner, people };
}
