import { deleteTerm, listTerms, saveTerms, updateTerm } from '@hopgon/contract/glossary/routes';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type CompanyOf, givenCompany } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Mai' | 'Hà'>;

beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  company = await givenCompany(app, { members: ['Mai'], admins: ['Hà'] });
});
afterAll(() => app.close());

const terms = async () => (await company.people.Mai.call(listTerms)).value().terms;
const shown = async () => (await terms()).map(({ written, spoken, state }) => [written, spoken, state]);
const add = (person: CompanyOf<'Mai'>['owner'], written: string, ...spoken: string[]) =>
  person.call(saveTerms, { body: { terms: [{ written, spoken }] } });

test('owner and admins add terms; a written form that is there gains the spoken forms it lacks', async () => {
  expect((await add(company.people.Hà, 'API', 'ép pi ai')).value()).toEqual({
    ...{ added: 1, extended: 0, isProposal: false },
  });
  expect((await add(company.owner, 'API', 'Ép Pi Ai', 'ây pi ai')).value()).toMatchObject({ extended: 1 });
  expect((await add(company.owner, 'API', 'ây pi ai')).value()).toMatchObject({ added: 0, extended: 0 });
  expect(await shown()).toEqual([['API', ['ép pi ai', 'ây pi ai'], 'active']]);
});

test('a member proposes; accepted, the proposal becomes part of the term of its written form', async () => {
  (await add(company.owner, 'Bình Xuyên', 'bình chuyên')).value();
  expect((await add(company.people.Mai, 'Bình Xuyên', 'bình xuyến')).value()).toMatchObject({
    isProposal: true,
  });
  (await add(company.people.Mai, 'Mây Ngàn', 'may ngàn')).value();
  const [first, second] = await terms();
  expect([first?.state, second?.state]).toEqual(['proposed', 'proposed']);
  const accept = (person: CompanyOf<'Mai'>['owner'], termId = '') =>
    person.call(updateTerm, { params: { termId }, body: { version: 1, accept: true } });
  expect(await accept(company.people.Mai, first?.id)).toMatchObject(refusal('not_allowed'));
  (await accept(company.people.Hà, first?.id)).value();
  (await accept(company.people.Hà, second?.id)).value();
  expect(await shown()).toEqual([
    ['Bình Xuyên', ['bình chuyên', 'bình xuyến'], 'active'],
    ['Mây Ngàn', ['may ngàn'], 'active'],
  ]);
});

test('a term is changed and deleted on the version one saw, by who may', async () => {
  (await add(company.owner, 'KPI', 'ca pi ai')).value();
  (await add(company.owner, 'OKR', 'o ca rờ')).value();
  const [kpi] = await terms();
  const params = { termId: kpi?.id ?? '' };
  const change = (body: Record<string, unknown>) =>
    company.people.Hà.call(updateTerm, { params, body: { version: 1, ...body } });
  expect(await change({ written: 'OKR' })).toMatchObject(refusal('term_exists'));
  expect((await change({ spoken: ['ca pi ai', 'kê pi ai'], asks: true })).value()).toMatchObject({
    ...{ written: 'KPI', spoken: ['ca pi ai', 'kê pi ai'], asks: true, version: 2 },
  });
  expect(await change({ asks: false })).toMatchObject(refusal('version_stale'));
  expect(await company.people.Mai.call(deleteTerm, { params, query: { version: 2 } })).toMatchObject(
    refusal('not_allowed'),
  );
  (await company.people.Hà.call(deleteTerm, { params, query: { version: 2 } })).value();
  expect(await shown()).toEqual([['OKR', ['o ca rờ'], 'active']]);
});

test('what holds no word is no form', async () => {
  expect(await add(company.owner, 'API', ' … ')).toMatchObject({ status: 422 });
});
