import type { SupportCheck, SupportLine } from '../support/support.ts';
import type { Talk } from './talk-wording.ts';
import { tidyText } from './tidy-text.ts';

/**
 * The tidy words of a finding that its turns support: with people by name, else with the words for them that were said; null
 * where they support neither.
 */
export function supportedWords(line: SupportLine, talk: Talk, check: SupportCheck): string | null {
  const mark = line.text.endsWith('?') ? '?' : '';
  const isSupported = (words: string) => check({ ...line, text: `${words}${mark}` }).supported;
  const [named, unnamed] = [tidyParts(line, talk), tidyParts(line, withoutNames(talk))];
  const wordings = namesTwice(named, talk) ? [unnamed, named] : [named, unnamed];
  return wordings.find(isSupported) ?? null;
}

/** "Speaker 5 đi thực tập, Speaker 5 có làm": the words that were said read better. */
const namesTwice = (words: string, { roster }: Talk): boolean =>
  roster.people.some(({ label }) => words.split(label).length > 2);

/** What a line is about is tidied apart from what is said of it. */
function tidyParts({ text, evidence }: SupportLine, talk: Talk): string {
  const [, about, said] = /^([^:]{4,80}): (.+)$/u.exec(text) ?? [];
  const parts = about === undefined || said === undefined ? [text] : [about, said];
  return parts.map((part) => tidyText(part, evidence, talk)).join(': ');
}

const withoutNames = (talk: Talk): Talk => ({
  ...talk,
  voiceAt: () => ({ name: null, personAt: () => null }),
});
