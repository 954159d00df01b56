import { expect, test } from 'vitest';
import { composeEscalationMail } from './escalation-mail.rules.ts';

const reader = { readerName: 'Chi', companyName: 'Gỗ Việt', days: 3, site: 'https://hop.vn' };
const item = (isOfMeeting: boolean) => ({
  ...{ title: 'Gửi bảng giá', assigneeName: 'Mai', deadline: '2026-11-20', isTaken: true },
  ...{ isClosed: false, isOfMeeting },
});
const own = (more: object) => ({ ...item(false), ...more });
const board = 'https://hop.vn/meetings/follow-ups?tinhtrang=overdue';
const ownTasks = 'https://hop.vn/meetings/my-tasks';

test.each([
  ['of meetings', [true, true], [board]],
  ['given outside of them', [false], [ownTasks]],
  ['of both', [true, false], [board, ownTasks]],
])('overdue items %s are linked where they stand', (_, items, links) => {
  const { parts } = composeEscalationMail(items.map(item), reader);
  expect(parts.flatMap((part) => (part.is === 'link' ? [part.address] : []))).toEqual(links);
});

test.each([
  [{}, 'Gửi bảng giá (Mai, hạn 20/11/2026)'],
  [{ isTaken: false }, 'Gửi bảng giá (giao Mai, chưa ai nhận, hạn 20/11/2026)'],
  [{ isTaken: false, assigneeName: null }, 'Gửi bảng giá (chưa ai nhận, hạn 20/11/2026)'],
  [{ isTaken: false, isClosed: true }, 'Một việc của buổi họp kín, chưa ai nhận, hạn 20/11/2026'],
])('a line says who has it, or that nobody took it on (%#)', (more, line) => {
  const { parts } = composeEscalationMail([own(more)], reader);
  expect(parts.flatMap((part) => (part.is === 'list' ? part.items : []))).toEqual([line]);
});
