import { saveTerms } from '@hopgon/contract/glossary/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import type { BodyOf } from '@hopgon/contract/route';
import { searchCompany } from '@hopgon/contract/search/routes';
import {
  applyGlossary,
  listGlossaryPlaces,
  previewGlossary,
  resolveGlossaryPlaces,
} from '@hopgon/contract/transcripts/glossary/routes';
import {
  createTranscript,
  listTurnCorrections,
  listTurns,
  updateTurn,
} from '@hopgon/contract/transcripts/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { refusal } from '../../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const said = [
  'Gọi ép pi ai của Mây ngàn.',
  'Việc an toàn giao anh Bình.',
  'Ép pi ai xong thứ Sáu, ép pi ai hai sau.',
];
const text = said.map((line, place) => `${place % 2 === 0 ? 'An' : 'Bình'}: ${line}`).join('\n');
const glossary = [
  { written: 'API', spoken: ['ép pi ai'] },
  { written: 'Mây Ngàn', spoken: ['mây ngàn'] },
  { written: 'An', spoken: ['an'] },
];

async function given({ isEmpty = false } = {}) {
  const { owner, people } = await givenCompany(app, { members: ['Mai'] });
  const teach = () => owner.call(saveTerms, { body: { terms: glossary } });
  if (!isEmpty) (await teach()).value();
  const meeting = {
    title: 'Giao ban',
    startsAt: '2026-11-20T07:00:00Z',
    endsAt: '2026-11-20T08:00:00Z',
    allowClashes: true,
    participants: [{ userId: people.Mai.userId, role: 'attendee' as const }],
  };
  const { id: meetingId } = (await owner.call(createMeeting, { body: meeting })).value();
  const { id: transcriptId } = (await owner.call(createTranscript, { body: { meetingId, text } })).value();
  return { owner, mai: people.Mai, params: { transcriptId }, teach };
}
type Params = Awaited<ReturnType<typeof given>>['params'];
const texts = async (person: Person, params: Params) =>
  (await person.call(listTurns, { params })).value().turns.map((turn) => turn.text);
const places = async (person: Person, params: Params) =>
  (await person.call(listGlossaryPlaces, { params })).value();

const written = ['Gọi API của Mây Ngàn.', said[1], 'API xong thứ Sáu, API hai sau.'];

test('an import is written as the glossary has it: each change is a correction, what may mean else a proposal', async () => {
  const { owner, mai, params } = await given();
  expect(await texts(mai, params)).toEqual(written);
  const [first] = (await mai.call(listTurns, { params })).value().turns;
  expect(first).toMatchObject({ original: said[0], corrections: 1 });
  expect(
    (await mai.call(listTurnCorrections, { params, query: { index: 0 } })).value().corrections,
  ).toMatchObject([
    { number: 1, before: said[0], after: written[0], byGlossary: true, by: { userId: owner.userId } },
  ]);
  const { turns, ...counts } = await places(mai, params);
  expect(counts).toEqual({ applied: 4, proposed: 1 });
  expect(turns[1]).toMatchObject({
    index: 1,
    places: [{ at: 5, found: 'an', written: 'An', state: 'proposed' }],
  });
  const { said: found } = (
    await mai.call(searchCompany, { query: { query: 'api thứ sáu', kinds: 'said' } })
  ).value();
  expect(found.map((passage) => passage.text)).toEqual([written[2]]);
});

test('a place is undone alone, and everything at once', async () => {
  const { owner, params } = await given();
  const [, , third] = (await places(owner, params)).turns;
  const place = { index: 2, at: third?.places[1]?.at ?? 0, found: 'ép pi ai' };
  const resolve = (body: BodyOf<typeof resolveGlossaryPlaces>) =>
    owner.call(resolveGlossaryPlaces, { params, body });
  expect((await resolve({ act: 'reject', places: [place] })).value()).toEqual({ changed: 1 });
  expect(await texts(owner, params)).toEqual([...written.slice(0, 2), 'API xong thứ Sáu, ép pi ai hai sau.']);
  expect((await resolve({ act: 'reject', places: 'applied' })).value()).toEqual({ changed: 3 });
  expect(await texts(owner, params)).toEqual(said);
  const { turns } = (await owner.call(listTurns, { params })).value();
  expect(turns.map(({ original }) => original)).toEqual([null, null, null]);
  expect((await owner.call(applyGlossary, { params })).value(), 'what was undone stays so').toEqual({
    ...{ applied: 0, proposed: 0 },
  });
  expect((await resolve({ act: 'apply', places: 'proposed' })).value()).toEqual({ changed: 1 });
  expect((await texts(owner, params))[1]).toBe('Việc An toàn giao anh Bình.');
});

test('a transcript that was there is previewed, then changed', async () => {
  const { owner, mai, params, teach } = await given({ isEmpty: true });
  expect(await places(owner, params)).toEqual({ turns: [], applied: 0, proposed: 0 });
  (await teach()).value();
  const preview = (await owner.call(previewGlossary, { params })).value();
  expect(preview).toMatchObject({ applied: 4, proposed: 1 });
  expect(preview.turns[0]).toMatchObject({
    text: said[0],
    places: [
      { at: 4, found: 'ép pi ai', written: 'API', state: 'applied' },
      { at: 17, found: 'Mây ngàn', written: 'Mây Ngàn', state: 'applied' },
    ],
  });
  expect(await texts(owner, params)).toEqual(said);
  expect(await mai.call(applyGlossary, { params })).toMatchObject(refusal('not_allowed'));
  expect((await owner.call(applyGlossary, { params })).value()).toEqual({ applied: 4, proposed: 1 });
  expect(await texts(owner, params)).toEqual(written);
});

test('what a person corrects by hand stays as they wrote it, and the other places with it', async () => {
  const { owner, params } = await given();
  const byHand = 'Xin gọi API của nhà máy.';
  (await owner.call(updateTurn, { params, body: { index: 0, text: byHand, corrections: 1 } })).value();
  const { turns } = await places(owner, params);
  expect(turns[0]).toMatchObject({ text: byHand, places: [{ at: 8, written: 'API' }] });
  (await owner.call(resolveGlossaryPlaces, { params, body: { act: 'reject', places: 'applied' } })).value();
  expect((await texts(owner, params))[0]).toBe('Xin gọi ép pi ai của nhà máy.');
});
