import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CodeInput } from './code-input.tsx';
import { Field } from './field.tsx';

function Code() {
  const [code, setCode] = useState('');
  return (
    <Field label="Mã 6 số">
      <CodeInput value={code} onChange={(event) => setCode(event.target.value)} />
    </Field>
  );
}

const input = page.getByRole('textbox', { name: 'Mã 6 số' });

test('a code pasted with spaces is kept as it came', async () => {
  await render(<Code />);
  await input.fill('123 456');
  await expect.element(input).toHaveValue('123 456');
});

test('phones offer digits and the code of the message', async () => {
  await render(<Code />);
  await expect.element(input).toHaveAttribute('inputmode', 'numeric');
  await expect.element(input).toHaveAttribute('autocomplete', 'one-time-code');
});
