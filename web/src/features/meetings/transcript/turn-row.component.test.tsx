import { listTurnCorrections, updateTurn } from '@hopgon/contract/transcripts/routes';
import type { Turn } from '@hopgon/contract/transcripts/schemas';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderInApp } from '../../../testing/render-in-app.tsx';
import { idOf, me } from '../../../testing/sample-data.ts';
import { test } from '../../../testing/test.ts';
import { TurnRow } from './turn-row.tsx';

const turn: Turn = {
  index: 2,
  speaker: 'Hà',
  startMs: null,
  endMs: null,
  gapMs: null,
  text: 'Kho Bình Xuyên chốt ba mươi triệu.',
  original: null,
  corrections: 0,
  glossary: [],
};
const corrected: Turn = {
  ...turn,
  text: 'Kho Bình Chuyên chốt ba mươi triệu.',
  original: turn.text,
  corrections: 1,
};

function Row({ shown, mayCorrect }: { readonly shown: Turn; readonly mayCorrect: boolean }) {
  const [isEditing, edit] = useState(false);
  return (
    <TurnRow
      turn={shown}
      isMarked={false}
      transcriptId={idOf(7)}
      mayCorrect={mayCorrect}
      isEditing={isEditing}
      onEdit={edit}
    />
  );
}

const renderRow = (shown: Turn, mayCorrect = true) =>
  renderInApp(<Row shown={shown} mayCorrect={mayCorrect} />);
const pencil = page.getByRole('button', { name: 'Sửa câu 3' });
const field = page.getByRole('textbox', { name: 'Nội dung câu 3' });

test('Enter saves the corrected line and gives the focus back', async ({ api }) => {
  const saved = vi.fn<(body: unknown) => void>();
  api.reply(updateTurn, ({ body }) => {
    saved(body);
    return corrected;
  });
  await renderRow(turn);
  await pencil.click();
  await field.fill(corrected.text);
  await userEvent.keyboard('{Enter}');
  await expect.element(field).not.toBeInTheDocument();
  expect(saved).toHaveBeenCalledExactlyOnceWith({ index: 2, text: corrected.text, corrections: 0 });
  await expect.element(pencil).toHaveFocus();
});

test('Escape leaves an unchanged line and keeps a changed one', async () => {
  await renderRow(turn);
  await pencil.click();
  await field.fill('Kho khác.');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('Kho khác.');
  await field.fill(turn.text);
  await userEvent.keyboard('{Escape}');
  await expect.element(field).not.toBeInTheDocument();
});

test('what is refused stays to be sent again', async ({ api }) => {
  api.refuse(updateTurn, 'transcript_replaced');
  await renderRow(turn);
  await pencil.click();
  await field.fill(corrected.text);
  await page.getByRole('button', { name: 'Lưu' }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(/bản gỡ băng mới hơn/);
  await expect.element(field).toHaveValue(corrected.text);
});

function RowOfEvents() {
  const [shown, setShown] = useState(turn);
  return (
    <>
      <Row shown={shown} mayCorrect />
      <button type="button" onClick={() => setShown(corrected)}>
        Nhận câu mới
      </button>
      <output>{`sửa ${shown.corrections} lần`}</output>
    </>
  );
}

test('the event of a save that comes before its reply is no change by somebody else', async ({ api }) => {
  api.reply(updateTurn, () => corrected);
  const release = api.hold(updateTurn);
  await renderInApp(<RowOfEvents />);
  await pencil.click();
  await field.fill(corrected.text);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => api.callsOf(updateTurn).length).toBe(1);
  await page.getByRole('button', { name: 'Nhận câu mới' }).click();
  await expect.element(page.getByText('sửa 1 lần')).toBeInTheDocument();
  expect(page.getByText(/Trong lúc bạn sửa/).elements()).toHaveLength(0);
  release();
  await expect.element(field).not.toBeInTheDocument();
});

test('who only reads sees the original and who corrected it, and changes nothing', async ({ api }) => {
  api.reply(listTurnCorrections, () => ({
    corrections: [
      {
        number: 1,
        before: turn.text,
        after: corrected.text,
        by: { userId: me.id, displayName: 'Nguyễn Thị Mai' },
        byGlossary: false,
        at: '2026-11-20T02:00:00Z',
      },
    ],
  }));
  await renderRow(corrected, false);
  await expect.element(pencil).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'đã sửa' }).click();
  const history = page.getByRole('dialog', { name: 'Câu 3 đã được sửa' });
  await expect.element(history).toMatchTextContent(/Nguyên văn.*Bình Xuyên.*Nguyễn Thị Mai sửa.*Bình Chuyên/);
  await expect.element(history.getByRole('button', { name: 'Khôi phục nguyên văn' })).not.toBeInTheDocument();
});
