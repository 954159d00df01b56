import { saveNotes } from '@hopgon/contract/live/notes/routes';
import { afterEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { forgetUnsentNotes } from '../../../data/notes/unsent-notes.ts';
import { inputMethod } from '../../../testing/input-method.ts';
import { openLive } from '../../../testing/open-live.tsx';
import { test } from '../../../testing/test.ts';

const composer = page.getByRole('textbox', { name: 'Ghi chú mới' });
const chosenKind = page.getByRole('group', { name: 'Loại ghi chú' }).getByRole('button', { pressed: true });

afterEach(() => forgetUnsentNotes());

describe('a row', () => {
  test('is saved as it is typed, with the kind of its sign, and Enter begins the next', async ({ api }) => {
    const { stored } = await openLive(api);
    await composer.click();
    await userEvent.keyboard('!Dừng máy');
    await expect.element(chosenKind).toMatchTextContent(/Quyết định/);
    await expect.poll(stored).toEqual(['decision: Dừng máy']);
    await userEvent.keyboard(' số 3{Enter}Hết giờ');
    await expect.poll(stored).toEqual(['decision: Dừng máy số 3', 'note: Hết giờ']);
  });

  test('keeps a sign after a space or a backslash', async ({ api }) => {
    const { stored } = await openLive(api);
    await composer.click();
    await userEvent.keyboard('\\+5 triệu{Enter} !khẩn{Enter}');
    await expect.poll(stored).toEqual(['note: +5 triệu', 'note: !khẩn']);
  });

  test('changes its kind by Tab and by button; after Escape, Tab leaves it', async ({ api }) => {
    const { stored } = await openLive(api);
    await composer.click();
    await userEvent.keyboard('Mua chụp{Tab}{Tab}');
    await expect.element(chosenKind).toMatchTextContent(/Việc/);
    await page.getByRole('button', { name: 'Ý kiến' }).click();
    await expect.poll(stored).toEqual(['opinion: Mua chụp']);
    await expect.element(composer).toHaveFocus();
    await userEvent.keyboard('{Escape}{Tab}');
    await expect.element(composer).not.toHaveFocus();
    await expect.element(chosenKind).toMatchTextContent(/Ý kiến/);
  });

  test('that is emptied is deleted', async ({ api }) => {
    const { stored } = await openLive(api);
    await composer.click();
    await userEvent.keyboard('ab');
    await expect.poll(stored).toEqual(['note: ab']);
    await userEvent.keyboard('{Backspace}{Backspace}');
    await expect.poll(stored).toEqual([]);
  });
});

describe('an input method', () => {
  test('composes a word undisturbed: its Enter and Tab neither end the row nor change its kind', async ({
    api,
  }) => {
    const { stored } = await openLive(api);
    await composer.click();
    await inputMethod.compose('viê');
    await inputMethod.press('Tab');
    await inputMethod.press('Enter');
    await inputMethod.compose('việc');
    await inputMethod.commit('việc');
    await expect.element(composer).toHaveValue('việc');
    await expect.element(chosenKind).toMatchTextContent(/Ghi chú/);
    await userEvent.keyboard('{Enter}');
    await expect.element(composer).toHaveValue('');
    await expect.poll(stored).toEqual(['note: việc']);
  });
});

describe('what is not saved', () => {
  test('stays, says so, and is sent once the network is back', async ({ api }) => {
    const first = await openLive(api);
    api.refuse(saveNotes, 'server_busy');
    await composer.click();
    await userEvent.keyboard('Viết khi mất mạng{Enter}');
    await expect.element(page.getByText('chưa lưu lên máy chủ', { exact: true })).toBeVisible();
    await expect.element(page.getByText(/1 dòng chưa lưu lên máy chủ, đang giữ trên máy này/)).toBeVisible();
    const kept = Object.keys(localStorage).filter((key) => key.startsWith('unsent-note/'));
    expect(kept).toHaveLength(1);
    first.acceptNotes();
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Đã lưu mọi dòng')).toBeVisible();
    expect(first.stored()).toEqual(['note: Viết khi mất mạng']);
    expect(Object.keys(localStorage).filter((key) => key.startsWith('unsent-note/'))).toEqual([]);
  });

  test('for good says why, and the text is kept', async ({ api }) => {
    await openLive(api);
    api.refuse(saveNotes, 'notes_full');
    await composer.click();
    await userEvent.keyboard('Dòng quá{Enter}');
    await expect
      .element(page.getByText(/1 dòng chưa lưu lên máy chủ: Cuộc họp này đã có quá nhiều dòng ghi chú/))
      .toBeVisible();
    await expect.element(page.getByText('Dòng quá')).toBeVisible();
  });

  test('is deleted from the browser when the person signs out', async ({ api }) => {
    await openLive(api);
    api.refuse(saveNotes, 'server_busy');
    await composer.click();
    await userEvent.keyboard('Kín');
    await expect
      .poll(() => Object.keys(localStorage).filter((key) => key.startsWith('unsent-note/')))
      .toHaveLength(1);
    forgetUnsentNotes();
    expect(Object.keys(localStorage).filter((key) => key.startsWith('unsent-note/'))).toEqual([]);
  });
});
