import { Suspense, useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { lazyOverlay } from './lazy-part.ts';

const Card = ({ onClose }: { readonly onClose: () => void }) => (
  <div role="dialog" aria-label="Thẻ">
    <button type="button" onClick={onClose}>
      Đóng
    </button>
  </div>
);

const network = { isThere: false };

const LazyCard = lazyOverlay(async () => {
  if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module: /card.js');
  return { Card };
}, 'Card');

function PageWithCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Mở
      </button>
      <Suspense>{isOpen && <LazyCard onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

test('what opens over a page and does not load says so, leaves the page, and loads when it is opened again', async () => {
  await renderInApp(<PageWithCard />);
  const open = page.getByRole('button', { name: 'Mở' });
  await open.click();
  await expect.element(page.getByText(/^Chưa tải được phần này của ứng dụng/)).toBeVisible();
  await expect.element(open).toBeVisible();

  network.isThere = true;
  await open.click();
  await expect.element(page.getByRole('dialog', { name: 'Thẻ' })).toBeVisible();
});
