import fc from 'fast-check';
import { expect, test } from 'vitest';
import { packEvents, readPayload } from './peer-payload.ts';

const sender = { from: 'a1', mark: 'm', moment: 12 };
const eventOf = (name: string, size: number) => JSON.stringify([name, { ids: ['x'.repeat(size)] }]);

test('events arrive as they were sent, in their order, in payloads that PostgreSQL takes', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(4_000), { maxLength: 30 }), (sizes) => {
      const events = sizes.map((size, place) => eventOf(`e${place}`, size));
      const payloads = packEvents(sender, events);
      for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThan(8_000);
      const read = payloads.map(readPayload);
      expect(read.flatMap((payload) => payload?.events ?? []).map((event) => JSON.stringify(event))).toEqual(
        events,
      );
      for (const payload of read) expect(payload).toMatchObject(sender);
    }),
  );
});

test('small events go together', () => {
  expect(
    packEvents(
      sender,
      Array.from({ length: 50 }, (_, place) => eventOf(`e${place}`, 10)),
    ),
  ).toHaveLength(1);
});

test.each(['', '{', '[]', '{"from":1}', '{"from":"a","moment":1,"mark":"m","events":[["name"]]}'])(
  '%j, which this version does not know, is passed over',
  (text) => {
    expect(readPayload(text)).toBeNull();
  },
);
