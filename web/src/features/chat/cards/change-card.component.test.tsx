import { dismissCard, updateCard } from '@hopgon/contract/chat/cards/routes';
import type { CardChange } from '@hopgon/contract/chat/changes';
import { confirmCard } from '@hopgon/contract/chat/routes';
import type { Card } from '@hopgon/contract/chat/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { openChat } from '../../../testing/open-chat.tsx';
import { idOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';

const binh = { userId: idOf(2), displayName: 'Trần Thị Bình' };

const cardOf = (change: CardChange, state: Card['state'] = 'open'): Card => ({
  id: idOf(400),
  state,
  command: 'dời cuộc họp giá sang 10h',
  expiresAt: new Date(Date.now() + 14.5 * 60_000).toISOString(),
  undoUntil: null,
  version: 1,
  meetingId: null,
  actionItemId: null,
  change,
  previous: null,
});

const meeting = {
  meetingId: idOf(600),
  title: 'Họp giá',
  when: 'Thứ Ba, 24/11/2026, 09:00–10:00',
  warnings: [],
};

test.for([
  [
    {
      kind: 'meeting-change',
      ...meeting,
      version: 1,
      timeZone: 'Asia/Ho_Chi_Minh',
      time: {
        startsAt: '2026-11-24T03:00:00.000Z',
        endsAt: '2026-11-24T04:00:00.000Z',
        when: 'Thứ Ba, 24/11/2026, 10:00–11:00',
        isLength: false,
      },
      add: [binh],
      remove: [],
    },
    'Dời cuộc họp',
    ['Họp giá', 'Thứ Ba, 24/11/2026, 10:00–11:00', 'Thứ Ba, 24/11/2026, 09:00–10:00', 'Trần Thị Bình'],
  ],
  [
    {
      kind: 'meeting-change',
      ...meeting,
      version: 1,
      timeZone: 'Asia/Ho_Chi_Minh',
      time: null,
      add: [],
      remove: [],
      newTitle: 'Chốt giá',
      place: {
        room: { id: meeting.meetingId, name: 'Phòng Trúc' },
        location: '',
        isOnline: true,
        was: 'Phòng Sen',
      },
    },
    'Đổi nơi họp',
    ['Chốt giá', 'Họp giá', 'Phòng Trúc, trực tuyến', 'Phòng Sen'],
  ],
  [
    { kind: 'meeting-cancel', ...meeting, version: 1, reason: 'khách hoãn', people: 3 },
    'Hủy cuộc họp',
    ['Họp giá', 'khách hoãn', '3 người'],
  ],
  [
    {
      kind: 'answer',
      ...meeting,
      startsAt: '2026-11-24T02:00:00.000Z',
      endsAt: '2026-11-24T03:00:00.000Z',
      answer: 'declined',
      was: 'waiting',
      reason: 'bận',
    },
    'Trả lời lời mời',
    ['Từ chối', 'bận'],
  ],
  [
    { kind: 'agenda', ...meeting, version: 0, items: [{ title: 'Giá in', minutes: 15 }] },
    'Thêm vào chương trình',
    ['Giá in, 15 phút'],
  ],
  [
    {
      kind: 'task-change',
      itemId: idOf(500),
      title: 'Gửi báo giá',
      version: 1,
      assigneeName: 'An',
      state: null,
      deadline: '2026-12-04',
      when: 'Thứ Sáu, 04/12/2026',
      priority: 'thấp',
      assignee: binh,
      was: { state: 'accepted', deadline: null, priority: 'cao', assigneeId: idOf(1) },
      warnings: [],
    },
    'Sửa việc',
    ['Gửi báo giá', 'Trần Thị Bình', 'Thứ Sáu, 04/12/2026', 'cao'],
  ],
  [
    {
      kind: 'note',
      text: 'Gọi bảo hiểm',
      at: '2026-11-26T09:30:00.000Z',
      timeZone: 'Asia/Ho_Chi_Minh',
      when: 'Thứ Năm, 26/11/2026, 16:30',
      warnings: [],
    },
    'Nhắc bạn',
    ['Gọi bảo hiểm', 'Thứ Năm, 26/11/2026, 16:30'],
  ],
  [
    {
      kind: 'meeting',
      title: 'Thưởng Tết',
      goal: 'Thưởng Tết',
      startsAt: '2026-11-24T02:00:00.000Z',
      endsAt: '2026-11-24T03:00:00.000Z',
      timeZone: 'Asia/Ho_Chi_Minh',
      when: 'Thứ Ba, 24/11/2026, 09:00–10:00',
      location: '',
      isClosed: true,
      people: [binh],
      mails: 1,
      warnings: [],
    },
    'Lên lịch họp',
    ['Thưởng Tết', 'Họp kín, chỉ người dự biết'],
  ],
  [
    { kind: 'mail', to: binh, subject: 'Tờ khai', body: 'Nhờ chị nộp.', warnings: [] },
    'Gửi thư',
    ['Trần Thị Bình', 'Tờ khai', 'Nhờ chị nộp.', 'Chưa gửi'],
  ],
] satisfies [CardChange, string, string[]][])(
  '%j is shown as “%s”',
  async ([change, title, texts], { api }) => {
    await openChat(api, cardOf(change));
    const card = page.getByRole('article', { name: title });
    for (const text of texts) await expect.element(card.getByText(text, { exact: true })).toBeVisible();
  },
);

test('the fields of one of several changes are saved for that one', async ({ api }) => {
  const note: CardChange = {
    kind: 'note',
    ...{ text: 'Gọi khách', at: null, timeZone: 'Asia/Ho_Chi_Minh', when: '', warnings: [] },
  };
  const agenda: CardChange = {
    kind: 'agenda',
    ...{ ...meeting, version: 0, items: [{ title: 'Giá in', minutes: 15 }] },
  };
  const several: CardChange = { kind: 'several', changes: [note, agenda] };
  const { showCard } = await openChat(api, cardOf(several));
  api.reply(updateCard, () => {
    showCard(cardOf(several));
    return { card: cardOf(several) };
  });
  const card = page.getByRole('article', { name: '2 việc cùng lúc' });
  await expect.element(card.getByRole('button', { name: 'Sửa' })).toBeVisible();
  // Presses on a card that has just appeared do not count.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await card.getByRole('button', { name: 'Sửa' }).click();
  await card.getByRole('textbox', { name: 'Số phút' }).fill('nửa giờ');
  await card.getByRole('button', { name: 'Lưu vào thẻ' }).click();
  await expect.element(card.getByText(/số phút từ 1 đến 600/)).toBeVisible();
  await card.getByRole('textbox', { name: 'Số phút' }).fill('20');
  await card.getByRole('button', { name: 'Lưu vào thẻ' }).click();
  await expect.element(card.getByRole('button', { name: 'Sửa' })).toBeVisible();
  expect(api.callsOf(updateCard).map(({ body }) => body)).toEqual([
    { part: 1, items: [{ title: 'Giá in', minutes: 20 }] },
  ]);
});

test('several changes stand on one card with one button', async ({ api }) => {
  const note: CardChange = {
    kind: 'note',
    text: 'Gọi khách',
    at: null,
    timeZone: 'Asia/Ho_Chi_Minh',
    when: '',
    warnings: [],
  };
  const answer = {
    kind: 'agenda',
    ...meeting,
    version: 0,
    items: [{ title: 'Giá in', minutes: 15 }],
  } as const;
  await openChat(api, cardOf({ kind: 'several', changes: [note, { ...answer, items: [...answer.items] }] }));
  const card = page.getByRole('article', { name: '2 việc cùng lúc' });
  await expect.element(card.getByText('Ghi chú riêng')).toBeVisible();
  await expect.element(card.getByText('Giá in, 15 phút')).toBeVisible();
  expect(card.getByRole('button', { name: 'Xác nhận' }).elements()).toHaveLength(1);
});

test('each of several changes shows what is worth knowing of it, and what is not on the card stands above', async ({
  api,
}) => {
  const clash = 'Trần Thị Bình bận 09:00–10:00.';
  const several: CardChange = {
    kind: 'several',
    changes: [
      {
        kind: 'meeting',
        ...{ title: 'Bàn giá', goal: 'Bàn giá', startsAt: '2026-11-24T02:00:00.000Z' },
        ...{ endsAt: '2026-11-24T03:00:00.000Z', timeZone: 'Asia/Ho_Chi_Minh', when: 'Thứ Ba, 24/11/2026' },
        ...{ people: [binh], mails: 1, location: '', warnings: [clash] },
      },
      {
        kind: 'action-item',
        ...{ title: 'Gửi bảng giá', assignee: binh, deadline: null, when: '', priority: 'cao' },
        warnings: ['Hạn là ngày nghỉ.'],
      },
    ],
  };
  const beside = { kind: 'beside' as const, text: 'Chỉ người tổ chức hủy được cuộc họp “Giá”.' };
  await openChat(api, cardOf(several), null, { reading: beside });
  const card = page.getByRole('article', { name: '2 việc cùng lúc' });
  await expect.element(card.getByText(clash)).toBeVisible();
  await expect.element(card.getByText('Hạn là ngày nghỉ.')).toBeVisible();
  await expect.element(card.getByText('Gửi 1 email')).toBeVisible();
  await expect.element(page.getByText(beside.text)).toBeVisible();
});

test('a yes has no place for a reason, another answer has', async ({ api }) => {
  const answer: CardChange = {
    kind: 'answer',
    ...{ ...meeting, startsAt: '2026-11-24T02:00:00.000Z', endsAt: '2026-11-24T03:00:00.000Z' },
    ...{ timeZone: 'Asia/Ho_Chi_Minh', answer: 'accepted', was: 'waiting', reason: '' },
  };
  await openChat(api, cardOf(answer));
  const card = page.getByRole('article', { name: 'Trả lời lời mời' });
  await expect.element(card.getByRole('button', { name: 'Sửa' })).toBeVisible();
  // Presses on a card that has just appeared do not count.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await card.getByRole('button', { name: 'Sửa' }).click();
  const choice = card.getByRole('combobox', { name: 'Trả lời' });
  await expect.element(choice).toBeVisible();
  await expect.element(card.getByRole('textbox', { name: /^Lý do/ })).not.toBeInTheDocument();
  await choice.click();
  await page.getByRole('option', { name: 'Từ chối' }).click();
  await expect.element(card.getByRole('textbox', { name: /^Lý do/ })).toBeVisible();
});

test('what is typed in a card stays when the card runs out, and saving makes it wait again', async ({
  api,
}) => {
  const cancel: CardChange = { kind: 'meeting-cancel', ...meeting, version: 1, reason: '', people: 3 };
  const soon = { ...cardOf(cancel), expiresAt: new Date(Date.now() + 2500).toISOString() };
  const { showCard } = await openChat(api, soon);
  const card = page.getByRole('article', { name: 'Hủy cuộc họp' });
  await expect.element(card.getByRole('button', { name: 'Sửa' })).toBeVisible();
  // Presses on a card that has just appeared do not count.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await card.getByRole('button', { name: 'Sửa' }).click();
  await card.getByRole('textbox', { name: /^Lý do/ }).fill('Khách bận');
  await expect.element(card.getByText(/Thẻ đã hết hạn/)).toBeVisible();
  await expect.element(card.getByRole('textbox', { name: /^Lý do/ })).toHaveValue('Khách bận');
  const renewed = cardOf({ ...cancel, reason: 'Khách bận' });
  api.reply(updateCard, () => {
    showCard(renewed);
    return { card: renewed };
  });
  await card.getByRole('button', { name: 'Lưu vào thẻ' }).click();
  await expect.element(card.getByRole('button', { name: 'Xác nhận' })).toBeVisible();
  expect(api.callsOf(updateCard).map(({ body }) => body)).toEqual([{ reason: 'Khách bận' }]);
});

test('why a card could not be confirmed is gone once something else is done with it', async ({ api }) => {
  const open = cardOf({ kind: 'meeting-cancel', ...meeting, version: 1, reason: '', people: 3 });
  const { showCard } = await openChat(api, open);
  api.refuse(confirmCard, 'version_stale');
  api.reply(dismissCard, () => {
    const dismissed = { ...open, state: 'dismissed' as const };
    showCard(dismissed);
    return { card: dismissed };
  });
  const card = page.getByRole('article', { name: 'Hủy cuộc họp' });
  await expect.element(card.getByRole('button', { name: 'Xác nhận' })).toBeVisible();
  // Presses on a card that has just appeared do not count.
  await new Promise((resolve) => setTimeout(resolve, 400));
  await card.getByRole('button', { name: 'Xác nhận' }).click();
  await expect.element(card.getByRole('alert')).toBeVisible();
  await card.getByRole('button', { name: 'Hủy', exact: true }).click();
  await expect.element(card.getByText(/Đã bỏ/)).toBeVisible();
  await expect.element(card.getByRole('alert')).not.toBeInTheDocument();
});

test('a conversation that the search leaves out is renamed from its head all the same', async ({ api }) => {
  await openChat(api);
  await page.getByRole('searchbox', { name: 'Tìm cuộc trò chuyện và tin nhắn' }).fill('zzz');
  await expect.element(page.getByText('Không có cuộc trò chuyện nào khớp.')).toBeVisible();
  await page.getByRole('button', { name: 'Cuộc trò chuyện này' }).click();
  await page.getByRole('menuitem', { name: 'Đổi tên' }).click();
  await expect.element(page.getByRole('textbox', { name: /Tên/ })).toHaveValue('Kế hoạch quý');
});
