import { expect, vi } from 'vitest';
import { test } from '../../testing/test.ts';
import { CallFailure } from '../api/call-failure.ts';
import { currentCompany } from '../session/current-company.ts';
import { keepableItems } from './kept-lists.rules.ts';
import { lastRead } from './last-read.ts';

interface Item {
  readonly title: string;
  readonly isOfClosedMeeting?: true;
}

const read = (ask: () => Promise<readonly Item[]>) =>
  lastRead.read<readonly Item[]>({ name: 'my items', queryKey: ['mine'], keepable: keepableItems }, ask);
const unreachable = () => Promise.reject(new CallFailure('unreachable', { status: 0 }));
const refused = () => Promise.reject(new CallFailure('refused', { status: 403, code: 'not_allowed' }));
const items: readonly Item[] = [{ title: 'Gửi bảng giá' }, { title: 'Bảng lương', isOfClosedMeeting: true }];

test('without a network the last reply answers, less what may not be kept, and says of when it is', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  currentCompany.choose('c1');
  const before = Date.now();
  expect(await read(async () => items)).toEqual(items);
  expect(JSON.stringify(localStorage)).not.toContain('Bảng lương');
  let asked = 0;
  const restarting = async () => {
    asked += 1;
    return asked === 1 ? unreachable() : items;
  };
  expect(await read(restarting), 'a server that is back soon').toEqual(items);
  expect(lastRead.answers()).toEqual([]);
  expect(await read(unreachable), 'a server that is not').toHaveLength(1);
  isOnline.mockReturnValue(false);
  expect(await read(unreachable)).toEqual([{ title: 'Gửi bảng giá' }]);
  expect(lastRead.answers()[0]?.at).toBeGreaterThanOrEqual(before);
  await expect(read(refused), 'a refusal is one').rejects.toThrow('refused');
  currentCompany.choose('c2');
  await expect(read(unreachable), 'another company').rejects.toThrow('unreachable');
  currentCompany.choose('c1');
  lastRead.forgetCompany('c1');
  await expect(read(unreachable), 'a company one changed from').rejects.toThrow('unreachable');
  isOnline.mockReturnValue(true);
  await read(async () => items);
  isOnline.mockReturnValue(false);
  expect(await read(unreachable)).toHaveLength(1);
  lastRead.keepOnly(['c2']);
  await expect(read(unreachable), 'a company one left').rejects.toThrow('unreachable');
  isOnline.mockReturnValue(true);
  await read(async () => items);
  expect(lastRead.answers(), 'all is of now').toEqual([]);
  lastRead.forgetAll();
  expect(JSON.stringify(localStorage)).not.toContain('last-read');
  isOnline.mockRestore();
});

test('what a wake-up names is forgotten, but for what a page shows and reads again', async () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  currentCompany.choose('c1');
  const queryKey = ['meetings', 'whole'] as const;
  const readCalendar = (ask: () => Promise<readonly Item[]>) =>
    lastRead.read<readonly Item[]>({ name: 'meetings/all', queryKey }, ask);
  await readCalendar(async () => items);
  await read(async () => items);
  lastRead.forgetWoken({ topics: ['meetings'] }, () => true);
  expect(await readCalendar(unreachable)).toHaveLength(2);
  lastRead.forgetWoken({ topics: ['meetings'] }, () => false);
  await expect(readCalendar(unreachable)).rejects.toThrow('unreachable');
  expect(await read(unreachable), 'of another topic').toHaveLength(1);
  lastRead.forgetWoken('everything', () => false);
  await expect(read(unreachable)).rejects.toThrow('unreachable');
  isOnline.mockRestore();
});

test.each([502, 503, 504])('a proxy that answers %s in place of the server is no network', async (status) => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  currentCompany.choose('c1');
  await read(async () => items);
  expect(await read(() => Promise.reject(new CallFailure('Bad gateway', { status })))).toHaveLength(1);
  const own = new CallFailure('busy', { status, code: 'server_busy' });
  await expect(
    read(() => Promise.reject(own)),
    'our own refusal is one',
  ).rejects.toThrow('busy');
  lastRead.forgetAll();
  isOnline.mockRestore();
});
