import { type ReactNode, useState } from 'react';
import { beforeEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { renderInApp } from '../../testing/render-in-app.tsx';
import { idOf } from '../../testing/sample-data.ts';
import { signIn, test } from '../../testing/test.ts';
import { currentCompany } from '../session/current-company.ts';
import { session } from '../session/session.ts';
import { useClearingForm } from './use-clearing-form.ts';
import { useKept } from './use-kept.ts';
import { useSettingsDraft } from './use-settings-draft.ts';

function Line() {
  const [text, setText] = useKept('line', 'Trước');
  return <input aria-label="Ghi" value={text} onChange={(event) => setText(event.target.value)} />;
}

function Task() {
  const { field, isDirty } = useClearingForm({ text: 'Trước' }, 'task');
  return (
    <>
      <input aria-label="Ghi" {...field('text')} />
      {isDirty && <p>Chưa lưu</p>}
    </>
  );
}

const saving = { mutate: () => undefined, isPending: false, error: null, reset: () => undefined };

function Settings() {
  const { shown, edit } = useSettingsDraft('settings', { text: 'Trước' }, saving, () => undefined);
  return (
    <input aria-label="Ghi" value={shown.text} onChange={(event) => edit({ text: event.target.value })} />
  );
}

function Page({ part: Part }: { readonly part: () => ReactNode }) {
  const [isOpen, open] = useState(true);
  return (
    <>
      <button type="button" onClick={() => open(!isOpen)}>
        {isOpen ? 'Đóng' : 'Mở'}
      </button>
      {isOpen && <Part />}
    </>
  );
}

const text = page.getByRole('textbox', { name: 'Ghi' });
const press = (name: string) => page.getByRole('button', { name }).click();

async function write(part: () => ReactNode) {
  await renderInApp(<Page part={part} />);
  await text.fill('Đang ghi dở');
}

/** The page is taken away with the session, and opened again once somebody has signed in. */
async function openAgain(part: () => ReactNode, personId?: string) {
  await cleanup();
  signIn(personId);
  await renderInApp(<Page part={part} />);
}

beforeEach(() => currentCompany.choose(idOf(7)));

const parts = [
  ['a text', Line],
  ['a form', Task],
  ['settings', Settings],
] as const;

test.for(parts)('%s being written is back after a session that ended', async ([, part]) => {
  await write(part);
  session.end();
  await openAgain(part);
  await expect.element(text).toHaveValue('Đang ghi dở');
});

test('a form that is back is not saved yet', async () => {
  await write(Task);
  session.end();
  await openAgain(Task);
  await expect.element(page.getByText('Chưa lưu')).toBeVisible();
});

test.for(parts)('%s that was closed begins empty of it', async ([, part]) => {
  await write(part);
  await press('Đóng');
  await press('Mở');
  await expect.element(text).toHaveValue('Trước');
});

test.for(parts)('%s of one person is nothing to another', async ([, part]) => {
  await write(part);
  session.end();
  await openAgain(part, idOf(99));
  await expect.element(text).toHaveValue('Trước');
});

test.for(parts)('%s written in one company is not in another', async ([, part]) => {
  await write(part);
  session.end();
  currentCompany.choose(idOf(8));
  await openAgain(part);
  await expect.element(text).toHaveValue('Trước');
});

test.for(parts)('%s is gone once the person signs out', async ([, part]) => {
  await write(part);
  session.leave();
  await openAgain(part);
  await expect.element(text).toHaveValue('Trước');
});

/** As others saved it when the part opened. */
let saved = 'Trước';

function ComparedLine() {
  const [text, setText, begun] = useKept('compared line', saved);
  return (
    <>
      <input aria-label="Ghi" value={text} onChange={(event) => setText(event.target.value)} />
      <p>Từ {begun}</p>
    </>
  );
}

function ComparedTask() {
  const { field, getBegun } = useClearingForm({ text: saved }, 'compared task');
  const [begun, show] = useState('');
  return (
    <>
      <input aria-label="Ghi" {...field('text')} />
      <button type="button" onClick={() => show(getBegun().text)}>
        So sánh
      </button>
      <p>Từ {begun}</p>
    </>
  );
}

test.for([
  ['a text', ComparedLine],
  ['a form', ComparedTask],
] as const)('%s that is back is compared with what it began with', async ([, part]) => {
  saved = 'Trước';
  await write(part);
  session.end();
  saved = 'Người khác đã sửa';
  await openAgain(part);
  await expect.element(text).toHaveValue('Đang ghi dở');
  if (part === ComparedTask) await press('So sánh');
  await expect.element(page.getByText('Từ Trước')).toBeVisible();
});
