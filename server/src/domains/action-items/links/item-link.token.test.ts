import { expect, test } from 'vitest';
import { readItemToken, signItemLink } from './item-link.token.ts';

const config = { appSecret: 'a'.repeat(32) };
const id = (last: number) => `019ab000-0000-7000-8000-00000000000${last}`;
const link = { companyId: id(1), itemId: id(2), personId: id(3), linkId: id(4), seed: null };

test.each([link, { ...link, seed: id(5) }])('a token says what was signed: %j', (signed) => {
  expect(readItemToken(config, signItemLink(config, signed))).toEqual(signed);
});

test('a token that was changed, cut, lengthened or signed under another secret is none', () => {
  const token = signItemLink(config, link);
  const changed = `${token.slice(0, 10)}${token[10] === 'A' ? 'B' : 'A'}${token.slice(11)}`;
  const foreign = signItemLink({ appSecret: 'b'.repeat(32) }, link);
  for (const wrong of ['', 'x', changed, token.slice(0, -1), `${token}A`, foreign])
    expect(readItemToken(config, wrong)).toBeNull();
});
