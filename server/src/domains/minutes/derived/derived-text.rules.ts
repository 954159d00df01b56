import { derivedNames } from '@hopgon/contract/minutes/names';
import { headInWords, stamps } from '../files/file-facts.rules.ts';
import {
  escaped,
  markdownRecipients,
  markdownSections,
  resultsInShort,
} from '../files/minutes-text.rules.ts';
import { lineInWords } from '../lines/line-text.rules.ts';
import { type DerivedFacts, sourceInWords } from './derived-sheet.rules.ts';

/** What a document says, and a link to its minutes, short enough for a message in a chat. */
export function derivedMessage(facts: DerivedFacts, link: string): string {
  const { kind, title, minutes } = facts;
  const name = derivedNames[kind].toLocaleUpperCase('vi');
  const others = minutes.sections
    .flatMap(({ lines }) => lines)
    .filter((line) => line.kind === 'text' || line.kind === 'opinion');
  return [
    `${headInWords(name, facts)}: ${title}`,
    `Theo ${sourceInWords(minutes)}`,
    ...(others.length > 0 ? ['', 'Nội dung:'] : []),
    ...others.map(({ text }) => `- ${text}`),
    ...resultsInShort(minutes),
    ...['', `Xem văn bản: ${link}`],
  ].join('\n');
}

/** The whole document as Markdown. */
export function derivedMarkdown(facts: DerivedFacts): string {
  const { kind, title, number, minutes, state, recipients } = facts;
  const articles = minutes.sections.flatMap(({ lines }) => lines);
  return [
    ...(state === 'valid' ? [] : [`**${stamps[state]}**`, '']),
    ...[`# ${derivedNames[kind]}: ${escaped(title)}`, ''],
    ...[
      [minutes.parentName, minutes.companyName, `Số: ${number}`].filter(Boolean).map(escaped).join(' · '),
      '',
    ],
    `Căn cứ ${escaped(sourceInWords(minutes))}`,
    ...(kind === 'resolution'
      ? articles.flatMap((line, place) => ['', `**Điều ${place + 1}.** ${escaped(lineInWords(line).text)}`])
      : markdownSections(minutes)),
    '',
    ...markdownRecipients(recipients),
    '',
  ].join('\n');
}
