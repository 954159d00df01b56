import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAmounts } from './find-amounts.ts';

const pieces =
  'hai ba năm mươi trăm nghìn triệu tỷ rưỡi 2 1,5 1.200 % phần đồng đô người đơn hàng k tr - đến mấy . một lăm nửa'.split(
    ' ',
  );
const talk = fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((parts) => parts.join(' '));
const anyText = fc.oneof(talk, fc.string({ unit: 'binary', maxLength: 200 }));

test('amounts lie in the text, in order, are numbers, and ranges go up', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      let last = 0;
      for (const { value, until, span } of findAmounts(text)) {
        const [from, to] = span;
        expect(from).toBeGreaterThanOrEqual(last);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(text.length);
        expect(Number.isFinite(value)).toBe(true);
        if (until !== null) expect(until).toBeGreaterThan(value);
        last = to;
      }
    }),
    { numRuns: 2000 },
  );
});

test('composed and decomposed letters say the same amounts', () => {
  const values = (text: string) => findAmounts(text).map(({ value, until, unit }) => [value, until, unit]);
  fc.assert(
    fc.property(talk, (text) => {
      expect(values(text.normalize('NFD'))).toEqual(values(text));
    }),
  );
});
