import { logout } from '@hopgon/contract/auth/routes';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { requestSignOut } from '../../data/account/sign-out-question.ts';
import { unsentLinesOf } from '../../data/meetings/unsent-lines.ts';
import { forgetUnsentNotes, unsentNotesOf } from '../../data/notes/unsent-notes.ts';
import { session } from '../../lib/session/session.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { company, idOf, me } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { LeaveGuard } from '../../ui/overlays/leave-guard.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';

const place = { personId: me.id, companyId: company.id, meetingId: idOf(7) };
const dialog = page.getByRole('alertdialog', { name: 'Đăng xuất khi chưa lưu hết?' });
const press = (name: string) => dialog.getByRole('button', { name }).click();

afterEach(() => {
  forgetUnsentNotes();
  unsentLinesOf(place, (value): value is string => typeof value === 'string').remove('a');
});

/** With the id of a session that the server knows. */
function openPage(isDirty: boolean) {
  const tokenExpiry = Date.now() + 3_600_000;
  session.start({ authToken: 'token', refreshToken: 'refresh', sessionId: idOf(600), tokenExpiry }, true);
  return renderInApp(
    <>
      <LeaveGuard isDirty={() => isDirty} />
      <SignOutDialog />
    </>,
  );
}

test('who has nothing unsaved signs out at once', async ({ api }) => {
  api.reply(logout, () => ({}));
  await openPage(false);
  requestSignOut();
  expect(session.get()).toBeNull();
});

test('what is written on the page is asked about', async ({ api }) => {
  api.reply(logout, () => ({}));
  await openPage(true);
  requestSignOut();
  await expect.element(dialog).toMatchTextContent(/Những gì bạn vừa viết ở trang này/);
  await press('Ở lại');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(session.get()).not.toBeNull();
  requestSignOut();
  await press('Vẫn đăng xuất');
  expect(session.get()).toBeNull();
});

test('notes and lines the server does not have are counted', async () => {
  await openPage(false);
  unsentNotesOf(place).write({
    ...{ id: idOf(1), kind: 'note', text: 'Dừng máy', agendaItemId: null, second: 0 },
    ...{ assigneeId: null, deadline: null, isDeleted: false, version: 1 },
  });
  unsentLinesOf(place, (value): value is string => typeof value === 'string').write('a', 'Mua chụp');
  requestSignOut();
  await expect.element(dialog).toMatchTextContent(/Còn 2 dòng ghi chú hoặc biên bản chưa lưu lên máy chủ/);
  await press('Ở lại');
  expect(session.get()).not.toBeNull();
});
