import type { GrammarToken } from '../../grammar/tokens.ts';
import type { Cue } from './act-cue.ts';

/** What a syllable stands behind and before, without marks. */
type Around = { readonly before: string; readonly next: string };
type PlainRule = (around: Around) => Cue | null;

const meeting = 'cuoc|hop|buoi|lich|giao|phong|meeting|hen';
const before = (words: string, cue: Cue, other: Cue | null = null): PlainRule => {
  const known = new Set(words.split('|'));
  return ({ next }) => (known.has(next) ? cue : other);
};
const speaker = new Set('em anh chi toi tui minh co chu bac a e c'.split(' '));
const afterSpeaker = (words: string, cue: Cue): PlainRule => {
  const known = new Set(words.split('|'));
  return ({ before: last, next }) => (last === '' || speaker.has(last) || known.has(next) ? cue : null);
};

/**
 * Syllables that typed without marks are rather another word: "roi" is "rồi" before it is "rời", "hoan" begins "hoàn thành". Each says
 * a cue only by the words around it.
 */
const rules: Readonly<Record<string, PlainRule>> = {
  roi: () => 'then',
  hoan: before(`${meeting}|lai|den|sang|qua`, 'move'),
  day: before(`${meeting}|lui|sang|len|qua|xuong|gio`, 'move', 'polite'),
  dich: before(`${meeting}|sang|lai|gio`, 'move'),
  huy: ({ before: last, next }) =>
    last === '' || new Set(`${meeting}|giup|cai|di|luon|bo|dum|gium|ho`.split('|')).has(next)
      ? 'cancel'
      : null,
  khoi: before('cuoc|buoi|danh', 'into'),
  nhan: afterSpeaker('viec|lam|luon|nhe|loi|nha', 'take'),
  du: afterSpeaker(`${meeting}|duoc|dc|luon`, 'attend'),
  ban: ({ before: last, next }) =>
    last === 'co' || /^(?:khong|ko|k|gi|roi|ca|hop|khach|viec)$/.test(next) ? 'free' : null,
  luong: before('cua|thang|bao|chi|anh|em|ca|nhan', 'private'),
  gap: ({ next }) => (next === '' || /^[,.!]$|^(?:nhe|nha|lam|roi|a)$/.test(next) ? 'urgent' : 'meet'),
  thu: before('moi|cam|xin|cho|gui|tay|dien', 'mail'),
  bot: before('anh|chi|em|co|chu|bac', 'drop'),
  loai: before('anh|chi|em|co|chu|bac', 'drop'),
  tru: before('anh|chi|em|co|chu|bac', 'drop'),
};

/** The cue of one syllable typed without marks; `cue` where nothing else is known of it. */
export function plainCue(cue: Cue | null, tokens: readonly GrammarToken[], at: number): Cue | null {
  const rule = rules[tokens[at]?.folded ?? ''];
  if (!rule) return cue;
  return rule({ before: tokens[at - 1]?.folded ?? '', next: tokens[at + 1]?.folded ?? '' });
}
