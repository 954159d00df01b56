import { login, refreshToken, register } from '@hopgon/contract/auth/routes';
import { createCompany, joinCompany, readCompany } from '@hopgon/contract/companies/routes';
import { updateCompany } from '@hopgon/contract/company-settings/routes';
import type { RouteShape } from '@hopgon/contract/route';
import { readMe } from '@hopgon/contract/users/routes';

const password = 'Hop9Gon-dung';
const atOnce = 4;

/** Somebody who works in the company of all of them. */
export interface Colleague {
  readonly userId: string;
  token: string;
  refreshToken: string;
}

/** The answer of a route; a refusal throws. `from` is the address the request seems to come from. */
export async function callRoute(
  url: string,
  route: RouteShape,
  body: unknown,
  token = '',
  from = '10.0.0.1',
): Promise<Record<string, unknown>> {
  const response = await fetch(url + route.path, {
    method: route.method,
    headers: {
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const reply = Object(await response.json());
  if (!response.ok) throw new Error(`${route.path}: ${JSON.stringify(reply)}`);
  return Object(reply.data ?? reply);
}

/** One registers so many from a network in an hour and no more. */
const addressOf = (place: number): string => `10.1.${Math.floor(place / 50)}.${(place % 50) + 1}`;

async function addPerson(url: string, place: number): Promise<Colleague> {
  const account = { email: `nguoi${place}@congty.example`, password };
  const from = addressOf(place);
  await callRoute(url, register, { ...account, displayName: `Nguyễn Văn ${place}` }, '', from);
  return { userId: '', ...(await signIn(url, account.email, from)) };
}

async function signIn(url: string, email: string, from: string) {
  const tokens = await callRoute(url, login, { email, password }, '', from);
  return { token: String(tokens.token), refreshToken: String(tokens.refreshToken) };
}

/** People who work in one company; the first one owns it. */
export async function addPeople(url: string, count: number): Promise<Colleague[]> {
  const owner = await addPerson(url, 0);
  await callRoute(url, createCompany, { name: 'Gỗ Vân', timeZone: 'Asia/Ho_Chi_Minh' }, owner.token);
  // All of them ask the assistant.
  await callRoute(url, updateCompany, { version: 1, settings: { chatAccess: 'members' } }, owner.token);
  const { inviteCode } = await callRoute(url, readCompany, undefined, owner.token);
  const people = [owner];
  for (let first = 1; first < count; first += atOnce) {
    const places = Array.from({ length: Math.min(atOnce, count - first) }, (_, place) => first + place);
    const added = await Promise.all(
      places.map(async (place) => {
        const person = await addPerson(url, place);
        await callRoute(url, joinCompany, { inviteCode }, person.token, addressOf(place));
        return person;
      }),
    );
    people.push(...added);
  }
  return Promise.all(
    people.map(async (person) => ({
      ...person,
      userId: String((await callRoute(url, readMe, undefined, person.token)).id),
    })),
  );
}

/** Access tokens last a quarter of an hour. */
export async function renewToken(url: string, person: Colleague): Promise<void> {
  const renewed = await callRoute(url, refreshToken, { refreshToken: person.refreshToken });
  person.token = String(renewed.token);
  person.refreshToken = String(renewed.refreshToken);
}
