import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { becomeSafari, endInSafari, inputMethod } from '../../../testing/input-method.ts';
import { chat, openChat } from '../../../testing/open-chat.tsx';
import { test } from '../../../testing/test.ts';

const { input, popup, chosen, sessions } = chat;
const keys = ['Enter', 'Tab', 'ArrowDown', 'ArrowUp', 'Escape'] as const;

// Proves S2.146, S2.150
test('no key of a word being composed sends the message or leaves the input', async ({ api }) => {
  const { sent } = await openChat(api);
  await input.click();
  await userEvent.keyboard('Có ');
  for (const text of ['v', 'vi', 'viê', 'việ', 'việc']) await inputMethod.compose(text);
  for (const key of keys) await inputMethod.press(key);
  await inputMethod.commit('việc');
  await expect.element(input).toHaveValue('Có việc');
  await expect.element(input).toHaveFocus();
  expect(sent()).toEqual([]);
});

// Proves S2.148
test('no key of a word being composed picks a command or closes the list', async ({ api }) => {
  await openChat(api);
  await input.fill('/');
  await inputMethod.compose('viê');
  for (const key of keys) await inputMethod.press(key);
  await expect.element(popup).toBeVisible();
  await expect.element(chosen).toMatchTextContent(/^\/actionitem/);
  await inputMethod.commit('việc');
  await expect.element(input).toHaveValue('/việc');
});

// Proves S2.150
test('Tab stays with the word that is composed in a placeholder', async ({ api }) => {
  await openChat(api);
  await input.fill('/viec');
  await userEvent.keyboard('{Tab}');
  await inputMethod.compose('Gửi giá');
  await inputMethod.press('Tab');
  await inputMethod.commit('Gửi giá');
  await expect.element(input).toHaveValue('/actionitem "Gửi giá" "người phụ trách" "hạn"');
  await userEvent.keyboard('{Tab}Hợp');
  await expect.element(input).toHaveValue('/actionitem "Gửi giá" "Hợp" "hạn"');
});

// Proves S2.146
test('in Safari the Enter that ended a word does not send, the next one does', async ({ api }) => {
  becomeSafari();
  const { sent } = await openChat(api);
  await input.fill('Ngày mai có việc');
  endInSafari(input.element(), 229);
  endInSafari(input.element(), 13);
  expect(sent()).toEqual([]);
  await expect.element(input).toHaveValue('Ngày mai có việc');
  await userEvent.keyboard('{Enter}');
  await expect.poll(sent).toEqual(['Ngày mai có việc']);
});

// Proves S2.134, S2.139
test('no key of a word being composed ends the renaming of a conversation', async ({ api }) => {
  await openChat(api);
  await sessions.getByRole('button', { name: /^Đổi tên/ }).click();
  const name = page.getByRole('textbox', { name: 'Tên cuộc trò chuyện' });
  await name.fill('Họp ');
  await inputMethod.compose('tuầ');
  await inputMethod.press('Enter');
  await inputMethod.press('Escape');
  await expect.element(name).toHaveFocus();
  await inputMethod.commit('tuần');
  await expect.element(name).toHaveValue('Họp tuần');
  await userEvent.keyboard('{Enter}');
  await expect.element(sessions.getByRole('link', { name: /^Họp tuần/ })).toBeVisible();
});

// Proves S2.139
test('in Safari an Enter that ended a word does not end the renaming', async ({ api }) => {
  becomeSafari();
  await openChat(api);
  await sessions.getByRole('button', { name: /^Đổi tên/ }).click();
  const name = page.getByRole('textbox', { name: 'Tên cuộc trò chuyện' });
  await name.fill('Kế hoạch quý Một');
  endInSafari(name.element(), 13);
  endInSafari(name.element(), 229);
  endInSafari(name.element(), 27, 'Escape');
  await expect.element(name).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(sessions.getByRole('link', { name: /^Kế hoạch quý Một/ })).toBeVisible();
});

// Proves S2.136
test('conversations are found while the word is being composed', async ({ api }) => {
  await openChat(api);
  const link = sessions.getByRole('link', { name: /^Kế hoạch quý/ });
  await expect.element(link).toBeVisible();
  await page.getByRole('searchbox', { name: /^Tìm cuộc trò chuyện/ }).click();
  await inputMethod.compose('quyx');
  await expect.element(link).not.toBeInTheDocument();
  await inputMethod.compose('quý');
  await expect.element(link).toBeVisible();
});

// UniKey takes letters back with Backspace and sends the word again.
test('letters that UniKey removes and types again arrive as they were meant, the caret where the person writes', async ({
  api,
}) => {
  const { sent } = await openChat(api);
  await input.fill('Thu họp');
  await userEvent.keyboard('{ArrowLeft>4/}{Backspace}ứ{Space}ba');
  await expect.element(input).toHaveValue('Thứ ba họp');
  await userEvent.keyboard('{Enter}');
  await expect.poll(sent).toEqual(['Thứ ba họp']);
});
