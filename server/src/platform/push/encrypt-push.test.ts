import { expect, test } from 'vitest';
import { encryptPush, mostPushBytes } from './encrypt-push.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');

// RFC 8291, section 5 and appendix A.
const browser = {
  publicKey: bytes('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
  authSecret: bytes('BTBZMqHH6r4Tts7J_aSIgg'),
};
const drawn = {
  privateKey: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'),
  salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'),
};

test('a message is encrypted as in the example of RFC 8291', () => {
  const text = 'When I grow up, I want to be a watermelon';
  expect(encryptPush(text, browser, drawn).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('each message has a key and salt of its own; the longest fits into what push services take', () => {
  const longest = 'x'.repeat(mostPushBytes);
  const [first, second] = [encryptPush(longest, browser), encryptPush(longest, browser)];
  expect(first.equals(second)).toBe(false);
  expect(first.length).toBeLessThanOrEqual(4096);
  expect(() => encryptPush(`${longest}x`, browser)).toThrow(RangeError);
});

test('a key that is no point of the curve is refused', () => {
  expect(() => encryptPush('x', { ...browser, publicKey: new Uint8Array(65) })).toThrow();
});
