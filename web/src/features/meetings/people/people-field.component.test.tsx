import { listMembers } from '@hopgon/contract/companies/routes';
import { findClashes } from '@hopgon/contract/meetings/busy/routes';
import { fold } from '@hopgon/engine/text/fold';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Api } from '../../../testing/answer-calls.ts';
import { inputMethod } from '../../../testing/input-method.ts';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf, me, memberOf } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import type { Invited } from './people.rules.ts';
import { PeopleField } from './people-field.tsx';

const members = [
  memberOf(3, 'Lê Hoài An', 'Kinh doanh'),
  memberOf(2, 'Trần Thị Bình'),
  memberOf(4, 'Lê Thị An'),
];
const own: Invited = { userId: me.id, displayName: me.displayName, role: 'chair' };
const binh: Invited = { userId: idOf(2), displayName: 'Trần Thị Bình', role: 'attendee' };

const inOneHour = Date.now() + 3_600_000;
const times = { startsAt: new Date(inOneHour), endsAt: new Date(inOneHour + 3_600_000) };

const submitted = vi.fn<() => void>();

function Form({ start, keepsOwn }: { start: readonly Invited[]; keepsOwn: boolean }) {
  const [invited, setInvited] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <PeopleField ownId={me.id} keepsOwn={keepsOwn} invited={invited} onChange={setInvited} times={times} />
      <button type="submit">Lưu</button>
    </form>
  );
}

async function openField(api: Api, start: readonly Invited[] = [own], keepsOwn = false) {
  submitted.mockClear();
  api.reply(listMembers, ({ query }) => {
    const found = members.filter(({ displayName }) => fold(displayName).includes(fold(query.query ?? '')));
    return { members: found, total: found.length, nextCursor: null };
  });
  // Bình has a meeting at that time.
  api.reply(findClashes, () => ({
    brokenRules: [],
    clashes: [
      {
        person: { userId: binh.userId, displayName: binh.displayName },
        room: null,
        startsAt: times.startsAt.toISOString(),
        endsAt: times.endsAt.toISOString(),
        timeZone: 'Asia/Ho_Chi_Minh',
        meeting: null,
        forbidden: false,
      },
    ],
  }));
  await renderInApp(<Form start={start} keepsOwn={keepsOwn} />);
}

const name = page.getByRole('combobox', { name: 'Người dự' });
const people = page.getByRole('list', { name: 'Người được mời' });
const found = page.getByRole('listbox', { name: 'Người có thể mời' }).getByRole('option');
const roleOf = (whom: string) => page.getByRole('combobox', { name: `Vai trò của ${whom}` });
/** While people are offered the rest of the page is hidden from assistive technology. */
const leave = () => userEvent.tab();
const chips = () => people.getByRole('listitem').elements().length;

test('people are found by any part of their name without marks, with who is free', async ({ api }) => {
  await openField(api);
  await name.fill('hoai');
  await expect.element(found).toMatchTextContent(/Lê Hoài An.*Kinh doanh.*rảnh/);
});

test('somebody who has a meeting then is shown as busy', async ({ api }) => {
  await openField(api);
  await name.fill('binh');
  await expect.element(found).toMatchTextContent(/Trần Thị Bình.*bận \d\d:\d\d–\d\d:\d\d/);
});

test('Enter invites the first person found and does not submit the form', async ({ api }) => {
  await openField(api);
  await name.fill('hoai');
  await expect.element(found).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveValue('');
  await leave();
  await expect.element(roleOf('Lê Hoài An')).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
});

test('an Enter before anybody was found counts once they are', async ({ api }) => {
  await openField(api);
  await name.click();
  await userEvent.keyboard('hoai{Enter}');
  await expect.element(name).toHaveValue('');
  await leave();
  await expect.element(roleOf('Lê Hoài An')).toBeVisible();
  expect(submitted).not.toHaveBeenCalled();
});

test('a word is looked for while it is being composed', async ({ api }) => {
  await openField(api);
  await name.click();
  await inputMethod.compose('Bình');
  await expect.element(found).toMatchTextContent(/Trần Thị Bình/);
  expect(found.elements(), 'found by what is composed').toHaveLength(1);
  await inputMethod.press('Enter');
  await inputMethod.press('Tab');
  await inputMethod.commit('Bình');
  await expect.element(name).toHaveValue('Bình');
  await leave();
  await expect.poll(chips).toBe(1);
});

test('an Enter that ends a composed word invites nobody', async ({ api }) => {
  await openField(api);
  await name.click();
  await inputMethod.compose('Bình');
  await inputMethod.press('Enter');
  await inputMethod.commit('Bình');
  await expect.element(name).toHaveValue('Bình');
  await leave();
  await expect.poll(chips).toBe(1);
});

test('people who are invited are not offered again', async ({ api }) => {
  await openField(api, [own, binh]);
  await name.fill('an');
  await expect.poll(() => found.elements().length).toBe(2);
  await name.fill('binh');
  await expect.element(page.getByText('Không tìm thấy ai. Thử một phần khác của tên.')).toBeVisible();
});

test('Backspace in the empty field removes nobody', async ({ api }) => {
  await openField(api, [own, binh]);
  await name.click();
  await userEvent.keyboard('{Backspace}');
  await leave();
  await expect.poll(chips).toBe(2);
});

test('somebody is removed by their button', async ({ api }) => {
  await openField(api, [own, binh]);
  await page.getByRole('button', { name: 'Bỏ Trần Thị Bình' }).click();
  await expect.poll(chips).toBe(1);
});

test('the last person cannot be removed', async ({ api }) => {
  await openField(api, [binh]);
  await expect.element(roleOf('Trần Thị Bình')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Bỏ Trần Thị Bình' })).not.toBeInTheDocument();
});

test('the creator of a meeting cannot be removed', async ({ api }) => {
  await openField(api, [own, binh], true);
  await expect.element(page.getByRole('button', { name: 'Bỏ Trần Thị Bình' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: `Bỏ ${me.displayName}` })).not.toBeInTheDocument();
});

test('a new chair takes the chair from whom had it', async ({ api }) => {
  await openField(api, [own, binh]);
  await roleOf('Trần Thị Bình').click();
  await page.getByRole('option', { name: 'Chủ trì' }).click();
  await expect.element(roleOf('Trần Thị Bình')).toHaveTextContent('Chủ trì');
  await expect.element(roleOf('bạn')).toHaveTextContent('Tham gia');
});
