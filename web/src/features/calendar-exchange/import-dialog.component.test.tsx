import { importCalendar, previewImport, undoImport } from '@hopgon/contract/calendar/routes';
import type { ImportReport } from '@hopgon/contract/calendar/schemas';
import { useEffect, useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { ImportDialog } from './import-dialog.tsx';

const report: ImportReport = {
  ...{ imported: 2, known: 0, skipped: 0, meetings: 2, events: [], notes: [], importId: null },
};
const file = new File(['BEGIN:VCALENDAR'], 'lich.ics');
const dialog = page.getByRole('dialog', { name: 'Nhập lịch từ tệp' });

test('an import that is under way stays in sight, with its report and the way back', async ({ api }) => {
  api.reply(previewImport, () => report);
  api.reply(importCalendar, () => ({ ...report, importId: idOf(1) }));
  const release = api.hold(importCalendar);
  const onOpenChange = vi.fn();
  await renderInApp(<ImportDialog open onOpenChange={onOpenChange} given={file} />);
  await dialog.getByRole('button', { name: 'Nhập 2 cuộc họp' }).click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog.getByRole('button', { name: 'Hủy' })).toBeDisabled();
  expect(onOpenChange).not.toHaveBeenCalled();
  release();
  await expect.element(dialog.getByRole('button', { name: 'Hoàn tác' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onOpenChange).toHaveBeenCalledWith(false);
});

function UntilLeft() {
  const [isHere, setHere] = useState(true);
  useEffect(() => {
    const leave = () => setHere(false);
    addEventListener('leave', leave);
    return () => removeEventListener('leave', leave);
  }, []);
  return isHere && <ImportDialog open onOpenChange={() => undefined} given={file} />;
}

test('an import whose page was left meanwhile is undone from a message', async ({ api }) => {
  api.reply(previewImport, () => report);
  api.reply(importCalendar, () => ({ ...report, importId: idOf(1) }));
  api.reply(undoImport, () => ({ removed: 2, kept: 0 }));
  const release = api.hold(importCalendar);
  await renderInApp(<UntilLeft />);
  await dialog.getByRole('button', { name: 'Nhập 2 cuộc họp' }).click();
  dispatchEvent(new Event('leave'));
  await expect.element(dialog).not.toBeInTheDocument();
  release();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.poll(() => api.callsOf(undoImport)).toHaveLength(1);
});
