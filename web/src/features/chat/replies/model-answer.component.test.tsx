import {
  joinChatAnswer,
  listChatMessages,
  sendChatMessage,
  stopChatAnswer,
} from '@hopgon/contract/chat/routes';
import type { AnswerSource, ChatMessage } from '@hopgon/contract/chat/schemas';
import { readModelState, saveNoticeChoice } from '@hopgon/contract/models/routes';
import type { ModelState } from '@hopgon/contract/models/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { chat, openChat } from '../../../testing/open-chat.tsx';
import { idOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';

const model: NonNullable<ModelState['chat']> = {
  model: 'qwen3',
  host: 'ai.congty.vn',
  isThisMachine: false,
  choice: 'accepted',
};
const source: AnswerSource = {
  by: 'model',
  model: 'qwen3',
  problem: null,
  isStopped: false,
  readsOthers: false,
  tokens: 1_200,
  usd: null,
  stripped: 0,
  unsaid: [],
};

const messageOf = (number: number, role: ChatMessage['role'], content: string): ChatMessage => ({
  id: idOf(700 + number),
  sessionId: idOf(200),
  role,
  content,
  timestamp: new Date().toISOString(),
  card: null,
  reading: null,
  source: role === 'assistant' ? source : null,
  scope: null,
});

const replyOf = (content: string, more: Partial<AnswerSource> = {}) => ({
  response: content,
  message: { id: idOf(701), role: 'assistant', content, timestamp: new Date().toISOString() },
  session_id: idOf(200),
  message_count: 2,
  source: { ...source, ...more },
});

const log = page.getByRole('log');

async function ask(text: string) {
  await chat.input.fill(text);
  await chat.send.click();
}

test('an answer is read while it is written, and says who wrote it', async ({ api }) => {
  await openChat(api, undefined, model);
  const stream = api.stream(sendChatMessage);
  await ask('tuần này thế nào?');
  stream.send('delta', { text: 'Tuần này có **hai** cuộc' });
  await expect.element(log.getByText('hai')).toBeVisible();
  stream.send('delta', { text: ' họp.' });
  await expect.element(log.getByText(/cuộc họp\./)).toBeVisible();
  const content = 'Tuần này có **hai** cuộc họp.';
  api.reply(listChatMessages, () => ({
    messages: [messageOf(0, 'user', 'tuần này thế nào?'), messageOf(1, 'assistant', content)],
    nextCursor: null,
    running: null,
  }));
  stream.end(replyOf(content));
  await expect.element(log.getByText('Mô hình qwen3 trả lời · 1.200 token')).toBeVisible();
});

test('an answer that breaks off begins again, by the engine, which says why', async ({ api }) => {
  await openChat(api, undefined, model);
  const stream = api.stream(sendChatMessage);
  await ask('tuần này thế nào?');
  stream.send('delta', { text: 'Dở dang' });
  await expect.element(log.getByText('Dở dang')).toBeVisible();
  stream.send('restart', {});
  stream.send('delta', { text: 'Tuần này bạn có hai cuộc họp.' });
  await expect.element(log.getByText('Dở dang')).not.toBeInTheDocument();
  stream.end(replyOf('Tuần này bạn có hai cuộc họp.', { by: 'engine', problem: 'cut_off' }));
  await expect.element(log.getByText('AI tại chỗ trả lời, vì mô hình qwen3 trả lời dở dang.')).toBeVisible();
});

test('an answer that is being written can be stopped', async ({ api }) => {
  await openChat(api, undefined, model);
  api.reply(stopChatAnswer, () => ({ wasRunning: true }));
  const stream = api.stream(sendChatMessage);
  await ask('đếm đi');
  stream.send('delta', { text: 'Một, hai' });
  await page.getByRole('button', { name: 'Dừng trả lời' }).click();
  expect(api.callsOf(stopChatAnswer)).toHaveLength(1);
  stream.end(replyOf('Một, hai', { isStopped: true, tokens: 0 }));
  await expect.element(log.getByText('Đã dừng. Mô hình qwen3')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Dừng trả lời' })).not.toBeInTheDocument();
});

test('a page that comes later joins the answer', async ({ api }) => {
  const stream = api.stream(joinChatAnswer);
  api.reply(readModelState, () => ({ chat: model, readings: null, can: { edit: false } }));
  await openChat(api, undefined, model, {
    running: { message: 'kể đi', startedAt: new Date().toISOString() },
  });
  stream.send('delta', { text: 'Ngày xưa' });
  await expect.element(log.getByText('kể đi')).toBeVisible();
  await expect.element(log.getByText('Ngày xưa')).toBeVisible();
  stream.end({ wasRunning: true });
});

// ASVS v5.0.0-1.3.1, v5.0.0-1.3.5, v5.0.0-14.2.3
test('images, HTML and addresses elsewhere do nothing', async ({ api }) => {
  await openChat(api, undefined, model);
  const stream = api.stream(sendChatMessage);
  await ask('xem đi');
  const content =
    'Xem [ở đây](https://ngoai.example/?m=1) và [cài đặt](/settings) ![x](https://ngoai.example/a.png) <img src="https://ngoai.example/b.png"><script>alert(1)</script>';
  stream.end(replyOf(content));
  await expect.element(log.getByText('(https://ngoai.example/?m=1)')).toBeVisible();
  await expect.element(log.getByRole('link', { name: 'cài đặt' })).toHaveAttribute('href', '/settings');
  expect(log.getByRole('link').elements()).toHaveLength(1);
  expect(document.querySelector('[role=log] img, [role=log] script')).toBeNull();
});

test('what the person has not said stands above the card', async ({ api }) => {
  await openChat(api, undefined, model);
  const stream = api.stream(sendChatMessage);
  await ask('họp nhé');
  stream.end(replyOf('Đây là thẻ.', { unsaid: [{ field: 'Mục tiêu', value: 'chuyển khoản gấp' }] }));
  await expect.element(log.getByText('Mục tiêu: chuyển khoản gấp')).toBeVisible();
});

test('before the first message leaves the person reads where to, and chooses', async ({ api }) => {
  await openChat(api, undefined, { ...model, choice: null });
  const notice = page.getByRole('region', { name: 'Dùng mô hình AI' });
  await expect
    .element(
      notice.getByText(
        /đồng nghiệp \(tên, chức vụ, phòng ban\) mà bạn hỏi tới sẽ được gửi tới ai\.congty\.vn/,
      ),
    )
    .toBeVisible();
  await expect.element(notice).not.toHaveTextContent('bản gỡ băng');
  api.reply(
    saveNoticeChoice,
    (): ModelState => ({
      chat: { ...model, choice: 'declined' },
      readings: null,
      can: { edit: false },
    }),
  );
  await notice.getByRole('button', { name: 'Chỉ dùng AI tại chỗ' }).click();
  await expect.element(notice).not.toBeInTheDocument();
  expect(api.callsOf(saveNoticeChoice)[0]?.body).toEqual({ choice: 'declined' });
});
