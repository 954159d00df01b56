import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';
import { parseTranscript } from './parse-transcript.ts';

const read = (content: string) => parseTranscript({ name: 'họp', content });

/** Invariants of every transcript: turns have text, spans lie in their turns, problems name real lines. */
function check(content: string): void {
  const { turns, spans, problems } = read(content);
  const lines = content.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u).length;
  for (const turn of turns) {
    expect(turn.text.trim()).not.toBe('');
    expect(turn.text).not.toMatch(/\n/);
    expect(turn.startMs === null || turn.startMs >= 0).toBe(true);
  }
  for (const { turn, startMs, endMs } of spans) {
    expect(turns[turn]).toBeDefined();
    expect(endMs).toBeGreaterThanOrEqual(startMs);
  }
  for (const { line } of problems) expect(line >= 1 && line <= lines).toBe(true);
}

test('any bytes are read', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => check(decodeText(bytes).text)),
    { numRuns: 200 },
  );
});

test('any JSON is read', () => {
  const segment = fc.record(
    {
      speaker: fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.record({ name: fc.string() })),
      start: fc.oneof(fc.double(), fc.string(), fc.constantFrom('00:01', '1.5s', '2026-01-01T00:00:00Z')),
      end: fc.oneof(fc.double(), fc.string()),
      text: fc.oneof(fc.string(), fc.constantFrom('Chào.', 'Em gửi rồi ạ.')),
    },
    { requiredKeys: [] },
  );
  const document = fc.oneof(
    fc.json(),
    fc.array(segment).map((list) => JSON.stringify(list)),
  );
  fc.assert(fc.property(document, check), { numRuns: 200 });
});

test('anything that looks like a transcript is read', () => {
  const pieces = fc.constantFrom(
    'WEBVTT\n\n',
    '00:01.000 --> 00:02.000\n',
    '00:00:01,000 --> 00:00:0x\n',
    '<v An>',
    'Lan: ',
    '[Lan] 1:02\n',
    'Lan  0:03\n',
    'Lan\t0:03\ta\t',
    '[Âm nhạc]',
    'Hãy đăng ký kênh. ',
    'xong rồi nhé '.repeat(6),
    'Thành phần:\n',
    '- ',
    '---\n',
    '\r',
    '[{"text":"a"},',
    'Cuộc họp kết thúc lúc 9h\n',
  );
  const files = fc.array(pieces, { maxLength: 20 }).map((parts) => parts.join(''));
  fc.assert(fc.property(files, check), { numRuns: 300 });
});

// Quadratic code takes minutes here, linear code a tenth of a second.
test.each([
  'Lan: ',
  '<v ',
  'a ',
  '&amp',
  '00:00:00,000 --> ',
  'Lan Anh ',
  'a b a b a b a b a b a b a b a b c ',
  'hãy đăng ký kênh ',
  '[[(',
  '{"a":[',
  '[{"text":"a"},',
  'Ngày: 3/3/2026\n',
  '0:03\n',
  'Lan: việc này em làm rồi ',
])('half a million letters of %j are read', (piece) => check(piece.repeat(500_000 / piece.length)), 10_000);
