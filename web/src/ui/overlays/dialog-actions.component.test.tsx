import { useState } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

/** Each Enter adds to what `place` says: a row of the form, or a notice in its foot. */
function GrowingForm({ place }: { readonly place: 'form' | 'foot' }) {
  const [count, setCount] = useState(0);
  const added = count > 0 && <p style={{ height: 120 * count }}>Thêm {count}</p>;
  return (
    <div>
      <p style={{ height: 400 }}>Phần trên</p>
      {place === 'form' && added}
      <input
        aria-label="Người dự"
        onKeyDown={(event) => {
          if (event.key === 'Enter') setCount(count + 1);
        }}
      />
      <p style={{ height: 120 }}>Phần dưới</p>
      <DialogActions notice={place === 'foot' ? added : null}>
        <button type="button">Tạo cuộc họp</button>
      </DialogActions>
    </div>
  );
}

test.for(['form', 'foot'] as const)(
  'the field being typed in stays above the buttons when the %s grows',
  async (place) => {
    await page.viewport(360, 640);
    await renderInApp(
      <Dialog open title="Tạo cuộc họp" onOpenChange={() => undefined}>
        <GrowingForm place={place} />
      </Dialog>,
    );
    const input = page.getByRole('textbox', { name: 'Người dự' });
    const foot =
      place === 'foot' ? page.getByText('Thêm 1') : page.getByRole('button', { name: 'Tạo cuộc họp' });
    await input.click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Thêm 1')).toBeInTheDocument();
    const gap = () =>
      foot.element().getBoundingClientRect().top - input.element().getBoundingClientRect().bottom;
    await expect.poll(gap).toBeGreaterThanOrEqual(0);
    await expect.element(input).toBeInViewport();
  },
);
