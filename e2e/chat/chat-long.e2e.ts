import { chatOn } from '../support/chat.ts';
import { expect, test } from '../support/test.ts';

test('a long conversation renders only what is in sight', async ({ given, browserOf }) => {
  test.setTimeout(120_000);
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const { id } = await given.call<{ id: string }>(owner, company, ['POST', '/api/chat/sessions'], {});
  const ask = (number: number) =>
    given.call(owner, company, ['POST', '/api/chat/message'], {
      message: `/help lenlich ${number}`,
      session_id: id,
    });
  for (let number = 1; number <= 100; number += 1) await ask(number);

  const page = await browserOf(owner);
  const { said, answers, input } = chatOn(page);
  const box = page.getByRole('region', { name: 'Tin nhắn' });
  const scrollTo = (where: 'beginning' | 'end') =>
    box.evaluate((element, to) => {
      element.scrollTop = to === 'end' ? element.scrollHeight : 0;
    }, where);
  await page.goto(`/chat?s=${id}`);
  await expect(
    said.filter({ hasText: '/help lenlich 100' }),
    'the newest stands at the end',
  ).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Đến tin mới nhất' })).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 500 });
  await expect(answers.last(), 'the end stays in sight where there is less room').toBeInViewport({
    ratio: 1,
  });
  await page.setViewportSize({ width: 1440, height: 900 });

  const earlier = Promise.withResolvers<void>();
  await page.route(/messages\?.*cursor=/, (route) => earlier.promise.then(() => route.continue()));
  const oldestKnown = said.filter({ hasText: '/help lenlich 71' });
  await expect(async () => {
    await scrollTo('beginning');
    await expect(oldestKnown).toBeInViewport({ timeout: 500 });
  }).toPass();
  earlier.resolve();
  await expect(page.getByText('/help lenlich 70', { exact: true }), 'older things came').toBeAttached();
  await expect(oldestKnown, 'what one read stays in sight').toBeInViewport();

  const first = said.filter({ has: page.getByText('/help lenlich 1', { exact: true }) });
  await expect(async () => {
    await scrollTo('beginning');
    await expect(first).toBeInViewport({ timeout: 500 });
    await expect(page.getByRole('button', { name: 'Tin nhắn cũ hơn' })).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  expect(await said.count()).toBeLessThan(60);

  await given.call(owner, company, ['POST', '/api/chat/message'], {
    message: '/help tomtat',
    session_id: id,
  });
  await expect(first, 'news from elsewhere moves nobody who reads').toBeInViewport();
  await page.getByRole('button', { name: 'Đến tin mới nhất' }).click();
  await expect(answers.filter({ hasText: 'Cách dùng: /tomtat' })).toBeInViewport();
  await scrollTo('beginning');
  await expect(page.getByRole('button', { name: 'Đến tin mới nhất' })).toBeVisible();
  await input.fill('/help phantichhop');
  await input.press('Enter');
  await expect(
    answers.filter({ hasText: 'Cách dùng: /phantichhop' }),
    'whoever speaks sees the answer',
  ).toBeInViewport();

  const { messages } = await given.call<{ messages: { id: string; content: string }[] }>(owner, company, [
    'GET',
    `/api/chat/search?query=${encodeURIComponent('/help lenlich 7')}&session_id=${id}`,
  ]);
  const seventh = messages.find(({ content }) => content === '/help lenlich 7');
  await page.goto(`/chat?s=${id}&m=${seventh?.id}`);
  await expect(page.getByText('/help lenlich 7', { exact: true }), 'one that was found').toBeInViewport();
});
