import { importCalendarReply, readInvitation, respondByLink } from '@hopgon/contract/calendar/routes';
import type { LinkedInvitation } from '@hopgon/contract/calendar/schemas';
import type { Answer } from '@hopgon/contract/meetings/schemas';
import { useQuery } from '@tanstack/react-query';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { invitationQuery } from '../../data/meetings/calendar-exchange.ts';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { AnswerForm } from './answer-form.tsx';

const before = { startsAt: '2026-11-24T02:30:00Z', endsAt: '2026-11-24T03:00:00Z' };
const after = { startsAt: '2026-11-24T07:00:00Z', endsAt: '2026-11-24T07:30:00Z' };

const person = {
  name: 'Trần Khách',
  role: 'guest',
  answer: 'waiting',
  answerReason: '',
  earlier: null,
  isMember: false,
} satisfies LinkedInvitation['person'];
const answered = (answer: Answer): LinkedInvitation['person'] => ({ ...person, answer });
const invited: LinkedInvitation = {
  companyName: 'Nội thất Gỗ Vân',
  title: 'Chốt kế hoạch quý',
  goal: '',
  type: 'in-person',
  status: 'upcoming',
  ...before,
  timeZone: 'Asia/Ho_Chi_Minh',
  location: '',
  joinUrl: '',
  chairName: '',
  isClosed: false,
  cancelledReason: '',
  person,
  canAnswer: true,
};

function Answering() {
  const { data } = useQuery(invitationQuery('ma'));
  return data ? <AnswerForm token="ma" invitation={data} meant={null} /> : null;
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

test('an answer for a time that is no longer so is asked for again, and keeps its reason', async ({
  api,
}) => {
  api.reply(readInvitation, () => invited);
  api.refuse(respondByLink, 'meeting_moved');
  await renderInApp(<Answering />);
  await button('Từ chối').click();
  await page.getByRole('textbox', { name: 'Từ chối vì' }).fill('Bận công tác');
  api.reply(readInvitation, () => ({ ...invited, ...after }));
  await button('Gửi câu trả lời').click();
  await expect
    .element(page.getByText(/Giờ họp đã đổi: trước là .+ nay là .+ Mời Anh\/Chị trả lời/))
    .toBeVisible();
  expect(api.callsOf(respondByLink).map(({ body }) => body)).toMatchObject([{ times: before }]);
  await expect.element(button('Từ chối')).toHaveAttribute('aria-pressed', 'false');
  await expect.element(page.getByRole('textbox', { name: 'Lý do' })).toHaveValue('Bận công tác');
  await button('Gửi câu trả lời').click();
  await expect.element(page.getByText('Hãy chọn một câu trả lời.')).toBeVisible();
  await button('Từ chối').click();
  api.reply(respondByLink, () => ({ ...invited, ...after, person: answered('declined') }));
  await button('Gửi câu trả lời').click();
  await expect.element(page.getByText('Đã ghi nhận câu trả lời: từ chối.')).toBeVisible();
  expect(api.callsOf(respondByLink).at(-1)?.body).toMatchObject({ times: after, reason: 'Bận công tác' });
  await expect.element(page.getByText(/Giờ họp đã đổi/)).not.toBeInTheDocument();
});

test("a calendar's answer is the one that is pressed, and the buttons stay where they were", async ({
  api,
}) => {
  api.reply(readInvitation, () => ({ ...invited, person: answered('accepted') }));
  api.reply(importCalendarReply, () => ({ ...invited, person: answered('tentative') }));
  await renderInApp(<Answering />);
  await expect.element(button('Nhận lời')).toHaveAttribute('aria-pressed', 'true');
  const top = () => button('Nhận lời').element().getBoundingClientRect().top;
  const place = top();
  await page.getByText('Trả lời bằng tệp của ứng dụng lịch').click();
  const file = new File(['BEGIN:VCALENDAR'], 'reply.ics', { type: 'text/calendar' });
  await page.getByLabelText('Chọn tệp .ics').upload(file);
  await expect
    .element(page.getByRole('textbox', { name: 'Hoặc dán nội dung tệp' }))
    .toHaveValue('BEGIN:VCALENDAR');
  await button('Gửi tệp trả lời').click();
  await expect.element(page.getByText('Đã ghi nhận câu trả lời: chưa chắc.')).toBeVisible();
  await expect.element(button('Chưa chắc')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(button('Nhận lời')).toHaveAttribute('aria-pressed', 'false');
  expect(top()).toBe(place);
});
