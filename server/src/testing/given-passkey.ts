import { registerPasskey, startPasskeyRegistration } from '@hopgon/contract/security/routes';
import type { Passkey } from '@hopgon/contract/security/schemas';
import { givenProvedAddress, type Person } from './given.ts';
import { proofOf } from './given-two-factor.ts';
import { createSoftwarePasskey } from './software-passkey.ts';
import type { TestApp } from './start-app-on.ts';

/** The origin for which browsers offer and devices create passkeys. */
export const passkeySite = 'http://localhost:3000';

export type Device = ReturnType<typeof createSoftwarePasskey>;

export async function offerPasskey(app: TestApp, person: Person) {
  await givenProvedAddress(app, person);
  return (await person.call(startPasskeyRegistration, { body: { proof: await proofOf(person) } })).value();
}

/** A passkey of this person, and the device that holds it. */
export async function givenPasskey(
  app: TestApp,
  person: Person,
  name = 'Máy tính',
): Promise<{ device: Device; passkey: Passkey }> {
  const device = createSoftwarePasskey(passkeySite);
  const attestation = device.make(await offerPasskey(app, person));
  const passkey = (await person.call(registerPasskey, { body: { name, attestation } })).value();
  return { device, passkey };
}
