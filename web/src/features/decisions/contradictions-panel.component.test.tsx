import { listContradictions, resolveContradiction } from '@hopgon/contract/decisions/routes';
import type { Decision, DecisionContradiction } from '@hopgon/contract/decisions/schemas';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf } from '../../testing/sample-data.ts';
import { test } from '../../testing/test.ts';
import { ContradictionsPanel } from './contradictions-panel.tsx';

const decision = (number: number, text: string): Decision => ({
  ...{ id: idOf(number), text, source: 'reading', edition: null, number: null, decidedOn: '2026-11-20' },
  meeting: {
    id: idOf(number + 100),
    title: 'Họp giá',
    startsAt: '2026-11-20T02:00:00.000Z',
    timeZone: 'Asia/Ho_Chi_Minh',
  },
  ...{ chairName: null, personName: null, deadline: null, validFrom: null, validTo: null },
  ...{ standing: 'in-force', replacesWords: '', replaces: null, replacedBy: null, evidence: null },
});

const contradiction: DecisionContradiction = {
  first: decision(1, 'Tăng giá sơn 5%'),
  second: decision(2, 'Tăng giá sơn 8%'),
  ...{ differsIn: 'number', confirmedBy: null, mayResolve: true },
};

test('both lines are read, and a pair that was dismissed comes back by undo', async ({ api }) => {
  let shown = [contradiction];
  const said: unknown[] = [];
  api.reply(listContradictions, () => ({ contradictions: shown }));
  api.reply(resolveContradiction, ({ params, body }) => {
    said.push([params.meetingId, body]);
    shown = shown.length === 0 ? [contradiction] : [];
    return {};
  });
  await renderInApp(<ContradictionsPanel />);
  const row = page.getByRole('list', { name: 'Quyết định có thể mâu thuẫn' }).getByRole('listitem');
  await expect.element(row).toMatchTextContent(/Tăng giá sơn 5%.*Tăng giá sơn 8%.*khác con số/);
  await row.getByRole('button', { name: 'Bỏ qua: “Tăng giá sơn 5%” và “Tăng giá sơn 8%”' }).click();
  await expect.element(row).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Hoàn tác' }).click();
  await expect.element(row).toBeVisible();
  const pair = { firstId: idOf(1), secondId: idOf(2) };
  expect(said).toEqual([
    [idOf(102), { ...pair, verdict: 'dismissed' }],
    [idOf(102), { ...pair, verdict: null }],
  ]);
});

test('who may not edit the newer meeting reads it and says nothing of it', async ({ api }) => {
  api.reply(listContradictions, () => ({ contradictions: [{ ...contradiction, mayResolve: false }] }));
  await renderInApp(<ContradictionsPanel />);
  await expect.element(page.getByText('Tăng giá sơn 8%')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
