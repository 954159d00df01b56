import { createHmac, randomBytes } from 'node:crypto';
import { deriveKey } from '../keys/derive-key.ts';

/**
 * A mark in every prompt that never belongs into an answer. It carries a MAC, so that any way out can recognise every
 * canary of this server without remembering one.
 */
export interface Canaries {
  create(): string;
  /** Whether a text holds a canary: as it is, spaced out, reversed, or as base64, hex or ROT13. */
  isIn(text: string): boolean;
}

const [lead, randomLength, macLength] = ['hgq', 12, 16] as const;
const pattern = new RegExp(`(?=${lead}([0-9a-f]{${randomLength}})([0-9a-f]{${macLength}}))`, 'g');
const length = lead.length + randomLength + macLength;

/** Letters and digits alone, in lower case: spaces and signs between them hide nothing. */
const squeeze = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
const reverse = (text: string): string => [...text].reverse().join('');
const rot13 = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });

/** What runs of base64 and hex stand for, at each place where a run may begin. */
function decoded(text: string): string[] {
  const base64 = text.match(/[A-Za-z0-9+/_-]{24,}/g) ?? [];
  const hex = text.match(/(?:[0-9a-fA-F]{2}[\s:,-]?){24,}/g) ?? [];
  return [
    ...base64.flatMap((run) =>
      [0, 1, 2, 3].map((at) => Buffer.from(run.slice(at), 'base64').toString('latin1')),
    ),
    ...hex.flatMap((run) => {
      const digits = run.replace(/[^0-9a-fA-F]/g, '');
      return [0, 1].map((at) => Buffer.from(digits.slice(at), 'hex').toString('latin1'));
    }),
  ];
}

export function createCanaries(appSecret: string): Canaries {
  const key = deriveKey(appSecret, 'canary');
  const macOf = (random: string) =>
    createHmac('sha256', key).update(random).digest('hex').slice(0, macLength);
  const holds = (squeezed: string) =>
    [...squeezed.matchAll(pattern)].some(([, random = '', mac]) => macOf(random) === mac);
  return {
    create() {
      const random = randomBytes(randomLength / 2).toString('hex');
      return lead + random + macOf(random);
    },
    isIn(text) {
      if (text.length < length) return false;
      return [text, reverse(text), rot13(text), ...decoded(text)].some((form) => holds(squeeze(form)));
    },
  };
}
