import { searchCompany } from '@hopgon/contract/search/routes';
import type { Found } from '@hopgon/contract/search/schemas';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../testing/answer-calls.ts';
import { inputMethod } from '../../testing/input-method.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { fits } from './fits.rules.ts';
import { Palette } from './palette.tsx';

const dialog = page.getByRole('dialog', { name: 'Tìm hoặc ra lệnh' });
const line = dialog.getByRole('combobox', { name: 'Tìm hoặc ra lệnh' });
const options = dialog.getByRole('option');
const chosen = dialog.getByRole('option', { selected: true });
const group = (name: string) => dialog.getByRole('group', { name }).getByRole('option');

const instant = '2026-11-24T02:00:00Z';
const everything: Found = {
  people: [
    {
      userId: idOf(2),
      displayName: 'Trần Ngọc Hợp',
      email: 'h@govan.vn',
      department: 'Không',
      position: 'Không',
    },
  ],
  meetings: [
    {
      id: idOf(20),
      title: 'Họp tuần bán hàng',
      startsAt: instant,
      endsAt: '2026-11-24T03:00:00Z',
      timeZone: 'Asia/Ho_Chi_Minh',
      cancelled: false,
    },
  ],
  items: [
    {
      id: idOf(30),
      title: 'Soạn tài liệu họp tuần',
      state: 'accepted',
      deadline: null,
      assigneeName: 'An',
      meetingId: null,
    },
  ],
  chats: [{ id: idOf(40), title: 'Tóm tắt họp tuần', updatedAt: instant }],
  said: [],
};

const nothing = { people: [], meetings: [], items: [], chats: [], said: [] };

/** The server finds what has the words in its name. */
function found(words: string): Found {
  const has = (name: string) => words === '' || fits(name, words);
  return {
    people: words === '' ? [] : everything.people.filter(({ displayName }) => has(displayName)),
    meetings: everything.meetings.filter(({ title }) => has(title)),
    items: everything.items.filter(({ title }) => has(title)),
    chats: everything.chats.filter(({ title }) => has(title)),
    said: [],
  };
}

const actions = {
  switchTo: vi.fn<(companyId: string) => void>(),
  join: vi.fn(),
  create: vi.fn(),
  addItem: vi.fn(),
  showKeys: vi.fn(),
  signOut: vi.fn(),
};

function Frame({ can = company.can, typed = null }: { can?: typeof company.can; typed?: string | null }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Tìm
      </button>
      <Palette
        open={open}
        onOpenChange={setOpen}
        company={{ can, role: company.role }}
        others={[{ id: idOf(101), name: 'Mộc Châu' }]}
        actions={actions}
        takeTyped={() => typed}
      />
    </>
  );
}

async function openPalette(api: Api, frame = <Frame />) {
  api.reply(searchCompany, ({ query }) => (query.kinds ? nothing : found(query.query ?? '')));
  const app = await renderInApp(frame, { at: '/settings' });
  await page.getByRole('button', { name: 'Tìm' }).click();
  await expect.element(line).toHaveFocus();
  return app;
}

test('words without marks name a place, and Enter goes there', async ({ api }) => {
  const { addressNow } = await openPalette(api);
  await line.fill('cai dat');
  await expect.element(chosen).toMatchTextContent(/^Cài đặt/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(addressNow).toBe('/settings');
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what was typed before it was there stands in the line', async ({ api }) => {
  await openPalette(api, <Frame typed="cai" />);
  await expect.element(line).toHaveValue('cai');
});

test('arrows move the choice, and the line names it', async ({ api }) => {
  await openPalette(api);
  await expect.element(chosen).toMatchTextContent(/^Họp tuần bán hàng/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(chosen).toMatchTextContent(/^Tóm tắt họp tuần/);
  await expect.element(line).toHaveAttribute('aria-activedescendant', chosen.element().id);
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(chosen).toMatchTextContent(/^Họp tuần bán hàng/);
});

test('Escape closes it, and it opens empty again', async ({ api }) => {
  await openPalette(api);
  await line.fill('quan ly');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Tìm' })).toHaveFocus();
  await page.getByRole('button', { name: 'Tìm' }).click();
  await expect.element(line).toHaveValue('');
});

test('before a word it shows what was touched last', async ({ api }) => {
  await openPalette(api);
  await expect
    .poll(() =>
      group('Gần đây')
        .elements()
        .map(({ textContent }) => textContent),
    )
    .toEqual([
      expect.stringMatching(/^Họp tuần bán hàng/),
      expect.stringMatching(/^Tóm tắt họp tuần/),
      expect.stringMatching(/^Soạn tài liệu họp tuần/),
    ]);
});

// Proves S2.038
test.for([
  ['Cuộc họp', /^Họp tuần bán hàng.*Thứ Ba, 24\/11\/2026, 09:00/],
  ['Việc cần làm', /^Soạn tài liệu họp tuần.*An/],
  ['Trò chuyện', /^Tóm tắt họp tuần/],
] as const)('it finds by words without marks under “%s”', async ([name, text], { api }) => {
  await openPalette(api);
  await line.fill('hop tuan');
  await expect.element(group(name)).toMatchTextContent(text);
  await expect.element(dialog.getByRole('status').filter({ hasText: '3 kết quả' })).toBeInTheDocument();
});

test('a person is found and leads to the list of members', async ({ api }) => {
  const { addressNow } = await openPalette(api);
  await line.fill('ngoc hop');
  await expect.element(group('Thành viên')).toMatchTextContent(/^.*Trần Ngọc Hợp/);
  await expect.element(chosen).toMatchTextContent(/Trần Ngọc Hợp/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(addressNow).toMatch(/^\/company-management\?tim=/);
});

test('Ctrl+Enter opens in a new tab and stays open', async ({ api }) => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { addressNow } = await openPalette(api);
  await line.fill('tom tat hop');
  await expect.element(chosen).toMatchTextContent(/^Tóm tắt họp tuần/);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith(`/chat?s=${idOf(40)}`, '_blank');
  opened.mockRestore();
  expect(addressNow()).toBe('/settings');
  await expect.element(dialog).toBeVisible();
});

test('words that name nothing become a meeting or a question', async ({ api }) => {
  const { addressNow } = await openPalette(api);
  await line.fill('xyzt họp gì?');
  await expect.element(chosen).toMatchTextContent(/^Tạo cuộc họp “xyzt họp gì\?”/);
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(chosen).toMatchTextContent(/^Hỏi trợ lý “xyzt họp gì\?”/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(addressNow).toBe('/chat');
});

// Proves S2.038
test('a member who may not chat is offered neither the chat nor a question', async ({ api }) => {
  await openPalette(api, <Frame can={{ ...company.can, openChat: false }} />);
  await line.fill('chat');
  await expect.element(dialog.getByText('Không tìm thấy “chat”')).toBeVisible();
  await expect.element(options).toMatchTextContent(/^Tạo cuộc họp “chat”/);
});

test.for([
  ['chuyen moc', 'Chuyển sang Mộc Châu', 'switchTo'],
  ['them viec', 'Thêm việc cần làm', 'addItem'],
  ['phim tat', 'Xem phím tắt', 'showKeys'],
  ['tham gia', 'Tham gia công ty khác', 'join'],
  ['tao cong ty', 'Tạo công ty mới', 'create'],
  ['dang xuat', 'Đăng xuất', 'signOut'],
] as const)('“%s” does: %s', async ([typed, title, action], { api }) => {
  actions[action].mockClear();
  await openPalette(api);
  await line.fill(typed);
  await expect.element(chosen).toMatchTextContent(new RegExp(`^${title}`));
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(actions[action]).toHaveBeenCalledOnce();
});

test('it changes the theme', async ({ api }) => {
  await openPalette(api);
  await line.fill('giao dien');
  await expect.element(chosen).toMatchTextContent(/^Dùng giao diện tối/);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.documentElement.classList.contains('dark')).toBe(true);
  await page.getByRole('button', { name: 'Tìm' }).click();
  await line.fill('giao dien');
  await expect.element(chosen).toMatchTextContent(/^Dùng giao diện sáng/);
  await userEvent.keyboard('{Enter}');
});

test('a word being composed is searched for as it stands, and its keys do nothing else', async ({ api }) => {
  const { addressNow } = await openPalette(api);
  await inputMethod.compose('ban hà');
  await inputMethod.compose('bán hàng');
  await expect.element(group('Cuộc họp')).toMatchTextContent(/^Họp tuần bán hàng/);
  for (const key of ['Enter', 'Escape', 'ArrowDown', 'Tab'] as const) await inputMethod.press(key);
  await expect.element(dialog).toBeVisible();
  expect(addressNow()).toBe('/settings');
  await inputMethod.commit('bán hàng');
  await expect.element(line).toHaveValue('bán hàng');
  await userEvent.keyboard('{Enter}');
  await expect.poll(addressNow).toBe(`/meetings/${idOf(20)}`);
});

test('a search that fails says so', async ({ api }) => {
  await openPalette(api);
  api.refuse(searchCompany, 'not_allowed');
  await line.fill('xyzt');
  await expect.element(dialog.getByText('Không thể tìm')).toBeVisible();
});
