import { listWaitingMails } from '@hopgon/contract/email/routes';
import { cancelMeeting } from '@hopgon/contract/meetings/routes';
import { readMe } from '@hopgon/contract/users/routes';
import { expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf, me, meetingOf, wholeMeetingOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { CancelMeetingDialog } from './cancel-meeting-dialog.tsx';

const meeting = {
  ...wholeMeetingOf(meetingOf(7)),
  guests: [
    {
      ...{ id: idOf(800), name: 'Chị Hoa', email: 'hoa@khach.vn', role: 'guest' as const },
      ...{ answer: 'waiting' as const, answerReason: '' },
    },
  ],
};

test('a second press while it is asked which mails wait cancels nothing again', async ({ api }) => {
  api.reply(readMe, () => me);
  api.reply(listWaitingMails, () => ({ waiting: [] }));
  api.reply(cancelMeeting, () => ({}));
  const release = api.hold(listWaitingMails);
  const onOpenChange = vi.fn();
  await renderInApp(<CancelMeetingDialog open onOpenChange={onOpenChange} meeting={meeting} />);
  const cancel = page.getByRole('button', { name: 'Hủy cuộc họp' });
  await cancel.click();
  await expect.element(cancel).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.poll(() => onOpenChange.mock.calls).toEqual([[false]]);
  expect(api.callsOf(cancelMeeting)).toHaveLength(1);
});
