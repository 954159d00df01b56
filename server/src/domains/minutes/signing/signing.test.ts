import { createHash, createPrivateKey, sign as cryptoSign, X509Certificate } from 'node:crypto';
import { removeMember } from '@hopgon/contract/companies/routes';
import type { FailureCode } from '@hopgon/contract/failure-codes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { listMinutesChanges } from '@hopgon/contract/minutes/remarks/routes';
import { readMinutes } from '@hopgon/contract/minutes/routes';
import type { Minutes, PersonalPart } from '@hopgon/contract/minutes/schemas';
import { signMinutesElectronically } from '@hopgon/contract/minutes/signing/routes';
import * as steps from '@hopgon/contract/minutes/steps/routes';
import type { SignerProof } from '@hopgon/contract/security/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { issueAuthority, issueSignerCertificate } from '../../../platform/signatures/issue-certificate.ts';
import type { SignerSource } from '../../../platform/signatures/signer-source.ts';
import { givenCompany, type Person, password } from '../../../testing/given.ts';
import { givenAdoptedMinutes } from '../../../testing/given-minutes.ts';
import { codeOf, givenTwoFactor } from '../../../testing/given-two-factor.ts';
import { pdfsigVerdicts, readSignatures } from '../../../testing/read-signatures.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { createAuth } from '../../auth/create-auth.ts';
import { deleteUnusedMinutesFiles } from '../files/delete-unused-minutes-files.ts';
import { signElectronically } from './sign-electronically.ts';

let app: TestApp;
let owner: Person;
let chair: Person;
let secretary: Person;
let tuan: Person;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T10:40:00+07:00');
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Đặng Khánh Quỳnh', 'Ngô Trường Lễ', 'Phạm Anh Tuấn'],
  });
  owner = company.owner;
  chair = company.people['Đặng Khánh Quỳnh'];
  secretary = company.people['Ngô Trường Lễ'];
  tuan = company.people['Phạm Anh Tuấn'];
  meetingId = await givenMeeting();
});

async function givenMeeting(title = 'Giao ban xưởng tuần 47'): Promise<string> {
  const body = {
    ...{ title, allowClashes: true, startsAt: '2026-11-20T01:30:00Z', endsAt: '2026-11-20T02:15:00Z' },
    participants: [
      { userId: secretary.userId, role: 'secretary' as const },
      { userId: tuan.userId, role: 'attendee' as const },
    ],
  };
  const { id } = (await chair.call(createMeeting, { body })).value();
  await givenAdoptedMinutes(chair, id, secretary);
  return id;
}

async function read(person: Person = chair): Promise<Minutes> {
  const { minutes } = (await person.call(readMinutes, { params: { meetingId } })).value();
  if (!minutes) throw new Error('no minutes are shown');
  return minutes;
}

const byPassword: SignerProof = { by: 'password', password };

async function sign(person: Person, part: PersonalPart, proof = byPassword, hash?: string) {
  const body = { hash: hash ?? (await read()).hash ?? '', proof };
  return person.call(signMinutesElectronically, { params: { meetingId, part }, body });
}

const scan = (person: Person, signed: 'chair' | 'secretary' | 'both') =>
  person.call(
    steps.signMinutes,
    { params: { meetingId, signed } },
    {
      headers: { 'content-type': 'multipart/form-data; boundary=ranh' },
      payload: Buffer.from(
        '--ranh\r\ncontent-disposition: form-data; name="file"; filename="ký.pdf"\r\n\r\n%PDF-1.7 bản ký\r\n--ranh--\r\n',
      ),
    },
  );

async function download(person: Person = tuan): Promise<Buffer> {
  const { rawPayload } = await app.server.inject({
    url: `/api/v1/meetings/${meetingId}/minutes/file?format=pdf`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  return rawPayload;
}

const changedAt = (bytes: Buffer, place: number): Buffer => {
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(place) ^ 1, place);
  return changed;
};

/** Two readers agree, or one alone where the other is not installed. */
async function expectSignatures(file: Buffer, valid: readonly boolean[]): Promise<void> {
  expect((await readSignatures(file)).map(({ isValid }) => isValid)).toEqual(valid);
  const verdicts = pdfsigVerdicts(file);
  if (verdicts)
    expect(verdicts).toEqual(valid.map((isValid) => (isValid ? 'Signature is Valid.' : 'Digest Mismatch.')));
}

describe('who signs', () => {
  test.each<{ who: 'chair' | 'secretary' | 'tuan' | 'owner'; part: PersonalPart; code: FailureCode }>([
    { who: 'chair', part: 'secretary', code: 'not_allowed' },
    { who: 'secretary', part: 'chair', code: 'not_allowed' },
    { who: 'tuan', part: 'chair', code: 'not_allowed' },
    { who: 'owner', part: 'chair', code: 'meeting_not_found' },
  ])('$who is refused for $part', async ({ who, part, code }) => {
    const person = { chair, secretary, tuan, owner }[who];
    expect(await sign(person, part)).toMatchObject(refusal(code));
    expect((await read()).signatures).toEqual([]);
  });

  test('the screen knows it: each part is offered to its own person', async () => {
    expect((await read(chair)).can.signElectronically).toEqual(['chair']);
    expect((await read(secretary)).can.signElectronically).toEqual(['secretary']);
    expect((await read(tuan)).can.signElectronically).toEqual([]);
  });

  test('a wrong password signs nothing, and ten make the session wait', async () => {
    const wrong: SignerProof = { by: 'password', password: 'Sai9Mat-khau' };
    for (let round = 0; round < 10; round += 1)
      expect(await sign(chair, 'chair', wrong)).toMatchObject(refusal('password_wrong'));
    expect((await sign(chair, 'chair')).status).toBe(429);
    expect((await read()).signatures).toEqual([]);
  });

  test('having signed in just now is no proof for a signature', async () => {
    const reply = await app.server.inject({
      method: 'POST',
      url: `/api/v1/meetings/${meetingId}/minutes/signatures/chair/electronic`,
      headers: { authorization: `Bearer ${chair.token}` },
      payload: { hash: (await read()).hash, proof: { by: 'session' } },
    });
    expect(reply.statusCode).toBe(422);
  });

  test('a second factor is enough, and each code once', async () => {
    const { secret } = await givenTwoFactor(app, chair);
    const proof: SignerProof = { by: 'totp', code: codeOf(app, secret) };
    const { signatures } = (await sign(chair, 'chair', proof)).value();
    expect(signatures).toMatchObject([{ part: 'chair', way: 'electronic', proof: 'totp' }]);
    meetingId = await givenMeeting('Giao ban xưởng tuần 48');
    expect(await sign(chair, 'chair', proof)).toMatchObject(refusal('code_wrong'));
  });

  test('what is signed is what was read: minutes adopted again are refused', async () => {
    const { hash } = await read();
    const params = { meetingId };
    (await secretary.call(steps.reopenMinutes, { params, body: {} })).value();
    expect(await sign(chair, 'chair', byPassword, hash ?? '')).toMatchObject(refusal('minutes_state'));
    const { revision } = await read();
    (await chair.call(steps.adoptMinutes, { params, body: { revision } })).value();
    expect(await sign(chair, 'chair', byPassword, hash ?? '')).toMatchObject(
      refusal('minutes_adopted_again'),
    );
  });
});

describe('the signed PDF', () => {
  test('holds both signatures, the first still valid after the second; then the minutes are locked', async () => {
    const adopted = await download();
    const first = (await sign(secretary, 'secretary')).value();
    expect(first).toMatchObject({ state: 'adopted', can: { reopen: false } });
    const once = await download();
    await expectSignatures(once, [true]);
    app.clock.advance(60_000);
    const locked = (await sign(chair, 'chair')).value();
    expect(locked).toMatchObject({ state: 'locked', lockedAt: '2026-11-20T03:41:00.000Z' });
    const file = await download();
    await expectSignatures(file, [true, true]);
    expect(await readSignatures(file)).toMatchObject([
      { name: 'Ngô Trường Lễ', isWhole: false },
      { name: 'Đặng Khánh Quỳnh', isWhole: true },
    ]);
    // Each is an update after what it signs.
    expect(file.subarray(0, once.length).equals(once)).toBe(true);
    expect(once.subarray(0, adopted.length).equals(adopted)).toBe(true);
    expect(locked.fileHash).toBe(createHash('sha256').update(file).digest('hex'));
    expect(locked.hash).toBe(createHash('sha256').update(adopted).digest('hex'));
  });

  test('is invalid with one byte changed: both signatures in the text, one after the first', async () => {
    (await sign(secretary, 'secretary')).value();
    const { length } = await download();
    (await sign(chair, 'chair')).value();
    const file = await download();
    await expectSignatures(changedAt(file, file.indexOf('stream') + 40), [false, false]);
    await expectSignatures(changedAt(file, file.indexOf('stream', length) + 40), [true, false]);
  });

  test('two at once: no signature is lost', async () => {
    const replies = await Promise.all([sign(secretary, 'secretary'), sign(chair, 'chair')]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect((await read()).state).toBe('locked');
    await expectSignatures(await download(), [true, true]);
  });

  test('the same person twice at once: one signature', async () => {
    const replies = await Promise.all([1, 2, 3].map(() => sign(chair, 'chair')));
    expect(replies.map(({ code }) => code).toSorted()).toEqual(['minutes_signed', 'minutes_signed', null]);
    expect((await readSignatures(await download())).map(({ name }) => name)).toEqual(['Đặng Khánh Quỳnh']);
  });

  test('is not signed when the end of it fails, and the file it left is deleted', async () => {
    const adopted = await download();
    await app.database.sql(`create function pg_temp_refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the disk is gone'; end $$`);
    await app.database.sql(
      'create trigger refuse before insert on minutes_signatures for each row execute function pg_temp_refuse()',
    );
    expect((await sign(chair, 'chair')).status).toBe(500);
    await app.database.sql('drop trigger refuse on minutes_signatures');
    expect(await read()).toMatchObject({ state: 'adopted', signatures: [] });
    expect((await download()).equals(adopted)).toBe(true);
    app.clock.set(new Date(Date.now() + 2 * 86_400_000).toISOString());
    await deleteUnusedMinutesFiles(app.world);
    app.clock.set('2026-11-20T10:40:00+07:00');
    (await sign(chair, 'chair')).value();
    await expectSignatures(await download(), [true]);
  });
});

test('a signer whose certification service takes its time loses no signature, and says what it is', async () => {
  const validity = { from: new Date('2026-01-01'), until: new Date('2030-01-01') };
  const authority = await issueAuthority({ name: 'CA công cộng', organisation: 'SmartCA' }, validity);
  const holder = { name: 'Đặng Khánh Quỳnh', organisation: 'Gỗ Vân', id: '0912' };
  const { certificate, privateKey } = await issueSignerCertificate(holder, validity, authority);
  let asked = 0;
  const signers: SignerSource = {
    notice: 'Chữ ký số của SmartCA',
    require: async () => ({
      certificate,
      issuers: [authority.certificate],
      sign: async (data) => {
        asked += 1;
        // The secretary signs while the chair still looks for the phone.
        if (asked === 1) (await sign(secretary, 'secretary')).value();
        return cryptoSign('sha256', data, createPrivateKey(privateKey));
      },
    }),
  };
  const world = { ...app.world, auth: createAuth(app.world), signers };
  const scope = app.world.scopes.company(
    { userId: chair.userId, sessionId: chair.sessionId },
    null,
    'meeting-view',
  );
  const hash = (await read()).hash ?? '';
  const origin = { address: '198.51.100.20', userAgent: '' };
  const signed = await signElectronically(world, scope, origin, {
    ...{ meetingId, part: 'chair', hash, proof: byPassword },
  });
  expect(signed.state).toBe('locked');
  expect(asked).toBe(2);
  const file = await download();
  await expectSignatures(file, [true, true]);
  expect((await readSignatures(file)).map(({ issuer }) => issuer)).toEqual([
    expect.stringContaining('chứng thư nội bộ'),
    'CA công cộng',
  ]);
});

describe('by hand and electronically', () => {
  test('each signs their own way: the PDF keeps the one signature, the paper the other', async () => {
    (await sign(secretary, 'secretary')).value();
    const once = await download();
    app.clock.advance(60_000);
    expect(await scan(secretary, 'both')).toMatchObject(refusal('minutes_signed'));
    const locked = (await scan(chair, 'chair')).value();
    expect(locked).toMatchObject({
      state: 'locked',
      signatures: [
        { part: 'secretary', way: 'electronic', proof: 'password' },
        { part: 'chair', way: 'hand', proof: null },
      ],
    });
    expect((await download()).equals(once)).toBe(true);
    const { changes } = (await chair.call(listMinutesChanges, { params: { meetingId }, query: {} })).value();
    expect(changes.flatMap(({ act, after }) => (act === 'signed' ? [after] : []))).toEqual([
      'Chữ ký chủ tọa, trên bản quét',
      'Chữ ký thư ký, ký điện tử',
    ]);
  });

  test('also the paper first', async () => {
    (await scan(secretary, 'secretary')).value();
    expect((await read(secretary)).can.signElectronically).toEqual([]);
    expect(await sign(secretary, 'secretary')).toMatchObject(refusal('minutes_signed'));
    expect((await sign(chair, 'chair')).value().state).toBe('locked');
    await expectSignatures(await download(), [true]);
  });

  test('a PDF from before electronic signatures is signed by hand', async () => {
    await app.database.sql('delete from minutes_codes');
    expect((await read()).can).toMatchObject({ sign: ['chair'], signElectronically: [] });
    expect(await sign(chair, 'chair')).toMatchObject(refusal('minutes_not_signable'));
    (await scan(secretary, 'both')).value();
  });
});

describe('certificates', () => {
  const certificates = async (name: string) => {
    const rows = await app.database.sql<{ certificate: Buffer; sealed_key: Buffer | null }>(
      `select certificate, sealed_key from signing_certificates
       where name = $1 and company_id = (select company_id from meetings where id = $2) order by created_at`,
      [name, meetingId],
    );
    return rows.map((row) => ({ ...row, certificate: new X509Certificate(row.certificate) }));
  };

  test('are issued for documents by the authority of the company, which is made once', async () => {
    await Promise.all([sign(secretary, 'secretary'), sign(chair, 'chair')]);
    const authorities = await app.database.sql<{ certificate: Buffer; sealed_key: Buffer }>(
      `select certificate, sealed_key from signing_authorities
       where company_id = (select company_id from meetings where id = $1)`,
      [meetingId],
    );
    expect(authorities).toHaveLength(1);
    const authority = new X509Certificate(authorities[0]?.certificate ?? '');
    const [row] = await certificates('Ngô Trường Lễ');
    const own = row?.certificate;
    expect(own?.checkIssued(authority)).toBe(true);
    expect(own?.verify(authority.publicKey)).toBe(true);
    expect(authority.verify(authority.publicKey)).toBe(true);
    expect([authority.ca, own?.ca]).toEqual([true, false]);
    expect(own?.keyUsage).toEqual(['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4']);
    expect(own?.subject).toContain('CN=Ngô Trường Lễ');
    expect(own?.serialNumber).not.toBe(authority.serialNumber);
    expect(new Date(own?.validTo ?? '') < new Date(authority.validTo)).toBe(true);
    for (const sealed of [authorities[0]?.sealed_key, row?.sealed_key]) {
      expect(sealed?.length).toBeGreaterThan(1000);
      expect(sealed?.includes('PRIVATE KEY')).toBe(false);
    }
  });

  test('are used again, and replaced for a new name', async () => {
    (await sign(chair, 'chair')).value();
    meetingId = await givenMeeting('Giao ban xưởng tuần 48');
    (await sign(chair, 'chair')).value();
    expect(await certificates('Đặng Khánh Quỳnh')).toHaveLength(1);
    await app.database.sql('update users set display_name = $2 where id = $1', [
      chair.userId,
      'Đặng Thị Khánh Quỳnh',
    ]);
    meetingId = await givenMeeting('Giao ban xưởng tuần 49');
    (await sign(chair, 'chair')).value();
    expect((await readSignatures(await download())).map(({ name }) => name)).toEqual([
      'Đặng Thị Khánh Quỳnh',
    ]);
    expect(await certificates('Đặng Khánh Quỳnh')).toMatchObject([{ sealed_key: null }]);
  });

  test('of a person who leaves lose their key; what was signed stays valid', async () => {
    (await sign(secretary, 'secretary')).value();
    (await owner.call(removeMember, { params: { userId: secretary.userId } })).value();
    expect(await certificates('Ngô Trường Lễ')).toMatchObject([{ sealed_key: null }]);
    await expectSignatures(await download(chair), [true]);
  });

  test('whose keys another APP_SECRET sealed are replaced', async () => {
    (await sign(secretary, 'secretary')).value();
    await app.database.sql(
      `update signing_authorities set sealed_key = '\\x00112233445566778899aabbccddeeff00112233445566778899'`,
    );
    (await sign(chair, 'chair')).value();
    await expectSignatures(await download(), [true, true]);
  });
});
