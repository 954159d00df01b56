import { listChatMessages, sendChatMessage } from '@hopgon/contract/chat/routes';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chat, openChat, selectedText } from '../../../testing/open-chat.tsx';
import { test } from '../../../testing/test.ts';

const { input, send, popup, options, chosen } = chat;

/** Whether the input has the focus at the moment it is put into the page. */
const focusedAtOnce = () =>
  new Promise<boolean>((resolve) => {
    const observer = new MutationObserver(() => {
      const area = document.querySelector('textarea');
      if (!area) return;
      observer.disconnect();
      resolve(document.activeElement === area);
    });
    observer.observe(document.body, { childList: true, subtree: true });
  });

test('one begins to type as soon as the input is seen, while the conversation still loads', async ({
  api,
}) => {
  const release = api.hold(listChatMessages);
  const focused = focusedAtOnce();
  await openChat(api);
  expect(await focused).toBe(true);
  await userEvent.keyboard('Xin chào');
  release();
  await expect.element(input).toHaveValue('Xin chào');
});

// Proves S2.147, S2.150
test('a slash offers all commands, the first one chosen', async ({ api }) => {
  await openChat(api);
  await input.fill('/');
  await expect
    .poll(() => options.elements().map(({ textContent }) => textContent?.match(/^\/[a-z]+/)?.[0]))
    .toEqual(['/lenlich', '/tomtat', '/actionitem', '/phantichhop', '/help']);
  await expect.element(chosen).toMatchTextContent(/^\/lenlich/);
});

// Proves S2.148, S2.150
test('arrows go round the commands, and the input names the chosen one', async ({ api }) => {
  await openChat(api);
  await input.fill('/');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(chosen).toMatchTextContent(/^\/tomtat/);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect.element(chosen).toMatchTextContent(/^\/help/);
  await expect.element(input).toHaveAttribute('aria-activedescendant', chosen.element().id);
});

// Proves S2.147
test.for([
  ['/tom', '/tomtat'],
  ['/viec', '/actionitem'],
  ['/việc', '/actionitem'],
])('%s offers %s alone', async ([typed = '', command = ''], { api }) => {
  await openChat(api);
  await input.fill(typed);
  await expect.element(options).toMatchTextContent(new RegExp(`^${command}`));
});

test('what names no command offers none', async ({ api }) => {
  await openChat(api);
  await input.fill('/');
  await expect.element(popup).toBeVisible();
  await input.fill('/xyz');
  await expect.element(popup).not.toBeInTheDocument();
});

// Proves S2.148
test('Escape closes the commands until another one is begun', async ({ api }) => {
  await openChat(api);
  await input.fill('/');
  await userEvent.keyboard('{Escape}');
  await expect.element(popup).not.toBeInTheDocument();
  await input.fill('/to');
  await expect.element(popup).not.toBeInTheDocument();
  await input.fill('');
  await input.fill('/to');
  await expect.element(popup).toBeVisible();
});

// Proves S2.148, S2.150
test.for([
  ['/phan', '{Control>}{Enter}{/Control}', '/phantichhop "cuộc họp"'],
  ['/len', '{Tab}', '/lenlich "người dự" "mục tiêu" "thời gian"'],
])('%s and %s write %s and send nothing', async ([typed = '', keys = '', written], { api }) => {
  await openChat(api);
  await input.fill(typed);
  await userEvent.keyboard(keys);
  await expect.element(input).toHaveValue(written);
  expect(api.callsOf(sendChatMessage)).toEqual([]);
});

test('a press on a command writes it and leaves the focus in the input', async ({ api }) => {
  await openChat(api);
  await input.fill('/he');
  await options.click();
  await expect.element(input).toHaveValue('/help ');
  await expect.element(input).toHaveFocus();
});

// Proves S2.150
test('Tab selects one placeholder after the other and leaves the input after the last', async ({ api }) => {
  await openChat(api);
  await input.fill('/len');
  await userEvent.keyboard('{Tab}');
  await expect.poll(selectedText).toBe('người dự');
  await userEvent.keyboard('Bình{Tab}');
  await expect.poll(selectedText).toBe('mục tiêu');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.poll(selectedText).toBe('Bình');
  await userEvent.keyboard('{Tab}{Tab}');
  await expect.poll(selectedText).toBe('thời gian');
  await userEvent.keyboard('{Tab}');
  await expect.element(send).toHaveFocus();
  await expect.element(input).toHaveValue('/lenlich "Bình" "mục tiêu" "thời gian"');
});

// Proves S2.148
test('the parameter at the caret is explained', async ({ api }) => {
  await openChat(api);
  await input.fill('/len');
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByText(/người dự: tên, email hoặc phòng ban/)).toBeVisible();
});

// Proves S2.146, S5.029
test('Enter sends the message and empties the input', async ({ api }) => {
  const { sent } = await openChat(api);
  await input.fill('Tuần này mình có họp gì?');
  await userEvent.keyboard('{Enter}');
  await expect.poll(sent).toEqual(['Tuần này mình có họp gì?']);
  await expect.element(input).toHaveValue('');
});

// Proves S2.146
test('Shift and Enter begin a line', async ({ api }) => {
  const { sent } = await openChat(api);
  await input.fill('Tuần này');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}có họp gì?');
  await expect.element(input).toHaveValue('Tuần này\ncó họp gì?');
  expect(sent()).toEqual([]);
});

test.for(['', '   '])('Enter sends nothing of %j', async (typed, { api }) => {
  const { sent } = await openChat(api);
  await expect.element(send).toHaveAttribute('aria-disabled', 'true');
  await input.fill(typed);
  await userEvent.keyboard('{Enter}');
  expect(sent()).toEqual([]);
  await expect.element(input).toHaveValue(typed);
});

test('decomposed letters stay as typed and are sent composed', async ({ api }) => {
  const text = 'Việc cần làm ở Đà Nẵng';
  const { sent } = await openChat(api);
  await input.fill(text.normalize('NFD'));
  await expect.element(input).toHaveValue(text.normalize('NFD'));
  await userEvent.keyboard('{Enter}');
  await expect.poll(sent).toEqual([text.normalize('NFC')]);
});
