import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PollTimesField } from './poll-times-field.tsx';
import { usePollTimes } from './use-poll-times.ts';

function Form() {
  const times = usePollTimes({ suggested: [], timeZone: 'Asia/Ho_Chi_Minh', minutes: 30, keptAs: 'times' });
  return (
    <>
      <PollTimesField times={times} people={[]} />
      <button type="button" onClick={() => times.finish()}>
        Gửi
      </button>
    </>
  );
}

const day = page.getByRole('textbox', { name: 'Thêm giờ khác' });
const clock = page.getByRole('textbox', { name: 'Lúc' });
const send = page.getByRole('button', { name: 'Gửi' });

test('sending a time that cannot be read leads to the field that is wrong, each time', async () => {
  await render(<Form />);
  await clock.fill('25h');
  await send.click();
  await expect.element(day).toHaveFocus();
  await day.fill(`24/11/${new Date().getFullYear() + 1}`);
  await send.click();
  await expect.element(clock).toHaveFocus();
  await send.click();
  await expect.element(clock).toHaveFocus();
});
