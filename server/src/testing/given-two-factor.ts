import { login } from '@hopgon/contract/auth/routes';
import { completeTotp, startTotp, verifyIdentity } from '@hopgon/contract/security/routes';
import type { PersonProof } from '@hopgon/contract/security/schemas';
import { givenProvedAddress, type Person, password } from './given.ts';
import type { TestApp } from './start-app-on.ts';
import { totpCode } from './totp-code.ts';

/** The code of the authenticator app now, or the given number of codes later. */
export const codeOf = (app: TestApp, secret: string, later = 0): string =>
  totpCode(secret, new Date(app.clock.now().getTime() + later * 30_000));

export const proofOf = async (
  person: Pick<Person, 'call'>,
  body: PersonProof = { by: 'password', password },
): Promise<string> => (await person.call(verifyIdentity, { body })).value().proof;

export interface TwoFactor {
  readonly secret: string;
  readonly recoveryCodes: readonly string[];
}

/** Turns two-factor on; the clock moves on, so that the next code is a new one. */
export async function givenTwoFactor(app: TestApp, person: Person): Promise<TwoFactor> {
  await givenProvedAddress(app, person);
  const { secret } = (await person.call(startTotp, { body: { proof: await proofOf(person) } })).value();
  const code = codeOf(app, secret);
  const { recoveryCodes } = (await person.call(completeTotp, { body: { code } })).value();
  app.clock.advance(30_000);
  return { secret, recoveryCodes };
}

/** The challenge after a right password; throws when no second factor is required. */
export async function givenSignInStep(
  app: TestApp,
  { email }: Pick<Person, 'email'>,
  { address = '198.51.100.20', remember = false }: { address?: string; remember?: boolean } = {},
) {
  const admission = (await app.call(login, { body: { email, password, remember } }, { address })).value();
  if (!('secondFactor' in admission)) throw new Error('no second factor was asked for');
  return admission.secondFactor;
}
