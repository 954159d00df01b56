import type { IntentKind } from '../intent.ts';
import { asked, before, meets, self, whenAsked } from './words.ts';

/** Signs that speak for a kind, or against it. */
type Cues = readonly (readonly [weight: number, says: string])[];

const asks = ` ${asked}#`;
const held = ` (${before}|da|vua)#`;
const meet = ` (${meets}|buoi|phong van|giao ban)#`;
const withWhom = ' (voi|cung|moi)#';
const ahead = ' @(t|h)#';
const clock = ' @h#';
const wants = ` (${self}|anh|chi) (muon|can|xin|dinh)#`;
const nice = ' (nhe|nha|giup|voi nhe)( (moi nguoi|em|toi|minh|anh|chi|ca nha~?))* $';
const own = ` [cua |cho ]${self}#`;

/**
 * What no rule tells plainly is weighed by its signs: each kind's add up, and the best wins where it reaches the mark.
 * Weights are judgements: a sign that alone names the kind has 1, one that only goes with it less.
 */
export const cues: readonly (readonly [IntentKind, Cues])[] = [
  [
    'schedule',
    [
      [0.8, meet],
      [0.5, withWhom],
      [0.5, ahead],
      [0.3, clock],
      [0.4, wants],
      [0.2, nice],
      [-1, asks],
      [-2, held],
    ],
  ],
  [
    'agenda',
    [
      [0.7, ' (lich|cac cuoc hop|cuoc hop|hop|hen|cuoc hen)#'],
      [0.6, ahead],
      [0.4, own],
      [0.4, asks],
      [0.5, ' (xem|check|biet|cho (toi|minh)|cac|nhung)#'],
      [-1, ' (am lich|lich (am|su|nghi))#'],
      [-1.2, withWhom],
      [-1, held],
      [-0.6, ' (nhe|nha|dat|tao|len|xep)#'],
    ],
  ],
  [
    'next-meeting',
    [
      [0.8, ` (${whenAsked}|bao lau nua|o dau|cho nao|phong nao)#`],
      [0.8, meet],
      [-1.5, held],
    ],
  ],
];

/** What signs must add up to before they count as said. */
export const mark = 1.5;
