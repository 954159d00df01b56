import { expect, test } from 'vitest';
import { findCode, findSignatures } from './find-signatures.rules.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A PDF as far as signatures go: one object with a hole, and something behind it. */
function fileWith({
  range,
  rest = '\nendobj\n%%EOF',
}: {
  range?: (hole: number, end: number, length: number) => string;
  rest?: string;
}) {
  const width = 60;
  const head = '%PDF-1.3\n1 0 obj\n<< /M (D:20261120035800Z) /ByteRange ';
  const hole = head.length + width + ' /Contents '.length;
  const end = hole + '<3003020101>'.length;
  const length = end + ' >>'.length + rest.length;
  const written = range?.(hole, end, length) ?? `[0 ${hole} ${end} ${length - end}]`;
  return bytesOf(`${head}${written.padEnd(width)} /Contents <3003020101> >>${rest}`);
}

test('a signature is found by its range, with its time', () => {
  const file = fileWith({});
  expect(findSignatures(file)).toEqual([
    {
      cms: Uint8Array.of(0x30, 0x03, 0x02, 0x01, 0x01),
      hole: [expect.any(Number), expect.any(Number)],
      end: file.length,
      signedAt: new Date('2026-11-20T03:58:00Z'),
    },
  ]);
});

test.each([
  {
    range: 'that leaves out the beginning',
    of: (hole: number, end: number, length: number) => `[5 ${hole - 5} ${end} ${length - end}]`,
  },
  {
    range: 'whose hole is larger than the signature',
    of: (hole: number, end: number, length: number) => `[0 ${hole - 9} ${end} ${length - end}]`,
  },
  {
    range: 'whose hole hides what follows',
    of: (hole: number, end: number, length: number) => `[0 ${hole} ${end + 4} ${length - end - 4}]`,
  },
  {
    range: 'that ends behind the file',
    of: (hole: number, end: number, length: number) => `[0 ${hole} ${end} ${length}]`,
  },
  {
    range: 'whose parts overlap',
    of: (hole: number, end: number, length: number) => `[0 ${end} ${hole} ${length - hole}]`,
  },
])('a range $range is no signature', ({ of }) => {
  expect(findSignatures(fileWith({ range: of }))).toEqual([]);
});

test('what stands after the range leaves it a signature of the part before', () => {
  const file = fileWith({ range: (hole, end, length) => `[0 ${hole} ${end} ${length - end - 5}]` });
  expect(findSignatures(file)[0]?.end).toBe(file.length - 5);
});

test('a code is read from the keywords of a PDF of ours', () => {
  const keywords = '/Keywords (https://hop.congty.vn/verify-minutes#7K4M-9Q2X-BFHT-3N6P)';
  expect(findCode(bytesOf(keywords))).toBe('7K4M-9Q2X-BFHT-3N6P');
  expect(findCode(bytesOf('/Keywords (biên bản)'))).toBeNull();
});
