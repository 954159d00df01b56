import {
  acceptMinutesLines,
  createMinutesLine,
  updateMinutesLine,
} from '@hopgon/contract/minutes/lines/routes';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { lineOf, minutesOf, openMinutes, paper } from '../../../../testing/open-minutes.tsx';
import { test } from '../../../../testing/test.ts';

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

test('what is refused stays where it was typed and can be sent again', async ({ api }) => {
  const { texts, update } = await openMinutes(api);
  api.refuse(updateMinutesLine, 'server_busy');
  await paper.line(/Xưởng 2/).click();
  await paper.field.fill('Xưởng 2 xong rồi.');
  await press('{Enter}');
  await expect.element(alert).toMatchTextContent(/Chưa lưu được|quá tải|bận/);
  await expect.element(paper.line('Xưởng 2 xong rồi.')).toBeVisible();
  api.reply(updateMinutesLine, ({ params }) =>
    update(String(params.minutesLineId), { text: 'Xưởng 2 xong rồi.' }),
  );
  await alert.getByRole('button', { name: 'Lưu lại' }).click();
  await expect.poll(() => texts()?.[0]?.[0]).toBe('Xưởng 2 xong rồi.');
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
  await expect.element(paper.sheet).toMatchTextContent(/Cần xem lại/);
  await page.getByRole('button', { name: 'Duyệt' }).click();
  await expect.element(paper.sheet).not.toMatchTextContent(/Cần xem lại/);
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
