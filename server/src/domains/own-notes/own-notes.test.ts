import { updateCompany } from '@hopgon/contract/company-settings/routes';
import { listNotifications } from '@hopgon/contract/notifications/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany, givenSession } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';
import { createOwnNote } from './create-own-note.ts';
import { deleteOwnNote } from './delete-own-note.ts';
import { listOwnNotes } from './list-own-notes.ts';
import { sendDueNote } from './send-due-note.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;

beforeAll(async () => {
  app = await startTestApp();
  app.clock.set('2026-11-26T08:30:00+07:00');
  company = await givenCompany(app, { members: ['Lê Thị Bình'] });
  (
    await company.owner.call(updateCompany, { body: { version: 1, settings: { chatAccess: 'members' } } })
  ).value();
});
afterAll(() => app.close());

const scopeOf = (person: { readonly userId: string }) =>
  app.world.scopes.company({ ...company.owner, ...person }, company.companyId, 'chat');
const remind = (noteId: string) => sendDueNote(app.world, app.world.scopes.job(company.companyId), noteId);
const bells = async () => {
  const person = await givenSession(app, company.owner);
  const { notifications } = (await person.call(listNotifications)).value();
  return notifications.filter(({ kind }) => kind === 'own-reminder').map(({ text }) => text);
};
const soon = { text: 'Gọi bảo hiểm', remindAt: new Date('2026-11-26T16:30:00+07:00') };

test('a note with a time reminds its person then, once, also by a clock that is a little behind', async () => {
  const { id } = await createOwnNote(app.world, scopeOf(company.owner), soon);
  await remind(id);
  expect(await bells()).toEqual([]);
  app.clock.set('2026-11-26T16:29:58+07:00');
  await remind(id);
  await remind(id);
  expect(await bells()).toEqual(['Nhắc bạn: Gọi bảo hiểm']);
});

test('a note is its person’s alone, and one that was deleted reminds nobody', async () => {
  const { id } = await createOwnNote(app.world, scopeOf(company.owner), { text: 'Riêng', remindAt: null });
  const binh = scopeOf(company.people['Lê Thị Bình']);
  expect((await listOwnNotes(binh)).map(({ text }) => text)).toEqual([]);
  expect(await deleteOwnNote(binh, id)).toBe(false);
  expect(await deleteOwnNote(scopeOf(company.owner), id)).toBe(true);
  await remind(id);
});
