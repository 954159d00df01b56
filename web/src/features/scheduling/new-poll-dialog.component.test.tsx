import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { currentCompany } from '../../lib/session/current-company.ts';
import { session } from '../../lib/session/session.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf } from '../../testing/sample-data.ts';
import { signIn, test } from '../../testing/test.ts';
import { NewPollDialog } from './new-poll-dialog.tsx';

const year = new Date().getFullYear() + 1;

/** Nine to ten in Hà Nội. */
const slotOn = (day: number) => ({
  startsAt: `${year}-11-${day}T02:00:00.000Z`,
  endsAt: `${year}-11-${day}T03:00:00.000Z`,
});

const openDialog = () =>
  renderInApp(
    <NewPollDialog
      open
      onOpenChange={() => undefined}
      slots={[slotOn(20), slotOn(24), slotOn(25)]}
      people={[]}
      timeZone="Asia/Ho_Chi_Minh"
      minutes={60}
    />,
  );

const dialog = page.getByRole('dialog');
const until = dialog.getByRole('textbox', { name: 'Trả lời trước ngày' });
const first = dialog.getByRole('checkbox').first();

test('the deadline follows the times that are asked about', async () => {
  await openDialog();
  await expect.element(until).toHaveValue(`19/11/${year}`);
  await first.click();
  await expect.element(until).toHaveValue(`23/11/${year}`);
});

test('a deadline that was written by hand stays', async () => {
  await openDialog();
  await until.fill(`15/11/${year}`);
  await first.click();
  await expect.element(until).toHaveValue(`15/11/${year}`);
});

test('times that were added and left out are back after a session that ended', async () => {
  currentCompany.choose(idOf(7));
  await openDialog();
  await first.click();
  await dialog.getByRole('textbox', { name: 'Thêm giờ khác' }).fill(`26/11/${year}`);
  await dialog.getByRole('textbox', { name: 'Lúc' }).first().fill('14h30');
  await dialog.getByRole('button', { name: 'Thêm', exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Lúc' }).first().fill('16h');
  session.end();
  await cleanup();
  signIn();
  await openDialog();
  await expect.element(first).not.toBeChecked();
  await expect.element(dialog.getByRole('checkbox').nth(3)).toBeChecked();
  await expect.element(dialog.getByRole('textbox', { name: 'Lúc' }).first()).toHaveValue('16h');
});
