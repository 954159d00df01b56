import type { Page } from '@playwright/test';
import { chatOn, startChat } from '../support/chat.ts';
import { InputMethod } from '../support/input-method.ts';
import { expect, test } from '../support/test.ts';

const selection = (page: Page) =>
  chatOn(page).input.evaluate((area: HTMLTextAreaElement) =>
    area.value.slice(area.selectionStart, area.selectionEnd),
  );

test('the composer by keyboard', async ({ given, browserOf }) => {
  const { owner } = await given.owner('Nguyễn Văn Hợp');
  const page = await browserOf(owner);
  const { input, said, popup, answers, send } = await startChat(page);
  const options = popup.getByRole('option');
  const chosen = popup.getByRole('option', { selected: true });

  // Proves S2.147, S2.148, S2.150
  await test.step('the popup offers commands while one types', async () => {
    await input.pressSequentially('/');
    await expect(options).toHaveText([
      /^\/lenlich/,
      /^\/tomtat/,
      /^\/actionitem/,
      /^\/phantichhop/,
      /^\/help/,
    ]);
    await expect(chosen).toContainText('/lenlich');
    await input.press('ArrowDown');
    await expect(chosen).toContainText('/tomtat');
    await input.press('ArrowUp');
    await input.press('ArrowUp');
    await expect(chosen).toContainText('/help');
    const active = await chosen.getAttribute('id');
    await expect(input).toHaveAttribute('aria-activedescendant', active ?? '');

    await input.press('Escape');
    await expect(popup).toBeHidden();
    await input.pressSequentially('to');
    await expect(popup, 'closed by hand, it stays closed').toBeHidden();
    await input.fill('');
    await input.pressSequentially('/tom');
    await expect(options).toHaveText([/^\/tomtat/]);
    await input.fill('/viec');
    await expect(options, 'by what it does, without marks').toHaveText([/^\/actionitem/]);
    await input.fill('/xyz');
    await expect(popup).toBeHidden();

    await input.fill('/phan');
    await input.press('Control+Enter');
    await expect(input).toHaveValue('/phantichhop "cuộc họp"');
    await input.fill('/ten');
    await input.fill('/he');
    await options.click();
    await expect(input).toHaveValue('/help ');
    await expect(input).toBeFocused();
    await expect(answers, 'picking sends nothing').toHaveCount(0);
  });

  // Proves S2.147, S2.148, S2.150
  await test.step('a picked one brings placeholders, and Tab goes from one to the next', async () => {
    await input.fill('');
    await input.pressSequentially('/len');
    await input.press('Tab');
    await expect(input).toHaveValue('/lenlich "người dự" "mục tiêu" "thời gian"');
    expect(await selection(page)).toBe('người dự');
    await expect(page.getByText('người dự: tên, email hoặc phòng ban')).toBeVisible();
    await input.pressSequentially('Bình');
    await input.press('Tab');
    expect(await selection(page)).toBe('mục tiêu');
    await input.pressSequentially('Chốt giá');
    await input.press('Shift+Tab');
    expect(await selection(page)).toBe('Bình');
    await input.press('Tab');
    await input.press('Tab');
    expect(await selection(page)).toBe('thời gian');
    await input.press('Tab');
    await expect(send, 'behind the last one, Tab goes on').toBeFocused();
    await expect(input).toHaveValue('/lenlich "Bình" "Chốt giá" "thời gian"');
  });

  // Proves S2.146, S5.029
  await test.step('Enter sends, unless it ends a word being composed; Shift+Enter begins a line', async () => {
    await input.fill('');
    await input.press('Enter');
    await input.pressSequentially('   ');
    await input.press('Enter');
    await expect(said).toHaveCount(0);
    await input.fill('');
    const method = await InputMethod.on(page);
    await input.pressSequentially('Ngày mai có ');
    await method.compose('viê');
    await method.compose('việc');
    await input.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
    await input.dispatchEvent('keydown', { key: 'Process', code: 'Enter', keyCode: 229 });
    await input.dispatchEvent('keydown', { key: 'Enter', keyCode: 229 });
    await method.commit('việc');
    await expect(input).toHaveValue('Ngày mai có việc');
    await expect(said).toHaveCount(0);

    await input.fill('/');
    await expect(popup).toBeVisible();
    for (const key of ['Tab', 'ArrowDown', 'Escape']) {
      await input.dispatchEvent('keydown', { key, isComposing: true });
    }
    await expect(chosen).toContainText('/lenlich');
    await expect(input).toHaveValue('/');

    await input.fill('Tuần này');
    await input.press('Shift+Enter');
    await input.pressSequentially('mình có họp gì?');
    await expect(input).toHaveValue('Tuần này\nmình có họp gì?');
    await input.press('Enter');
    await expect(said).toContainText(['Tuần này\nmình có họp gì?']);
    await expect(input).toHaveValue('');
  });
});
