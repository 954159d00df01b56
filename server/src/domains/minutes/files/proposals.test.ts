import * as lines from '@hopgon/contract/minutes/lines/routes';
import * as document from '@hopgon/contract/minutes/routes';
import { adoptMinutes, requestMinutesReview } from '@hopgon/contract/minutes/steps/routes';
import { updateCompanyTemplate } from '@hopgon/contract/minutes/templates/routes';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDocx } from '../../../platform/documents/read-docx.ts';
import { givenCompany, type Person } from '../../../testing/given.ts';
import { givenReadings } from '../../../testing/given-minutes.ts';
import { givenTemplate } from '../../../testing/given-template.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';

const waiting = 'Còn 2 đề xuất của máy chưa có người nhận.';

let app: TestApp;
let chair: Person;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp();
  ({ owner: chair } = await givenCompany(app, { owner: 'Trần Văn Hiếu' }));
  const template = await givenTemplate(
    chair,
    ...['{{Dự thảo}}', '{{#Các mục}}', '{{#Các dòng}}', '{{Nội dung}}', '{{/Các dòng}}', '{{/Các mục}}'],
    ...['{{#Kết luận}}', 'KL {{Nội dung}}', '{{/Kết luận}}'],
    ...['{{#Việc cần làm}}', 'VIỆC {{Nội dung}}', '{{/Việc cần làm}}'],
  );
  const params = { companyTemplateId: template.id };
  (await chair.call(updateCompanyTemplate, { params, body: { defaultFor: ['briefing'] } })).value();
  ({ meetingId } = await givenReadings(app, {
    chair,
    readings: [
      { kind: 'decision', text: 'Tăng ca hai tối', evidence: [1], state: 'approved' },
      { kind: 'decision', text: 'Dừng máy số ba', evidence: [2] },
      { kind: 'task', text: 'Mua chụp mới', evidence: [3], assigneeName: 'bên kho', deadline: '2026-11-24' },
    ],
  }));
  (await chair.call(document.draftMinutes, { params: { meetingId }, body: {} })).value();
});
afterAll(() => app.close());

async function download(query: string): Promise<string> {
  const { rawPayload } = await app.server.inject({
    url: `/api/v1/meetings/${meetingId}/minutes/file?${query}`,
    headers: { authorization: `Bearer ${chair.token}` },
  });
  if (query.includes('docx')) return readDocx(rawPayload, 100_000) ?? '';
  if (!query.includes('pdf')) return rawPayload.toString();
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
    mergePages: true,
  });
  return text.replace(/\s+/g, ' ');
}

const readDraft = async () => {
  const { minutes } = (await chair.call(document.readMinutes, { params: { meetingId } })).value();
  if (!minutes) throw new Error('there are no minutes');
  return minutes;
};

const proposed = {
  decision: 'Có thể là kết luận: Dừng máy số ba.',
  task: 'Có thể là việc cần làm: Mua chụp mới (bên kho, hạn 24/11/2026).',
};

test.each(['format=pdf', 'format=docx&layout=standard', 'format=md'])(
  'a draft says apart what a machine read and nobody took: %s',
  async (query) => {
    const text = (await download(query)).replaceAll('**', '');
    expect(text).toContain('Kết luận: Tăng ca hai tối.');
    const apart = text.slice(text.indexOf('Đề xuất của máy, chưa có người nhận:'));
    expect(apart).toContain(proposed.decision);
    expect(apart).toContain(proposed.task);
    expect(text).toContain(waiting);
    expect(text).not.toMatch(/Kết luận: Dừng máy|Việc cần làm: Mua/);
  },
);

test.each(['format=txt', 'format=docx&layout=own'])(
  'a form without a place for proposals says only how many wait: %s',
  async (query) => {
    const text = await download(query);
    expect(text).toContain('Tăng ca hai tối');
    expect(text).toContain(waiting);
    expect(text).not.toMatch(/Dừng máy|Mua chụp/);
  },
);

test('JSON has proposals beside the lines', async () => {
  const file: { sections: Record<'lines' | 'proposals', { text: string }[]>[] } = JSON.parse(
    await download('format=json'),
  );
  const { sections } = file;
  const textsOf = (of: 'lines' | 'proposals') =>
    sections.flatMap((section) => section[of]).map(({ text }) => text);
  expect(textsOf('lines')).toEqual(['Tăng ca hai tối']);
  expect(textsOf('proposals')).toEqual(['Dừng máy số ba', 'Mua chụp mới']);
});

test('nothing is adopted while a proposal waits; what a person took is said as theirs', async () => {
  const params = { meetingId };
  const { revision } = (await chair.call(requestMinutesReview, { params, body: {} })).value();
  expect((await chair.call(adoptMinutes, { params, body: { revision } })).code).toBe('minutes_unaccepted');
  const { sections } = await readDraft();
  const [, machine] = sections.flatMap((section) => section.lines);
  const taken = { id: machine?.id ?? '', version: machine?.version ?? 0 };
  (await chair.call(lines.acceptMinutesLines, { params, body: { lines: [taken] } })).value();
  const text = await download('format=txt');
  expect(text).toContain('2. Dừng máy số ba');
  expect(text).toContain('Còn 1 đề xuất của máy chưa có người nhận.');
});
