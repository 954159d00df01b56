import { type WorkChange, workChangeWords, workWords } from '@hopgon/contract/action-items/work-change';
import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../../platform/mail/mail-part.rules.ts';

export interface ChangedItem {
  readonly actorName: string;
  /** As it was before; null of a closed meeting, of which the mail names neither the item nor a person. */
  readonly title: string | null;
  readonly change: WorkChange;
}

/** A comment that names the reader. */
export interface Mention {
  readonly actorName: string;
  /** Null of a closed meeting, of which the mail says neither the item nor who said what. */
  readonly title: string | null;
  readonly text: string;
  /** Opens what was said. */
  readonly link: string;
}

interface ChangeReader {
  readonly readerName: string;
  readonly companyName: string;
  readonly link: string;
}

/** Mails stay readable; the rest is counted. */
const mostLines = 20;

const lineOf = ({ actorName, title, change }: ChangedItem): string =>
  `${title === null ? 'Một người' : actorName} ${workChangeWords(change, title)}`;

const mentionLine = ({ actorName, title }: Mention): string =>
  `${title === null ? 'Một người' : actorName} nhắc tên bạn trong ${workWords(title)}`;

function partsOfChanges(lines: readonly string[], link: string): MailPart[] {
  if (lines.length === 0) return [];
  const rest = lines.length - mostLines;
  return [
    lines.length === 1
      ? { is: 'words', text: `${lines[0]}.` }
      : {
          is: 'list',
          title: 'Việc của bạn vừa thay đổi',
          items: [...lines.slice(0, mostLines), ...(rest > 0 ? [`và ${rest} việc khác`] : [])],
        },
    { is: 'link', words: 'Mở việc của tôi', address: link },
  ];
}

const partsOfMention = (mention: Mention): MailPart[] => [
  {
    is: 'words',
    text: mention.title === null ? `${mentionLine(mention)}.` : `${mentionLine(mention)}: “${mention.text}”`,
  },
  { is: 'link', words: 'Mở trao đổi về việc này', address: mention.link },
];

function subjectOf(lines: readonly string[], mentions: readonly Mention[]): string {
  const [only] = [...lines, ...mentions.map(mentionLine)];
  if (lines.length + mentions.length === 1 && only !== undefined) return only;
  const changed = `${lines.length} việc của bạn vừa thay đổi`;
  if (mentions.length === 0) return changed;
  const named = `${mentions.length} bình luận nhắc tên bạn`;
  return lines.length === 0 ? named : `${changed}, ${named}`;
}

/** The mail about what others changed of the items a person works on, and where comments name that person. */
export function composeChangeMail(
  { changes, mentions }: { readonly changes: readonly ChangedItem[]; readonly mentions: readonly Mention[] },
  { readerName, companyName, link }: ChangeReader,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const lines = changes.map(lineOf);
  const rest = mentions.length - mostLines;
  return {
    subject: subjectOf(lines, mentions),
    parts: [
      { is: 'words', text: greeting(readerName, true) },
      ...partsOfChanges(lines, link),
      ...mentions.slice(0, mostLines).flatMap(partsOfMention),
      ...(rest > 0 ? [{ is: 'words' as const, text: `và ${rest} bình luận khác` }] : []),
      { is: 'words', text: closing(companyName) },
    ],
  };
}
