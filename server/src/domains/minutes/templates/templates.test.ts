import * as derived from '@hopgon/contract/minutes/derived/routes';
import { renderMinutesFile } from '@hopgon/contract/minutes/files/routes';
import { draftMinutes, readMinutes, updateMinutes } from '@hopgon/contract/minutes/routes';
import { correctMinutes } from '@hopgon/contract/minutes/steps/routes';
import * as templates from '@hopgon/contract/minutes/templates/routes';
import type { TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import { pathOf } from '@hopgon/contract/route';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { day } from '../../../platform/clock/durations.rules.ts';
import { readDocx } from '../../../platform/documents/read-docx.ts';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { givenAdoptedMinutes, givenReadings } from '../../../testing/given-minutes.ts';
import { docxOf, fileForm, givenTemplate } from '../../../testing/given-template.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { deleteUnusedMinutesFiles } from '../files/delete-unused-minutes-files.ts';

let app: TestApp;
let owner: Person;
let member: Person;
let outsider: Person;

beforeAll(async () => {
  app = await startTestApp();
  const company = await givenCompany(app, {
    owner: 'Trần Văn Hiếu',
    members: ['Nguyễn Thị Mai', 'Lê Quốc Bảo'],
  });
  owner = company.owner;
  member = company.people['Nguyễn Thị Mai'];
  outsider = company.people['Lê Quốc Bảo'];
});
afterAll(() => app.close());

const upload = (
  file: Uint8Array,
  { form = 'minutes', name = 'Mẫu nhà.docx' }: { readonly form?: TemplateForm; readonly name?: string } = {},
) => owner.call(templates.createCompanyTemplate, { params: { form } }, fileForm(file, name));
const given = (...paragraphs: string[]) => givenTemplate(owner, ...paragraphs);
const replace = (companyTemplateId: string, file: Uint8Array) =>
  owner.call(templates.replaceCompanyTemplate, { params: { companyTemplateId } }, fileForm(file, 'b.docx'));
const remove = (companyTemplateId: string) =>
  owner.call(templates.deleteCompanyTemplate, { params: { companyTemplateId } });
const list = async (person = owner) => (await person.call(templates.listCompanyTemplates, {})).value();

async function download(
  person: Person,
  path: string,
): Promise<{ status: number; name: string; text: string }> {
  const reply = await app.server.inject({
    url: path,
    headers: { authorization: `Bearer ${person.token}` },
  });
  return {
    status: reply.statusCode,
    name: decodeURIComponent(String(reply.headers['content-disposition'])),
    text: readDocx(reply.rawPayload, 100_000) ?? '',
  };
}
const minutesFile = (person: Person, meetingId: string, more = '') =>
  download(person, `${pathOf(renderMinutesFile, { meetingId })}?format=docx${more}`);

const meeting = async (): Promise<string> => {
  const participants = [{ userId: member.userId, role: 'attendee' as const }];
  return (await givenReadings(app, { chair: owner, participants })).meetingId;
};
const minutesOf = async (meetingId: string) => {
  const { minutes } = (await owner.call(readMinutes, { params: { meetingId } })).value();
  if (!minutes) throw new Error('there are no minutes');
  return minutes;
};

test('a template is checked, stored, listed for everybody, opened, and shown with an example', async () => {
  const file = await docxOf('Số: {{Số}}', '{{TRÍCH YẾU}}', '{{#Kết luận}}', '{{Nội dung}}', '{{/Kết luận}}');
  const { template, check } = (await upload(file)).value();
  expect(check).toEqual({
    known: ['Số', 'Trích yếu', 'Kết luận', 'Nội dung'],
    unknown: [],
    missing: expect.arrayContaining(['Chủ trì', 'Thư ký', 'Địa điểm']),
    problems: [],
  });
  expect(template).toMatchObject({ form: 'minutes', name: 'Mẫu nhà', version: 1, check, defaultFor: [] });
  expect(await list(member)).toEqual({ templates: [template], can: { edit: false } });
  const path = pathOf(templates.openCompanyTemplate, { companyTemplateId: template?.id ?? '' });
  expect((await download(owner, path)).text).toContain('{{TRÍCH YẾU}}');
  const shown = await download(owner, `${path}?filled=yes`);
  expect(shown.name).toContain('Xem thử - Mẫu nhà.docx');
  expect(shown.text).toContain('Số: 12/BB-VD\nHỌP GIAO BAN TUẦN 47\nGiao 16 bộ còn lại');
  expect((await download(member, path)).status).toBe(403);
  await remove(template?.id ?? '');
});

test.each(['minutes', 'notice', 'extract', 'resolution'] as const)(
  'the example template of %s can be uploaded as it is',
  async (form) => {
    const reply = await app.server.inject({
      url: pathOf(templates.renderExampleTemplate, { form }),
      headers: { authorization: `Bearer ${member.token}` },
    });
    const { template, check } = (await upload(reply.rawPayload, { form })).value();
    expect(check).toMatchObject({ unknown: [], missing: [], problems: [] });
    await remove(template?.id ?? '');
  },
);

test('what cannot be filled is named and not stored', async () => {
  const { template, check } = (
    await upload(await docxOf('{{Trich yeu}} {{Sô}} {{Tên cuộc họp mới}}', '{{Hạn}}'))
  ).value();
  expect(template).toBeNull();
  expect(check.unknown).toEqual([{ written: 'Tên cuộc họp mới', near: null }]);
  expect(check.problems).toEqual(['{{Hạn}} chỉ dùng được giữa {{#Việc cần làm}} và {{/Việc cần làm}}.']);
  expect((await list()).templates).toEqual([]);
});

test('a hostile file is refused in words', async () => {
  const parts = unzipSync(await docxOf('{{Số}}'));
  parts['word/vbaProject.bin'] = strToU8('x');
  const replies = [
    await upload(strToU8('không phải Word')),
    await upload(zipSync(parts), { name: 'a.docm' }),
    await upload(Buffer.alloc(5 * 1024 * 1024 + 1)),
  ];
  expect(replies.map(({ code }) => code)).toEqual([
    ...['minutes_template_refused', 'minutes_template_refused', 'payload_too_large'],
  ]);
  expect(replies[0]?.body).toMatchObject({
    error: 'Không dùng được mẫu này: tệp không phải là văn bản Word (.docx).',
  });
});

test('a default is taken by new minutes of its kind, and another default takes its place', async () => {
  const first = await given('A {{Số}}');
  const second = await given('B {{Số}}');
  const set = (companyTemplateId: string, defaultFor: ('briefing' | 'company' | 'notice')[]) =>
    owner.call(templates.updateCompanyTemplate, { params: { companyTemplateId }, body: { defaultFor } });
  (await set(first.id, ['briefing', 'company'])).value();
  expect((await set(first.id, ['notice'])).code).toBe('minutes_template_use');
  (await set(second.id, ['briefing'])).value();
  expect((await list()).templates.map(({ defaultFor }) => defaultFor)).toEqual([['company'], ['briefing']]);
  const meetingId = await meeting();
  const draft = (await owner.call(draftMinutes, { params: { meetingId }, body: {} })).value();
  expect(draft.ownTemplate).toEqual({ id: second.id, name: 'Mẫu nhà', version: null });
  const file = await minutesFile(owner, meetingId);
  expect(file.name).toContain('Dự thảo biên bản');
  expect(file.text).toMatch(/^DỰ THẢO\nB ……\/BB\n/);
  expect((await minutesFile(owner, meetingId, '&layout=standard')).text).toContain('Thành phần tham dự');

  const head = (ownTemplateId: string | null, version: number) =>
    owner.call(updateMinutes, { params: { meetingId }, body: { version, ownTemplateId } });
  expect((await head(meetingId, draft.version)).code).toBe('minutes_template_not_found');
  const standard = (await head(null, draft.version)).value();
  expect(standard.ownTemplate).toBeNull();
  expect((await minutesFile(owner, meetingId)).text).toContain('Thành phần tham dự');
  (await head(first.id, standard.version)).value();
  await remove(first.id);
  expect((await minutesOf(meetingId)).ownTemplate).toBeNull();
  await remove(second.id);
});

test('minutes of a body the law has rules for have the standard layout alone', async () => {
  const template = await given('Nhà {{Số}}');
  const params = { companyTemplateId: template.id };
  const set = (defaultFor: ('briefing' | 'board')[]) =>
    owner.call(templates.updateCompanyTemplate, { params, body: { defaultFor } });
  expect((await set(['briefing', 'board'])).code).toBe('minutes_template_legal');
  (await set(['briefing'])).value();
  const meetingId = await meeting();
  const draft = (await owner.call(draftMinutes, { params: { meetingId }, body: {} })).value();
  expect(draft.ownTemplate).toMatchObject({ id: template.id });
  const body = { version: draft.version, template: 'board' as const };
  const wanted = { ...body, ownTemplateId: template.id };
  expect((await owner.call(updateMinutes, { params: { meetingId }, body: wanted })).code).toBe(
    'minutes_template_legal',
  );
  const legal = (await owner.call(updateMinutes, { params: { meetingId }, body })).value();
  expect(legal.ownTemplate).toBeNull();
  expect((await minutesFile(owner, meetingId)).text).not.toContain('Nhà ');
  await remove(template.id);
});

test('adopted minutes keep the version they were adopted with; drafts get the new one', async () => {
  const template = await given('Bản cũ {{Số}}', '{{#Kết luận}}- {{Nội dung}}{{/Kết luận}}');
  const params = { companyTemplateId: template.id };
  (await owner.call(templates.updateCompanyTemplate, { params, body: { defaultFor: ['briefing'] } })).value();
  const meetingId = await meeting();
  await givenAdoptedMinutes(owner, meetingId);
  expect((await minutesOf(meetingId)).ownTemplate).toMatchObject({ id: template.id, version: 1 });

  const { template: replaced } = (await replace(template.id, await docxOf('Bản mới {{Số}}'))).value();
  expect(replaced).toMatchObject({
    id: template.id,
    version: 2,
    fileName: 'b.docx',
    defaultFor: ['briefing'],
  });
  const adopted = async () => (await minutesFile(member, meetingId)).text;
  expect(await adopted()).toMatch(/^Bản cũ \d+\/BB\n- Thống nhất tăng ca/);
  const other = await meeting();
  await owner.call(draftMinutes, { params: { meetingId: other }, body: {} });
  expect((await minutesFile(owner, other)).text).toContain('Bản mới');

  await replace(template.id, await docxOf('Bản ba {{Số}}'));
  expect(await versions(template.id)).toEqual([1, 3]);
  await remove(template.id);
  expect(await versions(template.id)).toEqual([1]);
  expect((await replace(template.id, await docxOf('{{Số}}'))).code).toBe('minutes_template_not_found');
  const later = { now: () => new Date(Date.now() + 2 * day) };
  await deleteUnusedMinutesFiles({ ...app.world, clock: later });
  expect(await adopted()).toContain('Bản cũ');
  expect((await minutesFile(owner, other)).text).toContain('Thành phần tham dự');

  await app.database.sql(`update minutes set state = 'locked', locked_at = now() where meeting_id = $1`, [
    meetingId,
  ]);
  const corrected = (await owner.call(correctMinutes, { params: { meetingId } })).value();
  expect(corrected.ownTemplate).toBeNull();
});

const versions = async (templateId: string): Promise<number[]> => {
  const rows = await app.database.sql<{ number: number }>(
    'select number from minutes_template_versions where template_id = $1 order by number',
    [templateId],
  );
  return rows.map(({ number }) => number);
};

test('a document written from minutes has a template of its own form', async () => {
  const meetingId = await meeting();
  await givenAdoptedMinutes(owner, meetingId);
  await app.database.sql(`update minutes set state = 'locked', locked_at = now() where meeting_id = $1`, [
    meetingId,
  ]);
  const forMinutes = await given('{{Số}}');
  const file = await docxOf(
    '{{Số}} căn cứ {{Căn cứ}}',
    '{{#Các điều}}',
    'Điều {{STT}}. {{Nội dung}}',
    '{{/Các điều}}',
  );
  const { template } = (await upload(file, { form: 'resolution' })).value();
  const lineIds = (await minutesOf(meetingId)).sections.flatMap(({ lines }) => lines.map(({ id }) => id));
  const create = (ownTemplateId?: string | null) =>
    owner.call(derived.createDerivedDocument, {
      params: { meetingId },
      body: { kind: 'resolution', title: 'Về tăng ca', lineIds, ownTemplateId },
    });
  expect((await create(forMinutes.id)).code).toBe('minutes_template_not_found');
  expect((await create()).value().ownTemplate).toBeNull();
  const { id: derivedId } = (await create(template?.id)).value();
  const params = { meetingId, derivedId };
  const path = `${pathOf(derived.renderDerivedFile, params)}?format=docx`;
  expect((await download(owner, path)).text).toMatch(/^DỰ THẢO\n……\/NQ căn cứ Biên bản số/);
  const issued = (await owner.call(derived.publishDerivedDocument, { params })).value();
  expect(issued.ownTemplate).toMatchObject({ id: template?.id, version: 1 });
  await remove(template?.id ?? '');
  expect((await download(member, path)).text).toMatch(/^01\/NQ căn cứ .*\nĐiều 1\. Thống nhất tăng ca\.\n/);
  expect((await download(member, `${path}&layout=standard`)).text).toContain('QUYẾT NGHỊ:');
  await remove(forMinutes.id);
});

test('of a closed meeting nobody else gets a file, whatever its layout', async () => {
  const template = await given('{{Trích yếu}}');
  const params = { companyTemplateId: template.id };
  (await owner.call(templates.updateCompanyTemplate, { params, body: { defaultFor: ['briefing'] } })).value();
  const meetingId = await meeting();
  await givenAdoptedMinutes(owner, meetingId);
  await app.database.sql(`update meetings set visibility = 'closed' where id = $1`, [meetingId]);
  expect((await minutesFile(owner, meetingId)).text).toContain('Giao ban xưởng');
  expect(await minutesFile(outsider, meetingId)).toMatchObject({ status: 404, text: '' });
});

test('what a company may store counts its templates', async () => {
  const { papersQuota } = app.world.config;
  await app.database.sql('update minutes_template_versions set size = $1', [papersQuota]);
  expect(await upload(await docxOf('{{Số}}'))).toMatchObject({ code: 'papers_quota_full' });
});
