import { dayInDigits } from '@hopgon/contract/time/format-local';
import { closing, greeting } from '../../../platform/mail/mail-manners.rules.ts';
import type { MailPart } from '../../../platform/mail/mail-part.rules.ts';

export type ItemOccasion =
  | { readonly kind: 'declined'; readonly reason: string }
  | {
      readonly kind: 'extension-requested';
      readonly deadlineBefore: string;
      readonly deadline: string;
      readonly reason: string;
    }
  | {
      readonly kind: 'extension-answered';
      readonly granted: boolean;
      readonly asked: string;
      /** The deadline that holds now. */
      readonly deadline: string;
      readonly reason: string;
    };

export interface MailedItem {
  readonly title: string;
  /** Whether it is of a closed meeting: the mail then names neither the item nor a person, and no reason. */
  readonly isClosed: boolean;
  readonly companyName: string;
  readonly actorName: string;
  readonly readerName: string;
  readonly link: string;
}

const acts = {
  declined: 'không nhận',
  'extension-requested': 'xin lùi hạn',
  granted: 'đồng ý lùi hạn',
  refused: 'không đồng ý lùi hạn',
} as const;

const actOf = (occasion: ItemOccasion): string => {
  if (occasion.kind !== 'extension-answered') return acts[occasion.kind];
  return acts[occasion.granted ? 'granted' : 'refused'];
};

/** The days in a mail: 'Hạn hiện tại', 'Hạn xin lùi đến', 'Hạn mới', 'Hạn vẫn là'. */
function deadlinesOf(occasion: ItemOccasion): (readonly [string, string])[] {
  if (occasion.kind === 'declined') return [];
  if (occasion.kind === 'extension-requested')
    return [
      ['Hạn hiện tại', dayInDigits(occasion.deadlineBefore)],
      ['Xin lùi đến', dayInDigits(occasion.deadline)],
    ];
  return [[occasion.granted ? 'Hạn mới' : 'Hạn vẫn là', dayInDigits(occasion.deadline)]];
}

/** A mail about what somebody did with an item of the reader. */
export function composeItemMail(
  occasion: ItemOccasion,
  { title, isClosed, companyName, actorName, readerName, link }: MailedItem,
): { readonly subject: string; readonly parts: readonly MailPart[] } {
  const what = isClosed ? 'một việc của buổi họp kín' : `việc “${title}”`;
  const by = isClosed ? 'Một người' : actorName;
  const facts = [
    ...deadlinesOf(occasion),
    ...(occasion.reason && !isClosed ? [['Lý do', occasion.reason] as const] : []),
  ];
  return {
    subject: isClosed ? `Họp kín: có người ${actOf(occasion)}` : `${actorName} ${actOf(occasion)}: ${title}`,
    parts: [
      { is: 'words', text: greeting(readerName, true) },
      { is: 'words', text: `${by} ${actOf(occasion)} ${what}.` },
      ...(facts.length > 0 ? [{ is: 'facts' as const, facts }] : []),
      {
        is: 'link',
        words: occasion.kind === 'extension-requested' ? 'Mở để trả lời' : 'Mở việc này',
        address: link,
      },
      { is: 'words', text: closing(companyName) },
    ],
  };
}
