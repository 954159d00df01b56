import { readFileSync } from 'node:fs';
import { expectAccessibleInEveryLook } from '../support/accessible.ts';
import { startChat } from '../support/chat.ts';
import { expect, test } from '../support/test.ts';

const transcript = readFileSync(new URL('../fixtures/tranlc_sample_meeting.txt', import.meta.url), 'utf8');

test('questions about a meeting are answered from its transcript', async ({ given, browserOf }) => {
  test.setTimeout(150_000);
  const { owner, company } = await given.owner('Trần Văn Hiếu');
  const mai = await given.person('Phạm Thu Mai');
  await given.joined(mai, company);
  const start = Date.now() - 3_600_000;
  const { id } = await given.call<{ id: string }>(owner, company, ['POST', '/api/v1/meetings'], {
    title: 'Họp dự án website',
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + 45 * 60_000).toISOString(),
    participants: [{ userId: mai.id }],
  });
  await given.call(owner, company, ['POST', '/api/v1/analysis/transcript/text'], {
    meetingId: id,
    text: transcript,
  });
  const state = async () =>
    (
      await given.call<{ transcript: { state: string } }>(owner, company, [
        'GET',
        `/api/v1/meetings/${id}/transcript`,
      ])
    ).transcript.state;
  await expect.poll(state, { timeout: 40_000 }).toBe('ready');

  const page = await browserOf(owner);
  const { input, said, answers } = await startChat(page);

  // Proves S1.014, S2.143, S7.038
  await test.step('what is said stands in bubbles with its time, and saying it is the only call the chat makes for it', async () => {
    const writes: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.method() !== 'GET') writes.push(`${request.method()} ${pathname}`);
    });
    const replied = Promise.withResolvers<string>();
    // The browser forgets the body of a stream that its page has read, so it is read on its way there.
    await page.route('**/api/chat/message', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      replied.resolve(body);
      await route.fulfill({ response, body });
    });
    await input.fill('/help tomtat');
    await input.press('Enter');
    const [, done = ''] = /event: done\ndata: (.*)\n/.exec(await replied.promise) ?? [];
    await page.unroute('**/api/chat/message');
    const { data } = JSON.parse(done);
    expect(data).toMatchObject({ message: { role: 'assistant', content: data.response }, message_count: 2 });
    await expect(page.getByText('Trả lời bằng AI tại chỗ')).toBeVisible();
    await expect(said).toHaveText([/^\/help tomtat\s*\d\d:\d\d$/]);
    await expect(answers).toContainText([/Cách dùng: \/tomtat source \[detail\]/]);
    const times = page.getByRole('log', { name: 'Cuộc trò chuyện' }).getByRole('time');
    await expect(times).toHaveText([/^\d\d:\d\d$/, /^\d\d:\d\d$/]);
    expect(writes).toEqual(['POST /api/chat/message']);
  });

  // Proves S1.015, S1.017, S9.032, S9.034
  await test.step('a real meeting is summarised and counted: what was said, by whom, how long', async () => {
    await input.fill('/tomtat "gần nhất" ngắn');
    await input.press('Enter');
    await expect(answers.nth(1)).toContainText('Họp dự án website');
    await expect(answers.nth(1)).toContainText(/xanh lá|35 triệu|soft launch/);
    await input.fill('/phantichhop "website"');
    await input.press('Enter');
    await expect(answers.nth(2)).toContainText('Họp dự án website');
    await expect(answers.nth(2)).toContainText('45 phút');
    await expect(answers.nth(2)).toContainText('1/2 người (50%)');
    await expect(answers.nth(2)).toContainText('Hiếu: 48,9% số từ');
    await expect(answers.nth(2), 'nobody rated it').not.toContainText('4/5');
    await expect(answers.nth(2)).not.toContainText('83%');
  });

  // Of a long conversation the first messages are not in the page: their places are no names.
  const passage = answers
    .getByRole('list', { name: 'Nguồn' })
    .getByRole('link')
    .filter({ hasText: 'quyết định budget marketing' })
    .first();
  await test.step('free words find what was said', async () => {
    await input.fill('hom truoc chot budget marketing bao nhieu vay');
    await input.press('Enter');
    await expect(passage.locator('mark').first()).toHaveText(/budget marketing/i);
    await expect(passage).toContainText('Họp dự án website');
    await expectAccessibleInEveryLook(page, 'what was said, in the chat');
  });

  await test.step('an order in free words waits on a card; what is no matter of meetings is not answered', async () => {
    await input.fill('ngày mai họp với chị Mai lúc 9h bàn màu chủ đạo nhé');
    await input.press('Enter');
    await expect(answers.nth(4).getByRole('button', { name: 'Xác nhận' })).toBeVisible();
    await expect(answers.nth(4)).toContainText('Bàn màu chủ đạo');

    await input.fill('thời tiết ngày mai thế nào');
    await input.press('Enter');
    await expect(answers.last()).toContainText('Trợ lý không làm được việc này');
  });

  await test.step('what was said leads to its line, from the palette too', async () => {
    await passage.click();
    await expect(page).toHaveURL(new RegExp(`/meetings/${id}\\?tab=ban-ghi&turn=\\d+`));

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Tìm hoặc ra lệnh' }).fill('soft launch');
    const found = page.getByRole('group', { name: 'Trong bản gỡ băng' }).getByRole('option').first();
    await expect(found).toContainText(/soft launch/i);
    await found.click();
    await expect(page).toHaveURL(new RegExp(`/meetings/${id}\\?tab=ban-ghi&turn=\\d+`));
  });
});
