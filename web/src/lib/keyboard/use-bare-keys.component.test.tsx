import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { singleKeys } from './single-keys.ts';
import { useBareKeys } from './use-bare-keys.ts';

const acts: string[] = [];

function Keys() {
  useBareKeys([['KeyW', () => acts.push('week')]]);
  return <input aria-label="Tên" />;
}

/** What the key of the letter w gives where Telex turns it into ư. */
const pressW = () =>
  dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyW', key: 'ư', bubbles: true, cancelable: true }));

test('single keys act by their place, not where one writes, and not when they are turned off', async () => {
  await renderInApp(<Keys />, { at: '/meetings' });
  const field = page.getByRole('textbox', { name: 'Tên' });
  await expect.element(field).toBeVisible();
  pressW();
  expect(acts).toEqual(['week']);

  await field.click();
  await userEvent.keyboard('w');
  expect(acts).toEqual(['week']);
  await expect.element(field).toHaveValue('w');

  const input = field.element();
  if (input instanceof HTMLElement) input.blur();
  singleKeys.turn(false);
  pressW();
  await userEvent.keyboard('w');
  expect(acts).toEqual(['week']);
  singleKeys.turn(true);
  await userEvent.keyboard('w');
  expect(acts).toEqual(['week', 'week']);
});
