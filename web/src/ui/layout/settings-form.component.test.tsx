import { useState } from 'react';
import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { test } from '../../testing/test.ts';
import { Field } from '../inputs/field.tsx';
import { Input } from '../inputs/input.tsx';
import { SettingsForm } from './settings-form.tsx';

/** Three fields, far apart, of which saving refuses the last two. */
function Settings() {
  const [isWrong, setWrong] = useState(false);
  const error = isWrong ? 'Hãy ghi số tiền.' : undefined;
  return (
    <SettingsForm
      label="Cài đặt"
      isDirty
      isBusy={false}
      onSave={() => setWrong(true)}
      onDiscard={() => setWrong(false)}
    >
      <Field label="Tên">
        <Input defaultValue="Gỗ Vân" />
      </Field>
      <div style={{ height: '200vh' }} />
      <Field label="Giá giờ công" error={error}>
        <Input defaultValue="abc" />
      </Field>
      <Field label="Số giờ" error={error}>
        <Input defaultValue="xyz" />
      </Field>
      <div style={{ height: '200vh' }} />
    </SettingsForm>
  );
}

test('a save that fields refuse leads to the first of them, each time', async () => {
  await renderInApp(<Settings />);
  const wrong = page.getByRole('textbox', { name: 'Giá giờ công' });
  for (let times = 0; times < 2; times += 1) {
    await page.getByRole('button', { name: 'Lưu thay đổi' }).click();
    await expect.element(wrong).toHaveFocus();
    await expect.element(wrong).toBeInViewport();
    await page.getByRole('textbox', { name: 'Tên' }).click();
  }
  // Only a save moves the focus.
  await page.getByRole('textbox', { name: 'Tên' }).fill('Gỗ Vân Nam');
  await expect.element(page.getByRole('textbox', { name: 'Tên' })).toHaveFocus();
});
