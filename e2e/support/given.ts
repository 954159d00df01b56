import { randomBytes, randomUUID } from 'node:crypto';
import { callApi } from './call-api.ts';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
  readonly tokens: Tokens;
}

export interface Company {
  readonly id: string;
  readonly name: string;
  readonly inviteCode: string;
}

interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
  readonly sessionId: string;
  readonly expiresIn: number;
}

interface Data<T> {
  readonly data: T;
}

export const password = 'Ruộng3bậc';

/** An address no other test uses. */
export const freshEmail = (name = 'nguoi'): string => `${name}.${randomUUID().slice(0, 8)}@govan.vn`;

const freshAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;

/** What a story begins with, made by calls: the screens that make it have tests of their own. */
export const createGiven = (url: string) => ({
  async person(name: string): Promise<Person> {
    const email = freshEmail();
    const account = { email, password, displayName: name };
    // Each from a network of their own: one registers so many in an hour and no more.
    await callApi(url, ['POST', '/api/auth/register'], account, { address: freshAddress() });
    const tokens = await callApi<Tokens>(url, ['POST', '/api/auth/login'], {
      email,
      password,
      remember: true,
    });
    const me = await callApi<Data<{ id: string }>>(url, ['GET', '/api/v1/me'], undefined, tokens);
    return { id: me.data.id, name, email, password, tokens };
  },

  async company(owner: Person, name = 'Gỗ Vân'): Promise<Company> {
    const founding = { name, timeZone: 'Asia/Ho_Chi_Minh' };
    const founded = await callApi<Data<{ companyId: string }>>(
      url,
      ['POST', '/api/v1/companies'],
      founding,
      owner.tokens,
    );
    const id = founded.data.companyId;
    const company = await callApi<Data<Company>>(url, ['GET', '/api/v1/company'], undefined, {
      ...owner.tokens,
      companyId: id,
    });
    return { id, name, inviteCode: company.data.inviteCode };
  },

  async joined(person: Person, { inviteCode }: Company): Promise<void> {
    await callApi(url, ['POST', '/api/v1/companies/join'], { inviteCode }, person.tokens);
  },

  /** Somebody who founded a company. */
  async owner(name: string): Promise<{ owner: Person; company: Company }> {
    const owner = await this.person(name);
    return { owner, company: await this.company(owner) };
  },

  /** Any other call as this person, in this company. */
  async call<T>(
    person: Person,
    company: Company,
    [method, path]: readonly [method: string, path: string],
    body?: unknown,
  ): Promise<T> {
    const caller = { token: person.tokens.token, companyId: company.id };
    const { data } = await callApi<Data<T>>(url, [method, path], body, caller);
    return data;
  },
});

export type Given = ReturnType<typeof createGiven>;

/** What the browser of somebody who signed in has stored. */
export const storedSession = ({ tokens }: Person): { name: string; value: string }[] => [
  { name: 'authToken', value: tokens.token },
  { name: 'refreshToken', value: tokens.refreshToken },
  { name: 'sessionId', value: tokens.sessionId },
  { name: 'tokenExpiry', value: String(Date.now() + tokens.expiresIn * 1000) },
];
