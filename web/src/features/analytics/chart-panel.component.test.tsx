import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { FigureTable } from './chart-panel.tsx';

const before = { ids: ['1', '2', '3'], names: ['Giao ban', 'Họp kho', 'Giao ban'] };
const after = { ids: ['2', '1', '3'], names: ['Họp kho', 'Giao ban', 'Giao ban'] };

function Table() {
  const [{ ids, names }, setShown] = useState(before);
  return (
    <>
      <button type="button" onClick={() => setShown(after)}>
        Đổi
      </button>
      <FigureTable
        caption="Chuỗi họp"
        columns={['Chuỗi họp', 'Buổi']}
        rows={names.map((name) => [name, '2'] as const)}
        ids={ids}
      />
    </>
  );
}

test('two series of one title keep one row each when their order changes', async () => {
  await renderInApp(<Table />);
  await page.getByRole('button', { name: 'Đổi' }).click();
  await expect.element(page.getByRole('rowheader').first()).toHaveTextContent('Họp kho');
  expect(page.getByRole('rowheader').elements()).toHaveLength(3);
});
