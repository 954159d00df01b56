import { createHash } from 'node:crypto';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { readMinutes } from '@hopgon/contract/minutes/routes';
import { signMinutesElectronically } from '@hopgon/contract/minutes/signing/routes';
import * as steps from '@hopgon/contract/minutes/steps/routes';
import { formatMinutesCode, parseMinutesCode } from '@hopgon/contract/minutes/verification/code';
import { findMeetingOfCode, verifyMinutes } from '@hopgon/contract/minutes/verification/routes';
import type { VerifiedMinutes } from '@hopgon/contract/minutes/verification/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { minutes as minutesLater } from '../../../testing/fake-clock.ts';
import { givenCompany, type Person, password } from '../../../testing/given.ts';
import { givenAdoptedMinutes } from '../../../testing/given-minutes.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
let owner: Person;
let chair: Person;
let outsider: Person;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T10:40:00+07:00');
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Đặng Khánh Quỳnh', 'Phạm Anh Tuấn'],
  });
  owner = company.owner;
  chair = company.people['Đặng Khánh Quỳnh'];
  outsider = company.people['Phạm Anh Tuấn'];
});

const secretTitle = 'Tái cơ cấu phòng Kế toán';

async function givenMinutes(): Promise<{ params: { meetingId: string }; code: string }> {
  const body = {
    ...{ title: secretTitle, allowClashes: true },
    ...{ startsAt: '2026-11-20T01:30:00Z', endsAt: '2026-11-20T02:15:00Z' },
  };
  const { id } = (await chair.call(createMeeting, { body })).value();
  await givenAdoptedMinutes(chair, id);
  return { params: { meetingId: id }, code: (await read(id)).code ?? '' };
}

async function read(meetingId: string) {
  const { minutes } = (await chair.call(readMinutes, { params: { meetingId } })).value();
  if (!minutes) throw new Error('no minutes are shown');
  return minutes;
}

let network = 0;
const nextNetwork = () => {
  network += 1;
  return network;
};
/** Each caller from a network of their own, without a session. */
const verify = (code: string, address = `198.51.100.${nextNetwork()}`) =>
  app.call(verifyMinutes, { body: { code } }, { address });

async function sign(meetingId: string, part: 'chair' | 'secretary') {
  const body = {
    hash: (await read(meetingId)).hash ?? '',
    proof: { by: 'password' as const, password },
  };
  return (await chair.call(signMinutesElectronically, { params: { meetingId, part }, body })).value();
}

describe('a code', () => {
  test('says to a stranger which document it is and how to know its file, and nothing of its content', async () => {
    const { params, code } = await givenMinutes();
    const adopted = await read(params.meetingId);
    const waiting = (await verify(code)).value();
    expect(waiting).toEqual<VerifiedMinutes>({
      companyName: adopted.companyName,
      ...{ number: '01/BB', edition: 1, state: 'adopted', adoptedOn: '2026-11-20', lockedOn: null },
      ...{ replacedBy: null, hash: adopted.hash ?? '', signatures: [] },
    });
    await sign(params.meetingId, 'secretary');
    app.clock.advance(60_000);
    const locked = await sign(params.meetingId, 'chair');
    const reply = await verify(code);
    expect(reply.value()).toMatchObject({
      ...{ state: 'locked', lockedOn: '2026-11-20' },
      signatures: [
        { part: 'secretary', way: 'electronic', certificate: expect.stringMatching(/^[0-9a-f]{64}$/) },
        { part: 'chair', way: 'electronic', hash: locked.fileHash },
      ],
    });
    const said = JSON.stringify(reply.body);
    for (const secret of [secretTitle, 'Đặng Khánh Quỳnh', params.meetingId, chair.userId, 'tăng ca'])
      expect(said).not.toContain(secret);
  });

  test('is in the file, as text and as the hash the reply knows it by', async () => {
    const { params, code } = await givenMinutes();
    const { rawPayload } = await app.server.inject({
      url: `/api/v1/meetings/${params.meetingId}/minutes/file?format=pdf`,
      headers: { authorization: `Bearer ${chair.token}` },
    });
    const { hash } = (await verify(code)).value();
    expect(createHash('sha256').update(rawPayload).digest('hex')).toBe(hash);
    expect(rawPayload.toString('latin1')).toContain(formatMinutesCode(code));
  });

  test('of minutes that went back to comments says so, for ever; those adopted again have a new one', async () => {
    const { params, code } = await givenMinutes();
    (await chair.call(steps.reopenMinutes, { params, body: {} })).value();
    expect((await verify(code)).value()).toMatchObject({ state: 'reopened', signatures: [] });
    const { revision } = await read(params.meetingId);
    (await chair.call(steps.adoptMinutes, { params, body: { revision } })).value();
    await sign(params.meetingId, 'chair');
    const { code: next } = await read(params.meetingId);
    expect(next).not.toBe(code);
    expect((await verify(code)).value()).toMatchObject({
      state: 'reopened',
      signatures: [],
      number: '01/BB',
    });
    expect((await verify(next ?? '')).value()).toMatchObject({
      state: 'adopted',
      signatures: [{ part: 'chair' }],
    });
  });

  test('of cancelled minutes says so, and of corrected ones which number is to be used', async () => {
    const cancelled = await givenMinutes();
    (await chair.call(steps.cancelMinutes, { params: cancelled.params, query: {} })).value();
    expect((await verify(cancelled.code)).value()).toMatchObject({ state: 'void', number: '01/BB' });
    const { params, code } = await givenMinutes();
    await sign(params.meetingId, 'secretary');
    await sign(params.meetingId, 'chair');
    (await chair.call(steps.correctMinutes, { params })).value();
    expect((await verify(code)).value()).toMatchObject({ state: 'locked', replacedBy: null });
    (await chair.call(steps.requestMinutesReview, { params, body: {} })).value();
    const { revision } = await read(params.meetingId);
    (await chair.call(steps.adoptMinutes, { params, body: { revision } })).value();
    expect((await verify(code)).value()).toMatchObject({ state: 'locked', replacedBy: '03/BB' });
  });

  test('that nobody gave is unknown, and one network may not ask for many', async () => {
    expect(await verify('BCFGHJKLMNPQRSTV')).toMatchObject(refusal('minutes_code_not_found'));
    for (let round = 0; round < 60; round += 1) await verify('BCFGHJKLMNPQRSTV', '203.0.113.9');
    const { code } = await givenMinutes();
    expect((await verify(code, '203.0.113.9')).status).toBe(429);
    expect((await verify(code, '203.0.113.10')).status).toBe(200);
    app.clock.advance(minutesLater(11));
    expect((await verify(code, '203.0.113.9')).status).toBe(200);
  });

  test.each([
    ['7K4M-9Q2X-BFHT-3N6P', '7K4M9Q2XBFHT3N6P'],
    [' 7k4m 9q2x bfht 3n6p. ', '7K4M9Q2XBFHT3N6P'],
    ['7K4M9Q2XBFHT3N6', null],
    ['7K4M-9Q2X-BFHT-3N6A', null],
    ['', null],
  ])('is read as it is typed: %j', (typed, code) => {
    expect(parseMinutesCode(typed)).toBe(code);
  });
});

describe('the meeting of a code', () => {
  const find = (person: Person, code: string) => person.call(findMeetingOfCode, { body: { code } });

  test.each([
    { privacy: 'for the invited', visibility: 'invited' },
    { privacy: 'closed', visibility: 'closed' },
  ])('is named to its own people alone: $privacy', async ({ visibility }) => {
    const { params, code } = await givenMinutes();
    await app.database.sql('update meetings set visibility = $2 where id = $1', [
      params.meetingId,
      visibility,
    ]);
    expect((await find(chair, code)).value()).toEqual({ ...params, edition: 1, title: secretTitle });
    for (const person of [owner, outsider])
      expect(await find(person, code)).toMatchObject(refusal('minutes_code_not_found'));
    const stranger = await givenCompany(app, { owner: 'Lê Quốc Bảo' });
    expect(await find(stranger.owner, code)).toMatchObject(refusal('minutes_code_not_found'));
    expect((await verify(code)).value().number).toBe('01/BB');
  });
});
