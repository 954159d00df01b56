import { bodyNames } from '@hopgon/contract/governance/names';
import type { Threshold } from '@hopgon/contract/governance/schemas';

/** `>50` is above it, `65` from it on. */
export const thresholdKey = ({ percent, inclusive }: Threshold): string =>
  `${inclusive ? '' : '>'}${percent}`;

export const thresholdOfKey = (key: string): Threshold => ({
  percent: Number(key.replace('>', '')),
  inclusive: !key.startsWith('>'),
});

/** 'từ 65%' · 'quá 50%' */
export const thresholdInWords = ({ percent, inclusive }: Threshold): string =>
  `${inclusive ? 'từ' : 'quá'} ${String(percent).replace('.', ',')}%`;

const usualKeys = ['>50', '33', '50', '51', '60', '65', '66.67', '70', '75', '80', '90', '100'];

/** What one may choose from; a threshold that was set otherwise stays among them. */
export function thresholdChoices(now: string): { value: string; label: string }[] {
  const keys = usualKeys.includes(now) ? usualKeys : [...usualKeys, now];
  return keys.map((value) => {
    const words = thresholdInWords(thresholdOfKey(value));
    return { value, label: `${words.charAt(0).toUpperCase()}${words.slice(1)}` };
  });
}

export const bodyWords = bodyNames;

export const bodies = ['members-council', 'board', 'shareholders'] as const;

export const callChoices = [
  { value: '1', label: 'Lần thứ nhất' },
  { value: '2', label: 'Lần thứ hai' },
  { value: '3', label: 'Lần thứ ba' },
] as const;
