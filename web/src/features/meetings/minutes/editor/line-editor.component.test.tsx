import {
  acceptMinutesLines,
  createMinutesLine,
  updateMinutesLine,
} from '@hopgon/contract/minutes/lines/routes';
import { readMinutes, saveMinutesSections } from '@hopgon/contract/minutes/routes';
import { readTranscript } from '@hopgon/contract/transcripts/routes';
import { afterEach, describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { forgetUnsentLines, unsentLinesOf } from '../../../../data/meetings/unsent-lines.ts';
import type { Api } from '../../../../testing/answer-calls.ts';
import { lineOf, meeting, minutesOf, openMinutes, paper } from '../../../../testing/open-minutes.tsx';
import { renderInApp } from '../../../../testing/render-in-app.tsx';
import { company, me } from '../../../../testing/sample-data.ts';
import { test } from '../../../../testing/test.ts';
import { MinutesTab } from '../minutes-tab.tsx';
import { emptyContent, type LineDraft } from './drafts.rules.ts';
import { isLineDraft } from './kept-drafts.rules.ts';

const press = (keys: string) => userEvent.keyboard(keys);
const bodies = (calls: readonly { readonly body: unknown }[]) => calls.map(({ body }) => body);
const alert = page.getByRole('alert');

test('Enter saves a line and opens the next one', async ({ api }) => {
  const { texts } = await openMinutes(api);
  await paper.line(/Xưởng 2/).click();
  await paper.field.fill('Xưởng 2 đã xong 90/120 bộ.');
  await press('{Enter}');
  await expect.element(paper.field).toHaveValue('Thống nhất tăng ca hai tối.');
  await expect.poll(() => texts()?.[0]?.[0]).toBe('Xưởng 2 đã xong 90/120 bộ.');
});

test('behind the last line of a section Enter begins a new one, and several are saved in their order', async ({
  api,
}) => {
  const { texts } = await openMinutes(api);
  await paper.line(/Hai chụp/).click();
  await press('{Enter}');
  await expect.element(paper.field).toHaveValue('');
  await press('Mua chụp mới.{Enter}');
  await press('!Dừng máy số 3.{Enter}');
  await press('{Enter}');
  await expect.poll(() => texts()?.[1]).toEqual(['Hai chụp cưa đã nứt.', 'Mua chụp mới.', 'Dừng máy số 3.']);
  expect(bodies(api.callsOf(createMinutesLine))).toMatchObject([{ kind: 'text' }, { kind: 'decision' }]);
});

test('Shift and Enter begin a line in the text', async ({ api }) => {
  const { texts } = await openMinutes(api);
  await paper.line(/Hai chụp/).click();
  await press('{Shift>}{Enter}{/Shift}Đã báo tổ trưởng.{Enter}');
  await expect.poll(() => texts()?.[1]?.[0]).toBe('Hai chụp cưa đã nứt.\nĐã báo tổ trưởng.');
});

test('Escape leaves an unchanged line; a changed one keeps what was typed and says so', async ({ api }) => {
  await openMinutes(api);
  await paper.line(/Xưởng 2/).click();
  await press('{Escape}');
  await expect.element(paper.field).not.toBeInTheDocument();
  await expect.element(paper.line(/Xưởng 2/)).toHaveFocus();
  await press('{Enter}');
  await paper.field.fill('Nội dung khác.');
  await press('{Escape}');
  await expect.element(alert).toMatchTextContent(/chưa lưu/);
  await expect.element(paper.line('Nội dung khác.')).toBeVisible();
  await alert.getByRole('button', { name: 'Bỏ nội dung đã gõ' }).click();
  await expect.element(paper.line(/Xưởng 2/)).toBeVisible();
});

test('arrows go from line to line, in the text only from its ends', async ({ api }) => {
  await openMinutes(api);
  await paper.line(/Xưởng 2/).click();
  await press('{Escape}{ArrowDown}');
  await expect.element(paper.line(/Thống nhất/)).toHaveFocus();
  await press('{Enter}{ArrowLeft}{ArrowDown}');
  await expect.element(paper.field).toHaveValue('Thống nhất tăng ca hai tối.');
  await press('{End}{ArrowDown}');
  await expect.element(paper.field).toHaveValue('Hai chụp cưa đã nứt.');
});

test('Alt and an arrow move a line, also into the next section', async ({ api }) => {
  const { texts } = await openMinutes(api);
  await paper.line(/Xưởng 2/).click();
  await press('{Escape}{Alt>}{ArrowDown}{ArrowDown}{/Alt}');
  await expect
    .poll(texts)
    .toEqual([
      ['Thống nhất tăng ca hai tối.'],
      ['Xưởng 2 đã xong 84/120 bộ bàn ghế.', 'Hai chụp cưa đã nứt.'],
    ]);
  await expect.element(paper.line(/Xưởng 2/)).toHaveFocus();
});

test('Ctrl and Backspace delete a line, and the message undoes it', async ({ api }) => {
  const { texts } = await openMinutes(api);
  await paper.line(/Thống nhất/).click();
  await press('{Escape}{Control>}{Backspace}{/Control}');
  await expect.poll(() => texts()?.[0]).toEqual(['Xưởng 2 đã xong 84/120 bộ bàn ghế.']);
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.poll(() => texts()?.[0]?.length).toBe(2);
});

test('inside the text Ctrl and Backspace delete a word, not the line', async ({ api }) => {
  const { texts } = await openMinutes(api);
  await paper.line(/Thống nhất/).click();
  await press('{End}{Control>}{Backspace}{/Control}');
  await expect.element(paper.field).toBeVisible();
  expect(texts()?.[0]).toHaveLength(2);
});

test('a digit on a line changes its kind', async ({ api }) => {
  await openMinutes(api);
  await paper.line(/Hai chụp/).click();
  await press('{Escape}5');
  await expect.element(paper.line(/Ý kiến: Hai chụp/)).toBeVisible();
});

test.for([
  [
    '5',
    {
      kind: 'task',
      task: { assigneeId: null, assigneeName: 'Giàng A Páo', deadline: '2026-11-25' },
    },
    { kind: 'task', assigneeName: 'Giàng A Páo', deadline: '2026-11-25' },
  ],
  [
    '5',
    {
      kind: 'decision',
      terms: { validFrom: '2026-12-01', validTo: null, replaces: 'Kết luận số 3' },
      replaces: { id: lineOf(80, '').id, decision: null },
      motionId: lineOf(81, '').id,
    },
    {
      kind: 'decision',
      terms: { validFrom: '2026-12-01', validTo: null, replaces: 'Kết luận số 3' },
      replacesId: lineOf(80, '').id,
      motionId: lineOf(81, '').id,
    },
  ],
] as const)(
  'undo gives a line of kind %s back what its kind has',
  async ([digit, rest, restored], { api }) => {
    const [first, ...others] = minutesOf().sections;
    const line = lineOf(30, 'Báo cáo ban', rest);
    await openMinutes(api, minutesOf({ sections: first ? [{ ...first, lines: [line] }, ...others] : [] }));
    await paper.line(/Báo cáo ban/).click();
    await press(`{Escape}${digit}`);
    await page.getByRole('button', { name: 'Hoàn tác' }).click();
    await expect
      .poll(() => bodies(api.callsOf(updateMinutesLine)).at(-1))
      .toEqual({ version: 2, ...restored });
  },
);

test('what is refused stays where it was typed and can be sent again', async ({ api }) => {
  const { texts, update } = await openMinutes(api);
  api.refuse(updateMinutesLine, 'participant_not_member');
  await paper.line(/Xưởng 2/).click();
  await paper.field.fill('Xưởng 2 xong rồi.');
  await press('{Enter}');
  await expect.element(alert).toMatchTextContent(/không thuộc công ty này/);
  await expect.element(paper.line('Xưởng 2 xong rồi.')).toBeVisible();
  api.reply(updateMinutesLine, ({ params }) =>
    update(String(params.minutesLineId), { text: 'Xưởng 2 xong rồi.' }),
  );
  await alert.getByRole('button', { name: 'Lưu lại' }).click();
  await expect.poll(() => texts()?.[0]?.[0]).toBe('Xưởng 2 xong rồi.');
});

describe('while the server cannot be reached', () => {
  const kept = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent-line/'));
  afterEach(() => forgetUnsentLines());

  test('lines are kept on this machine and saved in their order when the network is back', async ({
    api,
  }) => {
    const { texts, accept } = await openMinutes(api);
    api.refuse(createMinutesLine, 'server_busy');
    await paper.line(/Hai chụp/).click();
    await press('{Enter}Mua chụp mới.{Enter}Dừng máy số 3.{Enter}{Escape}');
    const waiting = page.getByText(/đang giữ trên máy này\. Dòng này tự lưu khi có mạng/);
    await expect.poll(() => waiting.elements()).toHaveLength(2);
    accept();
    dispatchEvent(new Event('online'));
    await expect
      .poll(() => texts()?.[1])
      .toEqual(['Hai chụp cưa đã nứt.', 'Mua chụp mới.', 'Dừng máy số 3.']);
    await expect.poll(kept).toEqual([]);
    expect(waiting.elements()).toEqual([]);
  });

  test('lines outlive the page: the next one saves what was on its way, and shows what was only typed', async ({
    api,
  }) => {
    const drafts = unsentLinesOf(
      { personId: me.id, companyId: company.id, meetingId: minutesOf().meetingId },
      isLineDraft,
    );
    const draftOf = (key: string, afterKey: string, rest: Partial<LineDraft>): LineDraft => ({
      ...emptyContent,
      ...{ key, lineId: null, sectionId: minutesOf().sections[1]?.id ?? '', afterKey, opened: emptyContent },
      ...{ version: 0, state: 'saving', failure: null, submitKey: key, ...rest },
    });
    // In no order, as the browser gives them.
    drafts.write('moi-2', draftOf('moi-2', 'moi-1', { text: 'Dừng máy số 3.' }));
    drafts.write('moi-1', draftOf('moi-1', lineOf(3, '').id, { text: 'Mua chụp mới.' }));
    drafts.write('moi-3', draftOf('moi-3', 'moi-2', { text: 'Gọi thợ.', state: 'typing' }));
    const { texts } = await openMinutes(api);
    await expect
      .poll(() => texts()?.[1])
      .toEqual(['Hai chụp cưa đã nứt.', 'Mua chụp mới.', 'Dừng máy số 3.']);
    await expect.element(paper.line('Gọi thợ.')).toBeVisible();
    await expect.element(alert).toMatchTextContent(/chưa lưu/);
    await expect.poll(kept).toHaveLength(1);
  });

  test('what was kept is deleted from the browser when the person signs out', async ({ api }) => {
    await openMinutes(api);
    await paper.line(/Xưởng 2/).click();
    await paper.field.fill('Kín');
    await expect.poll(kept).toHaveLength(1);
    forgetUnsentLines();
    expect(kept()).toEqual([]);
  });
});

describe('of a line that two people changed', () => {
  /** Somebody else saves first. */
  const conflict = async (api: Api) => {
    const minutes = await openMinutes(api);
    await paper.line(/Xưởng 2/).click();
    await paper.field.fill('Xưởng 2 đã xong 85 bộ.');
    api.refuse(updateMinutesLine, 'version_stale');
    minutes.update(lineOf(1, '').id, { text: 'Xưởng 2 đã xong 90 bộ.' });
    await press('{Enter}');
    await expect.element(alert).toMatchTextContent(/Bản của bạn.*85 bộ.*Bản của người khác.*90 bộ/s);
    return minutes;
  };

  test('both texts stand side by side, and that of the other can be taken', async ({ api }) => {
    await conflict(api);
    await alert.getByRole('button', { name: 'Dùng bản của họ' }).click();
    await expect.element(paper.line(/90 bộ/)).toBeVisible();

    await expect.element(alert).not.toBeInTheDocument();
  });

  test('the own one can be saved over the version that was seen', async ({ api }) => {
    const { texts, accept } = await conflict(api);
    accept();
    await alert.getByRole('button', { name: 'Lưu bản của tôi' }).click();
    await expect.poll(() => texts()?.[0]?.[0]).toBe('Xưởng 2 đã xong 85 bộ.');
    expect(api.callsOf(updateMinutesLine).at(-1)?.body).toMatchObject({ version: 2 });
  });
});

test('a change of somebody else arrives without touching what is typed, and both texts are shown', async ({
  api,
}) => {
  const { wake, update } = await openMinutes(api);
  await paper.line(/Xưởng 2/).click();
  await paper.field.fill('Xưởng 2 đã xong 85 bộ.');
  update(lineOf(1, '').id, { text: 'Xưởng 2 đã xong 90 bộ.' });
  wake();
  await expect.element(page.getByRole('status').filter({ hasText: 'đã xong 90 bộ' })).toBeVisible();
  await expect.element(paper.field).toHaveValue('Xưởng 2 đã xong 85 bộ.');
});

test('a machine’s line is accepted by its button', async ({ api }) => {
  const machine = lineOf(9, 'Chị Mẫn mua chụp mới.', { origin: 'reading', marks: ['unaccepted'] });
  const draft = minutesOf();
  const [first, ...rest] = draft.sections;
  await openMinutes(api, {
    ...draft,
    sections: first ? [{ ...first, lines: [machine] }, ...rest] : [],
    checks: { ...draft.checks, unaccepted: 1 },
  });
  await expect.element(paper.sheet).toMatchTextContent(/Máy đề xuất/);
  await page.getByRole('button', { name: 'Duyệt' }).click();
  await expect.element(paper.sheet).not.toMatchTextContent(/Máy đề xuất/);
  expect(bodies(api.callsOf(acceptMinutesLines))).toEqual([{ lines: [{ id: machine.id, version: 1 }] }]);
});

test('a press on another line saves the one that was open', async ({ api }) => {
  const { texts } = await openMinutes(api);
  await paper.line(/Xưởng 2/).click();
  await paper.field.fill('Xưởng 2 đã xong 95 bộ.');
  await paper.line(/Hai chụp/).click();
  await expect.poll(() => texts()?.[0]?.[0]).toBe('Xưởng 2 đã xong 95 bộ.');
  await expect.element(paper.field).toHaveValue('Hai chụp cưa đã nứt.');
  await paper.line(/Thống nhất/).click();
  await expect.element(paper.field).toHaveValue('Thống nhất tăng ca hai tối.');
  expect(api.callsOf(updateMinutesLine)).toHaveLength(1);
  await expect.element(alert).not.toBeInTheDocument();
});

test('a task of somebody who is no member names them while it is edited, and is taken from them', async ({
  api,
}) => {
  const task = { assigneeId: null, assigneeName: 'Giàng A Páo', deadline: null };
  const [first, ...rest] = minutesOf().sections;
  if (!first) throw new Error('no section');
  const line = lineOf(1, 'Báo cáo giám đốc ban', { kind: 'task', task });
  await openMinutes(api, minutesOf({ sections: [{ ...first, lines: [line] }, ...rest] }));
  await paper.line(/Báo cáo giám đốc ban/).click();
  await expect.element(page.getByText('Giàng A Páo', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Bỏ người phụ trách' }).click();
  await expect.element(page.getByText('Chưa rõ', { exact: true })).toBeVisible();
  await paper.field.click();
  await press('{Enter}');
  await expect.poll(() => bodies(api.callsOf(updateMinutesLine))).toMatchObject([{ assigneeName: null }]);
});

test('a line that is edited again while it is saved keeps the later words', async ({ api }) => {
  const { texts } = await openMinutes(api);
  const release = api.hold(updateMinutesLine);
  await paper.line(/Xưởng 2/).click();
  await paper.field.fill('Xưởng 2 đã xong 85 bộ.');
  await press('{Enter}');
  await paper.line(/85 bộ/).click();
  await paper.field.fill('Xưởng 2 đã xong 90 bộ.');
  await press('{Enter}');
  release();
  await expect.poll(() => texts()?.[0]?.[0]).toBe('Xưởng 2 đã xong 90 bộ.');
  await expect.element(paper.line(/90 bộ/)).toBeVisible();
});

test('an open line that is deleted comes back with what was typed in it', async ({ api }) => {
  const { texts } = await openMinutes(api);
  await paper.line(/Xưởng 2/).click();
  await paper.field.fill('Xưởng 2 đã xong 95 bộ.');
  await press('{Home}{Control>}{Backspace}{/Control}');
  await expect.poll(() => texts()?.[0]?.length).toBe(1);
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(paper.line(/95 bộ/)).toBeVisible();
  await expect.element(alert).toMatchTextContent(/chưa lưu/);
});

test('a new line that is deleted comes back, too', async ({ api }) => {
  await openMinutes(api);
  await paper.line(/Hai chụp/).click();
  await press('{Enter}Mua chụp mới.{Home}{Control>}{Backspace}{/Control}');
  await expect.element(paper.field).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(paper.line('Mua chụp mới.')).toBeVisible();
});

test('another edition is not shown over a line that is not saved', async ({ api }) => {
  const { wake } = await openMinutes(api, minutesOf({ edition: 2 }));
  const editions = [1, 2].map((edition) => ({ edition, state: 'draft' as const, number: null }));
  api.reply(readMinutes, ({ query }) => ({
    minutes: minutesOf(query.edition === '1' ? { id: lineOf(90, '').id } : { edition: 2 }),
    editions,
    can: { draft: true },
  }));
  wake();
  await paper.line(/Xưởng 2/).click();
  await paper.field.fill('Xưởng 2 đã xong 95 bộ.');
  await page.getByText('Lần 1', { exact: true }).click();
  await page.getByRole('button', { name: 'Ở lại' }).click();
  await expect.element(paper.field).toHaveValue('Xưởng 2 đã xong 95 bộ.');
});

test('a typed line is confirmed only where it is known that there is no transcript', async ({ api }) => {
  await openMinutes(api);
  await cleanup();
  api.refuse(readTranscript, 'meeting_not_found');
  await renderInApp(<MinutesTab meeting={meeting} />);
  await paper.line(/Hai chụp/).click();
  await press('{Enter}Mua chụp mới.{Enter}');
  await expect.poll(() => bodies(api.callsOf(createMinutesLine))).toMatchObject([{ confirmed: false }]);
});

test('a section is saved once, however often it is pressed', async ({ api }) => {
  await openMinutes(api);
  api.refuse(saveMinutesSections, 'version_stale');
  const release = api.hold(saveMinutesSections);
  await page.getByRole('button', { name: 'Thêm mục' }).click();
  await page.getByRole('textbox', { name: 'Tên mục mới' }).fill('Kho');
  const save = page.getByRole('button', { name: 'Lưu mục' });
  await save.click();
  await expect.element(save).toHaveAttribute('aria-busy', 'true');
  await press('{Enter}');
  release();
  await expect.element(page.getByText(/vừa được người khác thay đổi/)).toBeVisible();
  expect(api.callsOf(saveMinutesSections)).toHaveLength(1);
});
