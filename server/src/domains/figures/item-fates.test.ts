import { createActionItem, updateActionItem, updateItemState } from '@hopgon/contract/action-items/routes';
import { readItemFates } from '@hopgon/contract/figures/routes';
import { createSample } from '@hopgon/contract/samples/routes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenCompany, givenSession } from '../../testing/given.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('one’s tasks are judged by when they were done, not by a later change, and the sample counts only alone', async () => {
  app.clock.set('2026-11-18T09:00:00+07:00');
  const { owner, people } = await givenCompany(app, { members: ['Mai'] });
  (await owner.call(createSample)).value();
  const ofSample = (await owner.call(readItemFates)).value();
  expect(ofSample.open + ofSample.overdue).toBeGreaterThan(0);
  const write = async (title: string, deadline: string | null, to = owner) =>
    (await owner.call(createActionItem, { body: { title, deadline, assigneeId: to.userId } })).value();
  const finish = async ({ id: itemId, version }: { readonly id: string; readonly version: number }) =>
    (
      await (
        await givenSession(app, owner)
      ).call(updateItemState, {
        params: { itemId },
        body: { version, state: 'done' },
      })
    ).value();
  const intime = await write('Đúng hạn', '2026-11-18');
  const late = await write('Trễ', '2026-11-18');
  await finish(await write('Không hạn', null));
  await write('Còn hạn', '2026-11-20');
  await write('Quá hạn', '2026-11-18');
  await write('Chưa ai nhận', '2026-11-18', people.Mai);
  app.clock.set('2026-11-18T23:59:00+07:00');
  const { id: itemId, version } = await finish(intime);
  app.clock.set('2026-11-19T00:00:00+07:00');
  await finish(late);
  app.clock.set('2026-11-20T09:00:00+07:00');
  const again = await givenSession(app, owner);
  const body = { version, title: 'Đúng hạn, sửa chữ' };
  const corrected = (await again.call(updateActionItem, { params: { itemId }, body })).value();
  expect(corrected).toMatchObject({ completedAt: '2026-11-18T16:59:00.000Z' });
  const { lateItems, ...counts } = (await again.call(readItemFates)).value();
  expect(counts).toEqual({ inTime: 1, late: 1, undated: 1, open: 1, overdue: 1 });
  expect(lateItems.map(({ title }) => title)).toEqual(['Quá hạn', 'Trễ']);
  const ofMai = (await (await givenSession(app, people.Mai)).call(readItemFates)).value();
  expect(ofMai, 'what one did not answer is overdue as on every page').toMatchObject({
    ...{ overdue: 1, open: 0, lateItems: [{ title: 'Chưa ai nhận', overdue: true }] },
  });
});
