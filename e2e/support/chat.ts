import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './move-to.ts';

/** What a person sees and touches on the chat page. */
export const chatOn = (page: Page) => ({
  input: page.getByRole('textbox', { name: 'Tin nhắn cho trợ lý' }),
  send: page.getByRole('button', { name: 'Gửi', exact: true }),
  start: page.getByRole('button', { name: 'Cuộc trò chuyện mới', exact: true }),
  sessions: page.getByRole('navigation', { name: 'Cuộc trò chuyện' }),
  log: page.getByRole('log', { name: 'Cuộc trò chuyện' }),
  said: page.getByRole('article', { name: 'Bạn' }),
  answers: page.getByRole('article', { name: 'Trợ lý' }),
  popup: page.getByRole('listbox', { name: 'Các lệnh' }),
});

/** Opens a new conversation and waits until a message can be written. */
export async function startChat(page: Page) {
  const chat = chatOn(page);
  await open(page, '/chat');
  await chat.start.click();
  await expect(page).toHaveURL(/\/chat\?s=/);
  await expect(chat.input).toBeFocused();
  return chat;
}

/** Presses a button of a card until it counts: one that has only just appeared takes no press. */
export async function pressOnCard(card: Locator, button: string, outcome: string): Promise<void> {
  const target = card.getByRole('button', { name: button });
  await expect(async () => {
    if (await target.isVisible()) await target.click();
    await expect(card).toContainText(outcome, { timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
}
