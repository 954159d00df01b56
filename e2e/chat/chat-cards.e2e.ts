import { pressOnCard, startChat } from '../support/chat.ts';
import type { Given } from '../support/given.ts';
import { expect, test } from '../support/test.ts';

async function ownerWithColleague(given: Given) {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const colleague = await given.person('Trần Thị Bình');
  await given.joined(colleague, company);
  return { owner, company, colleague };
}

// Proves S1.014, S1.015, S1.017, S9.030, S9.031, S9.033, S9.035
test('the assistant acts only after confirmation', async ({ given, browserOf }) => {
  const { owner, company, colleague } = await ownerWithColleague(given);
  const page = await browserOf(owner);
  const { input, answers } = await startChat(page);
  const items = () =>
    given.call<{ items: unknown[] }>(colleague, company, ['GET', '/api/v1/action-items?mine=true']);

  await input.fill('/actionitem "Gửi bảng giá" "Bình" "thứ Sáu tuần sau" cao');
  await input.press('Enter');
  const card = answers.nth(0).getByRole('article', { name: 'Giao việc cần làm' });
  await expect(card).toContainText(/Thứ Sáu, \d\d\/\d\d\/\d{4}/);
  expect((await items()).items, 'nothing before it is confirmed').toEqual([]);
  await pressOnCard(card, 'Xác nhận', 'Đã tạo');
  expect((await items()).items).toHaveLength(1);
  await card.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect(card).toContainText('Đã hoàn tác, không gửi gì');
  expect((await items()).items).toEqual([]);
  await page.reload();
  await expect(card).toContainText('Đã hoàn tác, không gửi gì');

  for (const name of ['Trần Hoài An', 'Lê Thị An']) await given.joined(await given.person(name), company);
  await input.fill('/actionitem "Gửi bảng giá" "An" "thứ Sáu tuần sau"');
  await input.press('Enter');
  await answers
    .nth(1)
    .getByRole('button', { name: /Lê Thị An/ })
    .click();
  await expect(answers.nth(2).getByRole('article', { name: 'Giao việc cần làm' })).toContainText('Lê Thị An');
});

test('a conversation fills what was asked, changes the card by words and by its fields, and confirms it once', async ({
  given,
  browserOf,
}) => {
  const { owner, company } = await ownerWithColleague(given);
  const page = await browserOf(owner);
  const { input, answers } = await startChat(page);
  const say = async (text: string) => {
    await input.fill(text);
    await input.press('Enter');
  };
  await say('đặt lịch họp với Bình về công nợ');
  await expect(answers.nth(0)).toContainText('họp ngày nào, mấy giờ');
  await say('9h thứ Ba tuần sau');
  const first = answers.nth(1).getByRole('article', { name: 'Lên lịch họp' });
  await expect(first).toContainText('09:00');
  await say('đổi thành 10h nhé, họp online');
  const card = answers.nth(2).getByRole('article', { name: 'Lên lịch họp' });
  await expect(card).toContainText('10:00');
  await expect(card).toContainText('Họp trực tuyến');
  await expect(answers.nth(1)).toContainText('đã đổi, bản mới ở dưới');
  await pressOnCard(card, 'Sửa', 'Lưu vào thẻ');
  await card.getByRole('textbox', { name: 'Tên cuộc họp' }).fill('Chốt công nợ quý');
  await card.getByRole('button', { name: 'Lưu vào thẻ' }).click();
  await expect(card).toContainText('Chốt công nợ quý');
  await pressOnCard(card, 'Xác nhận', 'Đã tạo');
  const { meetings } = await given.call<{ meetings: { title: string; type: string }[] }>(owner, company, [
    'GET',
    '/api/v1/meetings',
  ]);
  expect(meetings.map(({ title, type }) => [title, type])).toEqual([['Chốt công nợ quý', 'video']]);
});
