import type { listFiguresSuggestions } from '@hopgon/contract/figures/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import { type AssistantReply, listLinks } from './reply.rules.ts';

/** Where each suggestion has the button that makes it. */
const pages = { own: '/analytics', company: '/analytics?cua=cong-ty' } as const;

/** Suggestions with the figures they rest on; the page makes them. */
export function renderSuggestions(
  of: keyof typeof pages,
  { suggestions, series }: ReplyOf<typeof listFiguresSuggestions>,
): AssistantReply {
  const link = { label: 'Mở gợi ý trong Phân tích', path: pages[of] };
  if (suggestions.length === 0)
    return listLinks(
      series === 0
        ? 'Chưa đủ số liệu để gợi ý: mỗi gợi ý cần ít nhất 4 buổi đã họp của một chuỗi.'
        : 'Theo số liệu các buổi gần nhất thì chưa có gì nên đổi.',
      [link],
    );
  const lines = suggestions.map(({ text, basis }) => `- ${text}. ${basis}`);
  const head = of === 'own' ? 'Để bạn họp ít hơn, số liệu gợi ý:' : 'Để công ty họp ít hơn, số liệu gợi ý:';
  return listLinks([head, ...lines].join('\n'), [link]);
}
