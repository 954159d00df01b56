import { respondToInvitation } from '@hopgon/contract/meetings/routes';
import { useNavigate } from '@tanstack/react-router';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { meetingOf, wholeMeetingOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { QuickAnswer } from './quick-answer.tsx';

const meeting = wholeMeetingOf(meetingOf(7, { myAnswer: 'declined' }));

test('a press on the answer that stands keeps its reason', async ({ api }) => {
  api.reply(respondToInvitation, () => ({}));
  await renderInApp(<QuickAnswer meeting={meeting} />);
  await page.getByRole('button', { name: 'Từ chối' }).click();
  await page.getByRole('button', { name: 'Nhận lời' }).click();
  await expect
    .poll(() => api.callsOf(respondToInvitation).map(({ body }) => Object(body).answer))
    .toEqual(['accepted']);
});

function LeavingButton() {
  const navigate = useNavigate();
  return <Button onClick={() => void navigate({ to: '/dashboard' })}>Đi nơi khác</Button>;
}

test('a reason being written is asked about before the page is left', async () => {
  const { addressNow } = await renderInApp(
    <>
      <AnswerPanel meeting={meeting} />
      <LeavingButton />
    </>,
    { at: '/settings' },
  );
  await page.getByRole('button', { name: 'Chưa chắc' }).click();
  await page.getByRole('textbox').fill('Đợi lịch khách');
  await page.getByRole('button', { name: 'Đi nơi khác' }).click();
  await page.getByRole('button', { name: 'Ở lại' }).click();
  await expect.element(page.getByRole('textbox')).toHaveValue('Đợi lịch khách');
  expect(addressNow()).toBe('/settings');
});
