import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { readMinutes } from '@hopgon/contract/minutes/routes';
import { signMinutesElectronically } from '@hopgon/contract/minutes/signing/routes';
import { pathOf } from '@hopgon/contract/route';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person, password } from './given.ts';
import { givenAdoptedMinutes } from './given-minutes.ts';
import { type ProductProcess, startProduct } from './product-process.ts';
import { pdfsigVerdicts, readSignatures } from './read-signatures.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const secret = 'the same for all processes of one installation';
const meetings = 6;

let app: TestApp;
let folder: string;
const started: ProductProcess[] = [];

beforeAll(async () => {
  app = await startTestApp({ APP_SECRET: secret });
  app.clock.set(new Date().toISOString());
  folder = mkdtempSync(join(tmpdir(), 'hop-gon-crash-'));
});
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

async function start(): Promise<ProductProcess> {
  const product = await startProduct(app.database, folder, { DATA_DIR: app.dataDir, APP_SECRET: secret });
  started.push(product);
  return product;
}

interface Signing {
  readonly meetingId: string;
  readonly part: 'chair' | 'secretary';
  readonly person: Person;
}

async function sign({ url }: ProductProcess, { meetingId, part, person }: Signing): Promise<number> {
  const { minutes } = (await person.call(readMinutes, { params: { meetingId } })).value();
  const response = await fetch(url + pathOf(signMinutesElectronically, { meetingId, part }), {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ hash: minutes?.hash, proof: { by: 'password', password } }),
  });
  return response.status;
}

async function givenSignings(): Promise<Signing[]> {
  const company = await givenCompany(app, { owner: 'Đặng Khánh Quỳnh', members: ['Ngô Trường Lễ'] });
  const [chair, secretary] = [company.owner, company.people['Ngô Trường Lễ']];
  const signings: Signing[] = [];
  for (let place = 0; place < meetings; place += 1) {
    const startsAt = new Date(app.clock.now().getTime() - 7_200_000).toISOString();
    const body = {
      ...{ title: `Giao ban ${place}`, startsAt, endsAt: app.clock.now().toISOString(), allowClashes: true },
      participants: [{ userId: secretary.userId, role: 'secretary' as const }],
    };
    const { id: meetingId } = (await chair.call(createMeeting, { body })).value();
    await givenAdoptedMinutes(chair, meetingId, secretary);
    signings.push(
      { meetingId, part: 'chair', person: chair },
      { meetingId, part: 'secretary', person: secretary },
    );
  }
  return signings;
}

/** The signatures of a document, in its rows and in its file. */
async function signaturesOf({ meetingId, person }: Signing) {
  const { minutes } = (await person.call(readMinutes, { params: { meetingId } })).value();
  const { rawPayload } = await app.server.inject({
    url: `/api/v1/meetings/${meetingId}/minutes/file?format=pdf`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  const verdicts = pdfsigVerdicts(rawPayload);
  return {
    state: minutes?.state,
    rows: minutes?.signatures.map(({ signer }) => signer.displayName).toSorted(),
    inFile: (await readSignatures(rawPayload)).map(({ name, isValid }) => (isValid ? name : 'invalid')),
    isRefused: verdicts?.some((verdict) => verdict !== 'Signature is Valid.') ?? false,
  };
}

test('minutes are signed or not after kill -9, never half, and can be signed then', async () => {
  const signings = await givenSignings();
  const first = await start();
  let answered = 0;
  const killed = Promise.withResolvers<null>();
  await Promise.allSettled(
    signings.map(async (signing) => {
      await sign(first, signing);
      answered += 1;
      if (answered === 3) killed.resolve(await first.kill().then(() => null));
    }),
  );
  await killed.promise;
  expect(answered).toBeLessThan(signings.length);

  for (const signing of signings) {
    const { rows, inFile, isRefused } = await signaturesOf(signing);
    expect({ inFile: inFile.toSorted(), isRefused }).toEqual({ inFile: rows, isRefused: false });
  }

  const second = await start();
  const statuses = await Promise.all(signings.map((signing) => sign(second, signing)));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
  for (const signing of signings)
    expect(await signaturesOf(signing)).toMatchObject({
      ...{ state: 'locked', rows: ['Đặng Khánh Quỳnh', 'Ngô Trường Lễ'].toSorted(), isRefused: false },
    });
}, 120_000);
