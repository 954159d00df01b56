import { dismissCard, undoCardChange, updateCard } from '@hopgon/contract/chat/cards/routes';
import { confirmCard, undoCard } from '@hopgon/contract/chat/routes';
import type { Card } from '@hopgon/contract/chat/schemas';
import { listMembers } from '@hopgon/contract/companies/routes';
import { expect, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { chat, openChat } from '../../../testing/open-chat.tsx';
import { idOf, me } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';

const command = '/actionitem "Gửi bảng giá" "Bình" "thứ Sáu tuần sau"';

const binh = { userId: idOf(2), displayName: 'Trần Thị Bình' };

const cardOf = (
  state: Card['state'],
  more: Partial<Card> = {},
  assignee = binh,
  title = 'Gửi bảng giá',
): Card => ({
  id: idOf(400),
  state,
  command,
  expiresAt: new Date(Date.now() + 14.5 * 60_000).toISOString(),
  undoUntil: null,
  version: 1,
  meetingId: null,
  actionItemId: null,
  change: {
    kind: 'action-item',
    title,
    assignee,
    deadline: '2026-12-04',
    when: 'Thứ Sáu, 04/12/2026',
    priority: 'cao',
    warnings: [],
  },
  previous: null,
  ...more,
});

const confirmed = () =>
  cardOf('confirmed', {
    undoUntil: new Date(Date.now() + 20_000).toISOString(),
    actionItemId: idOf(500),
  });

const card = page.getByRole('article', { name: 'Giao việc cần làm' });
const button = (name: string) => card.getByRole('button', { name });
/** Presses on a card that has just appeared do not count. */
const untilPressesCount = () => new Promise((resolve) => setTimeout(resolve, 400));

test('an open card says what it would do, for whom and how long it is valid', async ({ api }) => {
  await openChat(api, cardOf('open'));
  await expect.element(card.getByText('Chưa tạo, chưa gửi gì')).toBeVisible();
  await expect.element(card.getByText(/Trần Thị Bình/)).toBeVisible();
  await expect.element(card.getByText('Thứ Sáu, 04/12/2026')).toBeVisible();
  await expect.element(card.getByText('Còn hiệu lực 15 phút')).toBeVisible();
});

test('a card for the person who reads it calls them Bạn', async ({ api }) => {
  await openChat(api, cardOf('open', {}, { userId: me.id, displayName: me.displayName }));
  await expect.element(card.getByText(/Bạn$/)).toBeVisible();
});

test.for([
  ['dismissed', 'Đã bỏ, chưa tạo gì'],
  ['undone', 'Đã hoàn tác, không gửi gì'],
  ['expired', 'Đã hết hạn, chưa tạo gì'],
] as const)('a card that is %s says “%s” and offers to write it again', async ([state, words], { api }) => {
  await openChat(api, cardOf(state));
  await expect.element(card.getByText(words)).toBeVisible();
  await button('Soạn lại').click();
  await expect.element(chat.input).toHaveValue(command);
  await expect.element(chat.input).toHaveFocus();
});

test('an open card whose time is over has expired', async ({ api }) => {
  await openChat(api, cardOf('open', { expiresAt: new Date(Date.now() - 1000).toISOString() }));
  await expect.element(card.getByText('Đã hết hạn, chưa tạo gì')).toBeVisible();
});

test('confirming shows what was made and leads the focus back to the input', async ({ api }) => {
  const { showCard } = await openChat(api, cardOf('open'));
  api.reply(confirmCard, () => {
    showCard(confirmed());
    return { card: confirmed() };
  });
  await expect.element(button('Xác nhận')).toBeVisible();
  await untilPressesCount();
  await button('Xác nhận').click();
  await expect.element(card.getByText('Đã tạo')).toBeVisible();
  await expect.element(card.getByRole('link', { name: 'Xem ở trang chủ' })).toBeVisible();
  await expect.element(page.getByText('Đã tạo việc cần làm.')).toBeVisible();
  await expect.element(chat.input).toHaveFocus();
});

test('a press on its way when the card appears confirms nothing', async ({ api }) => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000);
  onTestFinished(() => clock.mockRestore());
  await openChat(api, cardOf('open'));
  await button('Xác nhận').click();
  expect(api.callsOf(confirmCard)).toEqual([]);
});

test('Enter in the input does not confirm', async ({ api }) => {
  await openChat(api, cardOf('open'));
  await expect.element(button('Xác nhận')).toBeVisible();
  await untilPressesCount();
  await chat.input.click();
  await userEvent.keyboard('{Enter}');
  expect(api.callsOf(confirmCard)).toEqual([]);
});

test('Sửa changes fields in the card itself, and says what they were', async ({ api }) => {
  api.reply(listMembers, () => ({ members: [], total: 0, nextCursor: null }));
  const { showCard } = await openChat(api, cardOf('open'));
  const next = cardOf('open', { previous: 'Ưu tiên: cao' }, binh, 'Gửi bảng giá mới');
  api.reply(updateCard, () => {
    showCard(next);
    return { card: next };
  });
  await expect.element(button('Sửa')).toBeVisible();
  await untilPressesCount();
  await button('Sửa').click();
  await card.getByRole('textbox', { name: 'Việc' }).fill('Gửi bảng giá mới');
  await button('Lưu vào thẻ').click();
  await expect.element(card.getByText('Gửi bảng giá mới')).toBeVisible();
  expect(api.callsOf(updateCard).map(({ body }) => body)).toEqual([{ title: 'Gửi bảng giá mới' }]);
  await expect.element(card.getByText('Trước đó: Ưu tiên: cao')).toBeVisible();
  api.reply(undoCardChange, () => {
    showCard(cardOf('open'));
    return { card: cardOf('open') };
  });
  await button('Trả lại như trước').click();
  await expect.element(card.getByText('Trước đó: Ưu tiên: cao')).not.toBeInTheDocument();
});

test('a field that cannot be saved says why, and what was typed stays', async ({ api }) => {
  api.reply(listMembers, () => ({ members: [], total: 0, nextCursor: null }));
  await openChat(api, cardOf('open'));
  api.refuse(updateCard, 'chat_card_expired');
  await expect.element(button('Sửa')).toBeVisible();
  await untilPressesCount();
  await button('Sửa').click();
  const title = card.getByRole('textbox', { name: 'Việc' });
  await title.fill('');
  await button('Lưu vào thẻ').click();
  await expect.element(card.getByText('Hãy nhập tên việc')).toBeVisible();
  await title.fill('Gửi giá');
  await button('Lưu vào thẻ').click();
  await expect.element(card.getByRole('alert')).toBeVisible();
  await expect.element(title).toHaveValue('Gửi giá');
  await button('Bỏ sửa').click();
  await expect.element(card.getByText('Gửi bảng giá')).toBeVisible();
});

test('a card that words changed is one line that leads on', async ({ api }) => {
  await openChat(api, cardOf('replaced'));
  await expect.element(page.getByText('Giao việc cần làm: đã đổi, bản mới ở dưới.')).toBeVisible();
  await expect.element(card).not.toBeInTheDocument();
});

test('Hủy dismisses the card', async ({ api }) => {
  const { showCard } = await openChat(api, cardOf('open'));
  api.reply(dismissCard, () => {
    showCard(cardOf('dismissed'));
    return { card: cardOf('dismissed') };
  });
  await expect.element(button('Hủy')).toBeVisible();
  await untilPressesCount();
  await button('Hủy').click();
  await expect.element(card.getByText('Đã bỏ, chưa tạo gì')).toBeVisible();
});

test('Hoàn tác undoes what was confirmed', async ({ api }) => {
  const { showCard } = await openChat(api, confirmed());
  api.reply(undoCard, () => {
    showCard(cardOf('undone'));
    return { card: cardOf('undone') };
  });
  await button('Hoàn tác').click();
  await expect.element(card.getByText('Đã hoàn tác, không gửi gì')).toBeVisible();
  await expect.element(chat.input).toHaveFocus();
});

test('after its time nothing offers to undo', async ({ api }) => {
  await openChat(api, { ...confirmed(), undoUntil: new Date(Date.now() - 1).toISOString() });
  await expect.element(card.getByText('Đã tạo')).toBeVisible();
  await expect.element(button('Hoàn tác')).not.toBeInTheDocument();
});

test('a refusal to confirm is said in the card, which stays open', async ({ api }) => {
  await openChat(api, cardOf('open'));
  api.refuse(confirmCard, 'participant_not_member');
  await expect.element(button('Xác nhận')).toBeVisible();
  await untilPressesCount();
  await button('Xác nhận').click();
  await expect.element(card.getByRole('alert')).toBeVisible();
  await expect.element(card.getByText('Chưa tạo, chưa gửi gì')).toBeVisible();
});

test('a card for minutes says what they are made of and what they will lack, and then leads to them', async ({
  api,
}) => {
  const change = {
    ...{ kind: 'minutes' as const, meetingId: idOf(7), title: 'Giao ban sáng nay' },
    ...{ when: 'Thứ Ba, 24/11/2026, 09:30–10:00', warnings: ['Cuộc họp chưa có bản gỡ băng.'] },
  };
  const { showCard } = await openChat(api, cardOf('open', { change }));
  const minutesCard = page.getByRole('article', { name: 'Soạn biên bản' });
  await expect.element(minutesCard).toMatchTextContent(/Giao ban sáng nay.*Cuộc họp chưa có bản gỡ băng/);
  await expect.element(minutesCard.getByRole('link')).not.toBeInTheDocument();
  api.reply(confirmCard, () => {
    const made = cardOf('confirmed', { change, meetingId: idOf(7) });
    showCard(made);
    return { card: made };
  });
  await untilPressesCount();
  await minutesCard.getByRole('button', { name: 'Xác nhận' }).click();
  await expect.element(minutesCard.getByRole('link', { name: 'Mở biên bản' })).toBeVisible();
});
