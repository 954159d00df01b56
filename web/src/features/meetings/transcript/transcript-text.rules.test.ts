import { expect, test } from 'vitest';
import { transcriptText } from './transcript-text.rules.ts';

test('each turn is a line with its time and speaker, and what is missing stands between', () => {
  const turns = [
    { speaker: 'An', startMs: 4000, gapMs: null, text: 'Bắt đầu\nnhé.' },
    { speaker: null, startMs: 960_000, gapMs: 240_000, text: 'Xong.' },
    { speaker: 'Bình', startMs: null, gapMs: null, text: 'Vâng.' },
  ];
  expect(transcriptText(turns)).toBe(
    '[00:04] An: Bắt đầu nhé.\r\n[mất tiếng 12:00–16:00]\r\n[16:00] Xong.\r\nBình: Vâng.\r\n',
  );
});
