import { readFileSync } from 'node:fs';
import { transcriptLimit } from '@hopgon/contract/transcripts/schemas';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTextSource } from './read-text-source.ts';
import { type ReadText, TurnRow } from './text.schemas.ts';

const file = (name: string, content: string | Uint8Array) =>
  readTextSource({ kind: 'file', name, bytes: new Uint8Array(Buffer.from(content)) });
const paste = (text: string) => readTextSource({ kind: 'text', name: 'Bản dán', text });

function accepted(result: ReturnType<typeof readTextSource>): ReadText {
  if ('refused' in result) throw new Error(`refused as ${result.refused}`);
  return result;
}

const Rows = z.array(z.strictObject(TurnRow.shape));
const rowsOf = (result: ReturnType<typeof readTextSource>) => Rows.parse(JSON.parse(accepted(result).turns));

const sample = readFileSync(new URL('../../../../e2e/fixtures/tranlc_sample_meeting.txt', import.meta.url));

test('a meeting becomes numbered turns, as many as it says', () => {
  const result = accepted(file('họp.txt', sample));
  const rows = rowsOf(result);
  expect(rows[0]).toMatchObject({
    index: 0,
    speaker: 'Hiếu',
    text: expect.stringMatching(/^Chào mọi người!/),
  });
  expect(rows.map((row) => row.index)).toEqual([...rows.keys()]);
  expect(result.turnCount).toBe(rows.length);
});

test('a run of white space in a turn is one space, so that no reader meets it and evidence is shown as it was read', () => {
  const rows = rowsOf(paste('An:   Chào    mọi\u00a0\u00a0người  \nBình:\t\tvâng   ạ\n'));
  expect(rows.map(({ text }) => text)).toEqual(['Chào mọi người', 'vâng ạ']);
});

const utf16 = Buffer.from('\uFEFFAn: Chào mọi người.\nBình: Chào anh An.\n', 'utf16le');

test.each([
  ['UTF-8', Buffer.from('An: Chào mọi người.\nBình: Chào anh An.\n')],
  ['UTF-8 in decomposed form', Buffer.from('An: Chào mọi người.\nBình: Chào anh An.\n'.normalize('NFD'))],
  ['UTF-16', utf16],
  ['UTF-16 without a mark', utf16.subarray(2)],
])('%s is read alike', (_, bytes) => {
  expect(rowsOf(file('họp.txt', bytes)).map((row) => row.text)).toEqual(['Chào mọi người.', 'Chào anh An.']);
});

test.each([
  ['a picture', 'họp.txt', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR'],
  ['a document', 'họp.txt', '%PDF-1.7\nAn: Chào mọi người.'],
  ['an old Word document', 'họp.docx', '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'],
  ['a recording', 'họp.txt', '\0\0\0\x20ftypM4A \0\0\0\0'],
  ['sound', 'họp.vtt', 'ID3\x04\0\0\0\0\0\0'],
])('%s under the name %s is refused for its kind', (_, name, bytes) => {
  expect(file(name, Buffer.from(bytes, 'latin1'))).toEqual({ refused: 'transcript_kind_refused' });
});

test.each([
  ['an archive', 'PK\x03\x04\x14\0\0\0'],
  ['text with zero characters', 'An: Chào mọi người.\0\nBình: Chào.'],
  ['noise', Uint8Array.from({ length: 4096 }, (_, place) => (((place * 2654435761) >>> 13) % 255) | 1)],
])('%s under the name of a text file is refused', (_, bytes) => {
  const raw = typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : bytes;
  expect(file('họp.txt', raw)).toEqual({ refused: 'transcript_unreadable' });
});

test('plain text under the name of a subtitle file is refused', () => {
  expect(file('họp.vtt', 'An: Chào mọi người.')).toEqual({ refused: 'transcript_unreadable' });
  expect(file('họp.srt', '1\n00:00:01,000 --> 00:00:02,000\nAn: Chào mọi người.\n')).toMatchObject({
    format: 'srt',
  });
});

test.each([
  ['nothing', ''],
  ['white space', ' \n\t\n'],
])('%s has no words', (_, text) => {
  expect(paste(text)).toEqual({ refused: 'transcript_empty' });
  expect(file('họp.txt', text)).toEqual({ refused: 'transcript_empty' });
});

test('two million characters are read, one more is too long', () => {
  const line = 'An: Chúng ta chốt ngân sách ba mươi lăm triệu cho quý này nhé.\n';
  const longest = line.repeat(Math.ceil(transcriptLimit / line.length)).slice(0, transcriptLimit);
  expect(accepted(paste(longest)).content).toHaveLength(transcriptLimit);
  expect(paste(`${longest}a`)).toEqual({ refused: 'transcript_too_long' });
});

test('more turns than any meeting has are too long as well', () => {
  expect(paste('A: a\nB: b\n'.repeat(60_000))).toEqual({ refused: 'transcript_too_long' });
});

test('what a database cannot hold does not reach it', () => {
  const [row] = rowsOf(paste('An: chào\0 mọi\u0007 người \ud800 nhé'));
  expect(row?.text).toBe('chào mọi người \ufffd nhé');
  const [timed] = rowsOf(paste('WEBVTT\n\n9999:00:00.000 --> 9999:00:01.000\n<v An>Chào mọi người.\n'));
  expect(timed).toMatchObject({ start_ms: null, end_ms: null, text: 'Chào mọi người.' });
});
