import type { Page } from '@playwright/test';
import { chatOn } from '../support/chat.ts';
import { expect, test } from '../support/test.ts';

// One conversation after another, in one app that stays open.
test.setTimeout(120_000);

const invalid = '❌ Lệnh không hợp lệ. Gõ /help để xem danh sách lệnh có sẵn.';

async function startAnother(page: Page): Promise<void> {
  const before = page.url();
  await chatOn(page).start.click();
  await expect(page).not.toHaveURL(before);
  await expect(chatOn(page).input).toBeFocused();
}

test('the life of conversations', async ({ given, browserOf }) => {
  const { owner, company } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { start, sessions, input, said, send, answers } = chatOn(page);
  const links = sessions.getByRole('link');

  // Proves S3.010
  await test.step('it reads what the company is, as the members page does', async () => {
    const description = 'Bàn ghế gỗ sồi cho văn phòng';
    await given.call(owner, company, ['PATCH', '/api/v1/company'], { version: 1, description });
    await page.goto('/company-management');
    await expect(page.getByText(`${company.name} · ${description}`)).toBeVisible();
    await page.goto('/chat');
    await expect(page.getByText(`Trợ lý của ${company.name}: ${description}`)).toBeVisible();
  });

  // Proves S2.014, S2.024, S2.134, S2.136, S2.138, S2.139, S2.140, S2.141, S2.142, S2.145
  // Proves S4.028, S4.029, S4.030, S5.030, S6.005, S6.017, S9.018
  await test.step('with none selected a message begins one and is sent in it, or not at all', async () => {
    await expect(sessions).toContainText('Chưa có cuộc trò chuyện');
    await expect(page.getByRole('heading', { name: 'Bạn muốn bắt đầu từ đâu?' })).toBeVisible();
    await expect(input).toBeFocused();
    await expect(send).toBeDisabled();
    const sent: unknown[] = [];
    await page.route('/api/chat/sessions', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503 }) : route.continue(),
    );
    const server = Promise.withResolvers<void>();
    await page.route('/api/chat/message', async (route) => {
      sent.push(route.request().postDataJSON().session_id);
      await server.promise;
      await route.continue();
    });
    await input.fill('Tuần này mình có họp gì?');
    await input.press('Enter');
    await expect(page.getByText('Không thể tạo cuộc trò chuyện')).toBeVisible();
    expect(sent).toEqual([]);
    await expect(page).toHaveURL('/chat');
    await expect(input).toHaveValue('Tuần này mình có họp gì?');

    await page.unroute('/api/chat/sessions');
    await input.press('Enter');
    await expect(said).toHaveText([/Tuần này mình có họp gì/]);
    await expect(page.getByRole('heading', { name: 'Cuộc trò chuyện mới 1' })).toBeVisible();
    await expect(links).toHaveText([/^Cuộc trò chuyện mới 1/]);
    await expect(links).toHaveAttribute('aria-current', 'page');
    expect(sent).toEqual([new URL(page.url()).searchParams.get('s')]);
    server.resolve();
    await expect(links, 'called after what was asked').toHaveText([
      'Tuần này mình có họp gì?Vừa xong · 2 tin nhắn',
    ]);
    await page.unroute('/api/chat/message');
  });

  await test.step('the input is reached by one key', async () => {
    await page.getByRole('heading', { name: 'Tuần này mình có họp gì?' }).click();
    await expect(input).not.toBeFocused();
    await page.keyboard.press('/');
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('');
  });

  // Proves S2.014, S2.024, S2.134, S2.136, S2.138, S2.139, S2.140, S2.141, S2.142, S2.145
  // Proves S4.028, S4.029, S4.030, S5.030, S6.005, S6.017
  await test.step('they are named, found and deleted', async () => {
    await start.click();
    const second = sessions.getByRole('link', { name: 'Cuộc trò chuyện mới 2' });
    await expect(second).toHaveAttribute('aria-current', 'page');

    const name = page.getByRole('textbox', { name: 'Tên cuộc trò chuyện' });
    const renameSecond = sessions.getByRole('button', { name: 'Đổi tên “Cuộc trò chuyện mới 2”' });
    await renameSecond.click();
    await expect(name).toBeFocused();
    await name.fill('Bỏ đi');
    await name.press('Escape');
    await expect(second).toBeVisible();
    await renameSecond.click();
    await name.fill('Kế hoạch quý Một');
    await name.press('Enter');
    await expect(sessions.getByRole('link', { name: 'Kế hoạch quý Một' })).toBeVisible();
    await sessions.getByRole('button', { name: 'Đổi tên “Tuần này mình có họp gì?”' }).click();
    await name.fill('Đón khách Đà Lạt');
    await name.blur();
    await expect(sessions.getByRole('link', { name: 'Đón khách Đà Lạt' })).toBeVisible();

    const search = page.getByRole('searchbox', { name: 'Tìm cuộc trò chuyện' });
    await search.fill('don khach da');
    await expect(links).toHaveText([/Đón khách Đà Lạt/]);
    await search.fill('tuan nay minh');
    await expect(sessions).toContainText('Không có cuộc trò chuyện nào khớp.');
    const found = sessions.getByRole('region', { name: 'Tin nhắn khớp' }).getByRole('link');
    await expect(found).toHaveText([/Tuần này mình có họp gì\?Bạn · .* · Đón khách Đà Lạt/]);
    await found.click();
    await expect(page.getByRole('heading', { name: 'Đón khách Đà Lạt' })).toBeVisible();
    await expect(said).toBeInViewport();
    await search.fill('');
    await links.filter({ hasText: 'Kế hoạch quý Một' }).click();

    await sessions.getByRole('button', { name: 'Xóa “Kế hoạch quý Một”' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Xóa cuộc trò chuyện' });
    await dialog.getByRole('button', { name: 'Hủy' }).click();
    await expect(dialog).toBeHidden();
    await sessions.getByRole('button', { name: 'Xóa “Kế hoạch quý Một”' }).click();
    await dialog.getByRole('button', { name: 'Xóa', exact: true }).click();
    await expect(links).toHaveText([/Đón khách Đà Lạt/]);
    await expect(page, 'the open one was deleted').toHaveURL('/chat');
  });

  // Proves S2.142, S2.144, S5.030, S9.029
  await test.step('/help explains the commands, and one in full', async () => {
    await startAnother(page);
    await expect(send).toBeDisabled();
    await input.fill('/help');
    await send.click();
    await expect(answers.getByRole('listitem')).toContainText([
      '/lenlich people goal time [location]',
      '/tomtat source [detail]',
      '/actionitem title assignee deadline [priority]',
      '/phantichhop meeting_id',
      '/help [command]',
    ]);
    await expect(input).toHaveValue('');
    await expect(links.first()).toContainText('2 tin nhắn');
    await input.fill('/HELP lenlich');
    await input.press('Enter');
    await expect(answers.nth(1)).toContainText('people (bắt buộc)');
    await page.reload();
    await expect(said).toHaveCount(2);
    await expect(answers.nth(1)).toContainText('Ví dụ: /lenlich');
    await expect(links, 'the deleted one stays away').toHaveCount(2);
    await expect(links.nth(1)).toContainText('Đón khách Đà Lạt');
  });

  // Proves S2.142, S2.144, S5.030, S9.029
  await test.step('while the assistant thinks, the page says so and sends nothing twice', async () => {
    const server = Promise.withResolvers<void>();
    await page.route('/api/chat/message', (route) => server.promise.then(() => route.continue()));
    await input.fill('/help');
    await input.press('Enter');
    await expect(page.getByRole('status').filter({ hasText: 'Trợ lý đang trả lời' })).toBeVisible();
    await input.fill('/help tomtat');
    await expect(send).toBeDisabled();
    await input.press('Enter');
    await expect(said).toHaveCount(3);
    await expect(input).toHaveValue('/help tomtat');
    const why = page.getByRole('status').filter({ hasText: 'Trợ lý đang trả lời câu trước, chưa gửi được' });
    await expect(why).toBeVisible();
    server.resolve();
    await expect(send).toBeEnabled();
    await expect(why, 'said only as long as it is true').toBeHidden();
    await expect(input).toHaveValue('/help tomtat');
    await page.unroute('/api/chat/message');
    await input.fill('');
  });

  // Proves S7.043
  await test.step('a reply without words says so, and may be asked for again', async () => {
    await page.route('/api/chat/message', (route) => route.fulfill({ json: { success: true, data: {} } }));
    await input.fill('/help phantichhop');
    await input.press('Enter');
    await expect(answers.last()).toContainText('Không có phản hồi');
    await page.unroute('/api/chat/message');
    await answers.getByRole('button', { name: 'Thử lại' }).click();
    await expect(answers.last()).toContainText('Cách dùng: /phantichhop');
    await expect(answers.filter({ hasText: 'Không có phản hồi' })).toHaveCount(0);
  });

  // Proves S5.030, S5.032, S8.038
  await test.step('an invalid command is answered at once; while it is being kept nothing else is sent', async () => {
    await startAnother(page);
    const server = Promise.withResolvers<void>();
    const kept = '/api/chat/sessions/*/messages';
    await page.route(kept, (route) => server.promise.then(() => route.continue()));
    await input.fill('/khongco gì cả');
    await input.press('Enter');
    await expect(said).toContainText(['/khongco gì cả']);
    await expect(answers).toContainText([invalid]);
    await input.fill('/help');
    await input.press('Enter');
    const why = page.getByRole('status').filter({ hasText: 'Đang lưu câu trước, chưa gửi được' });
    await expect(why).toBeVisible();
    await expect(input).toHaveValue('/help');
    await expect(said).toHaveCount(1);
    server.resolve();
    await expect(links.first()).toContainText('2 tin nhắn');
    await page.unroute(kept);
  });

  // Proves S8.037
  await test.step('a message that could not be sent stays once, over other pages and a reload, and may be changed', async () => {
    await page.context().setOffline(true);
    await input.fill('Tuần này mình có họp gì?');
    await input.press('Enter');
    await expect(answers.nth(1)).toContainText(
      'Xin lỗi, đã có lỗi xảy ra. Vui lòng thử lại. Mất kết nối mạng, câu này chưa được gửi.',
    );
    await expect(answers.nth(1)).toBeInViewport({ ratio: 1 });
    await expect(said.nth(1)).toContainText('Tuần này mình có họp gì?');
    await expect(input).toHaveValue('');
    await page.context().setOffline(false);
    await page.reload();
    await expect(said.nth(1)).toContainText('Tuần này mình có họp gì?');
    await answers.getByRole('button', { name: 'Sửa' }).click();
    await expect(input).toHaveValue('Tuần này mình có họp gì?');
    await expect(input).toBeFocused();
    await expect(said).toHaveCount(1);
    await page.context().setOffline(true);
    await input.press('Enter');
    const again = answers.getByRole('button', { name: 'Thử lại' });
    await expect(again).toBeVisible();
    await page.context().setOffline(false);
    await again.click();
    await expect(answers.filter({ hasText: 'Xin lỗi' })).toHaveCount(0);
    await expect(said).toHaveCount(2);
    await expect(input).toHaveValue('');
  });

  // Proves S5.030, S5.032, S8.038
  await test.step('what was said and answered stays, and one can go on', async () => {
    await page.clock.install();
    await page.reload();
    await expect(said).toHaveCount(2);
    await expect(said).toContainText(['/khongco gì cả', 'Tuần này mình có họp gì?']);
    await expect(answers).toHaveCount(2);
    await expect(answers.first()).toContainText(invalid);
    await input.fill('/help');
    await input.press('Enter');
    await expect(said).toHaveCount(3);
    await expect(answers).toHaveCount(3);
  });

  await test.step('two browsers of one person show the same, as it happens', async () => {
    await startAnother(page);
    const other = await browserOf(owner);
    const there = chatOn(other);
    await other.goto(page.url());
    await input.fill('/help phantichhop');
    await input.press('Enter');
    await expect(there.answers).toContainText(['Cách dùng: /phantichhop meeting_id']);
    await there.input.fill('/nham');
    await there.input.press('Enter');
    await expect(answers).toContainText(['/phantichhop', invalid]);
    await expect(said).toHaveCount(2);

    await sessions
      .getByRole('button', { name: /^Đổi tên/ })
      .first()
      .click();
    await page.getByRole('textbox', { name: 'Tên cuộc trò chuyện' }).fill('Hai nơi');
    await page.keyboard.press('Enter');
    await expect(other.getByRole('heading', { name: 'Hai nơi' })).toBeVisible();
    await there.sessions.getByRole('button', { name: 'Xóa “Hai nơi”' }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Xóa', exact: true }).click();
    await expect(sessions.getByRole('link', { name: 'Hai nơi' })).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Không tìm thấy cuộc trò chuyện' })).toBeVisible();
    await other.close();
  });

  // Proves S2.135, S4.031, S9.017
  await test.step('on a narrow window the conversations are out of the way until asked for', async () => {
    await page.setViewportSize({ width: 767, height: 800 });
    await expect(sessions).toBeHidden();
    const show = page.getByRole('button', { name: 'Hiện các cuộc trò chuyện' });
    await show.click();
    await start.click();
    await expect(sessions).toBeHidden();
    await show.click();
    await expect(links.first()).toContainText('Vừa xong · 0 tin nhắn');
    await page.keyboard.press('Escape');
    await expect(sessions).toBeHidden();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(sessions).toBeVisible();
    await page.getByRole('button', { name: 'Ẩn các cuộc trò chuyện' }).click();
    await expect(sessions).toBeHidden();
    await show.click();
    await expect(sessions).toBeVisible();
  });

  // Proves S2.137
  await test.step('how long ago one was used follows the clock while the page stands open', async () => {
    const newest = links.first();
    await expect(newest).toContainText('Vừa xong · 0 tin nhắn');
    await page.clock.fastForward('59:00');
    await expect(newest).toContainText('Vừa xong');
    await page.clock.fastForward('02:00');
    await expect(newest).toContainText('1 giờ trước');
    await page.clock.fastForward('23:00:00');
    await expect(newest).toContainText('1 ngày trước');
  });
});
