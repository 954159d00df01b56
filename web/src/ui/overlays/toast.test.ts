import { expect, test, vi } from 'vitest';
import { toast, toasts } from './toast.ts';

const texts = () => toasts.get().map(({ text }) => text);

test('the latest that can be undone is; what is forgotten is neither shown nor undone', () => {
  const [first, second] = [vi.fn(async () => undefined), vi.fn(async () => undefined)];
  toast.undoable('Đã tạo cuộc họp', first);
  toast.say('Đã lưu');
  toast.undoable('Đã dời cuộc họp', second);
  expect(toasts.undo()).toBe(true);
  expect(second).toHaveBeenCalledOnce();
  expect(texts()).toEqual(['Đã tạo cuộc họp', 'Đã lưu']);
  toasts.forgetUndo();
  expect(texts()).toEqual(['Đã lưu']);
  expect(toasts.undo()).toBe(false);
  expect(first).not.toHaveBeenCalled();
});

test('what must not be missed is not crowded out, and what comes behind it is shown', () => {
  const stays = ['Một', 'Hai', 'Ba'];
  const closings = stays.map((text) => toast.sayUntilClosed(text));
  for (const text of ['Đã lưu 1', 'Đã lưu 2']) toast.say(text);
  expect(texts()).toEqual([...stays, 'Đã lưu 2']);
  for (const close of closings.slice(1)) close();
  toast.say('Đã lưu 3');
  toast.say('Đã lưu 4');
  expect(texts()).toEqual(['Một', 'Đã lưu 3', 'Đã lưu 4']);
  for (const { id } of toasts.get()) toasts.close(id);
});

test('the same failure twice is shown once', () => {
  toast.fail('Mất kết nối mạng');
  toast.fail('Mất kết nối mạng');
  expect(texts().filter((text) => text === 'Mất kết nối mạng')).toHaveLength(1);
});

test('an undo that fails says so, also where what offered it is gone', async () => {
  toast.undoable('Đã bỏ qua cặp này', () => Promise.reject(new Error('offline')));
  toasts.undo();
  await vi.waitFor(() => expect(texts()).toContain('Không thể hoàn tác. Vui lòng thử lại.'));
});
