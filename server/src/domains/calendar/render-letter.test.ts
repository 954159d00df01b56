import { renderInvitationLetter } from '@hopgon/contract/calendar/routes';
import { createMeeting } from '@hopgon/contract/meetings/routes';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CompanyOf, givenCompany } from '../../testing/given.ts';
import { refusal } from '../../testing/reply.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let company: CompanyOf<'Lê Thị Bình'>;
let meetingId: string;

beforeAll(async () => {
  app = await startTestApp();
  company = await givenCompany(app, {
    owner: 'Nguyễn Văn An',
    members: ['Lê Thị Bình'],
    name: 'Gỗ Vân & Bạn',
  });
  const body = {
    title: 'Chốt kế hoạch <quý> IV',
    goal: 'Mang theo báo cáo tài chính',
    startsAt: '2026-11-24T02:30:00Z',
    endsAt: '2026-11-24T03:00:00Z',
    location: 'Phòng họp 1, tầng 2',
    joinUrl: 'https://meet.example/abc',
  };
  meetingId = (await company.owner.call(createMeeting, { body })).value().id;
});
afterAll(() => app.close());

async function letter(query: string) {
  const reply = await app.server.inject({
    method: 'GET',
    url: `/api/v1/meetings/${meetingId}/invitation-letter?${query}`,
    headers: { authorization: `Bearer ${company.owner.token}` },
  });
  expect(reply.statusCode).toBe(200);
  return reply;
}

const lines = [
  'GỖ VÂN & BẠN',
  'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM',
  'Độc lập - Tự do - Hạnh phúc',
  'ngày 20 tháng 11 năm 2026',
  'GIẤY MỜI',
  'Gỗ Vân & Bạn trân trọng kính mời: Ông Trần Hưng, Giám đốc Công ty Đối tác',
  'Tới dự: Chốt kế hoạch <quý> IV',
  'Chủ trì: Nguyễn Văn An',
  'Thời gian: Từ 09 giờ 30 đến 10 giờ 00, Thứ Ba, ngày 24 tháng 11 năm 2026.',
  'Địa điểm: Phòng họp 1, tầng 2',
  'Các vấn đề cần lưu ý: - Mang theo báo cáo tài chính',
  'Tham gia trực tuyến tại https://meet.example/abc',
  'Nơi nhận:',
  'CHỦ TRÌ',
];
const to = `to=${encodeURIComponent('Ông Trần Hưng, Giám đốc Công ty Đối tác')}`;
const plain = (text: string): string => text.replace(/\s+/g, ' ');

test('the letter as PDF says all that a Giấy mời says, in its order, in letters that can be read out', async () => {
  const reply = await letter(`format=pdf&${to}`);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringContaining(`attachment; filename="`),
  });
  const pdf = await getDocumentProxy(new Uint8Array(reply.rawPayload));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  expect(totalPages).toBe(1);
  let place = 0;
  const read = plain(text);
  for (const line of lines) expect(read).toContain(line);
  for (const line of lines.slice(4, 12)) {
    const found = read.indexOf(line);
    expect(found, line).toBeGreaterThan(place);
    place = found;
  }
});

test('the letter as DOCX says the same', async () => {
  const reply = await letter(`format=docx&${to}`);
  expect(reply.headers['content-type']).toContain('wordprocessingml.document');
  expect(decodeURIComponent(String(reply.headers['content-disposition']))).toContain(
    'Giấy mời - Chốt kế hoạch quý IV.docx',
  );
  const document = strFromU8(
    unzipSync(new Uint8Array(reply.rawPayload))['word/document.xml'] ?? new Uint8Array(),
  );
  const text = document
    .replace(/<w:br\/>|<\/w:p>/g, ' ')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  for (const line of lines) expect(plain(text)).toContain(line);
});

test('who may not see the meeting gets no letter of it', async () => {
  const params = { meetingId };
  expect(await company.people['Lê Thị Bình'].call(renderInvitationLetter, { params })).toMatchObject(
    refusal('meeting_not_found'),
  );
});
