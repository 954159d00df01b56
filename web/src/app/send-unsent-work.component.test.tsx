import { readCompany } from '@hopgon/contract/companies/routes';
import { saveNotes } from '@hopgon/contract/live/notes/routes';
import { createMinutesLine } from '@hopgon/contract/minutes/lines/routes';
import { readMinutes } from '@hopgon/contract/minutes/routes';
import { readTranscript } from '@hopgon/contract/transcripts/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { meQuery } from '../data/account/me.ts';
import { companyQuery } from '../data/company/companies.ts';
import { forgetUnsentLines, unsentLinesOf } from '../data/meetings/unsent-lines.ts';
import { forgetUnsentNotes, unsentNotesOf } from '../data/notes/unsent-notes.ts';
import { emptyContent, type LineDraft } from '../features/meetings/minutes/editor/drafts.rules.ts';
import { isLineDraft } from '../features/meetings/minutes/editor/kept-drafts.rules.ts';
import type { Api } from '../testing/answer-calls.ts';
import { lineOf, minutesOf } from '../testing/open-minutes.tsx';
import { renderInApp } from '../testing/render-in-app.tsx';
import { company, idOf, me } from '../testing/sample-data.ts';
import { test } from '../testing/test.ts';
import { sendUnsentWork } from './send-unsent-work.ts';

const writer = { personId: me.id, companyId: company.id };
const lines = unsentLinesOf({ ...writer, meetingId: minutesOf().meetingId }, isLineDraft);
const draftOf = (key: string, rest: Partial<LineDraft>): LineDraft => ({
  ...emptyContent,
  ...{ key, lineId: null, sectionId: minutesOf().sections[1]?.id ?? '', afterKey: lineOf(3, '').id },
  ...{ opened: emptyContent, version: 0, state: 'queued', failure: null, submitKey: idOf(9000) },
  ...rest,
});

afterEach(() => {
  forgetUnsentLines();
  forgetUnsentNotes();
});

/** Any page but that of the minutes is open when the network comes back. */
async function comeBack(api: Api) {
  api.reply(readMe, () => me);
  api.reply(readCompany, () => company);
  api.reply(readTranscript, () => ({ transcript: null, analysis: null, versions: 0 }));
  const { queryClient } = await renderInApp(<p>Trang khác</p>);
  await queryClient.fetchQuery(meQuery);
  await queryClient.fetchQuery(companyQuery);
  sendUnsentWork(queryClient);
  dispatchEvent(new Event('online'));
}

test('lines of minutes and notes that wait are sent from any page; what was only typed stays', async ({
  api,
}) => {
  const section = minutesOf().sections[1]?.id ?? '';
  api.reply(readMinutes, () => ({ minutes: minutesOf(), editions: [], can: { draft: true } }));
  api.reply(createMinutesLine, () => ({
    ...{ line: lineOf(50, 'Mua chụp mới.'), sectionId: section, afterId: lineOf(3, '').id },
  }));
  api.reply(saveNotes, () => ({ notes: [], replaced: [], refused: [], revision: 1 }));
  lines.write('moi-1', draftOf('moi-1', { text: 'Mua chụp mới.' }));
  lines.write('moi-2', draftOf('moi-2', { text: 'Gọi thợ.', afterKey: 'moi-1', state: 'typing' }));
  unsentNotesOf({ ...writer, meetingId: idOf(8) }).write({
    ...{ id: idOf(1), kind: 'note', text: 'Dừng máy', agendaItemId: null, second: 0 },
    ...{ assigneeId: null, deadline: null, isDeleted: false, version: 1 },
  });
  await comeBack(api);
  await expect.element(page.getByText('Đã lưu 1 dòng biên bản gõ lúc mất mạng')).toBeVisible();
  expect(api.callsOf(createMinutesLine)).toMatchObject([
    { body: { text: 'Mua chụp mới.', afterId: lineOf(3, '').id, confirmed: true } },
  ]);
  expect(lines.list()).toMatchObject([{ key: 'moi-2', text: 'Gọi thợ.', afterKey: lineOf(50, '').id }]);
  await expect.poll(() => api.callsOf(saveNotes).length).toBe(1);
});

test('a line that is refused stays here, and its person learns of it', async ({ api }) => {
  api.reply(readMinutes, () => ({ minutes: minutesOf(), editions: [], can: { draft: true } }));
  api.refuse(createMinutesLine, 'minutes_closed');
  lines.write('moi-5', draftOf('moi-5', { key: 'moi-5', text: 'Thuê kho.' }));
  await comeBack(api);
  await expect.element(page.getByText(/Chưa lưu được 1 dòng biên bản.*“Thuê kho.”/)).toBeVisible();
  expect(lines.list()).toMatchObject([{ text: 'Thuê kho.', state: 'waiting' }]);
});
