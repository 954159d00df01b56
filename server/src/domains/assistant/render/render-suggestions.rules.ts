import { noSuggestionInWords } from '@hopgon/contract/figures/figures-in-words';
import type { listFiguresSuggestions } from '@hopgon/contract/figures/routes';
import type { ReplyOf } from '@hopgon/contract/route';
import { type AssistantReply, listLinks } from './reply.rules.ts';

/** Where each suggestion has the button that makes it. */
const pages = { own: '/analytics', company: '/analytics?cua=cong-ty' } as const;

/** Suggestions with the figures they rest on; the page makes them. */
export function renderSuggestions(
  of: keyof typeof pages,
  { suggestions, ...looked }: ReplyOf<typeof listFiguresSuggestions>,
): AssistantReply {
  const link = { label: 'Mở gợi ý trong Phân tích', path: pages[of] };
  if (suggestions.length === 0) return listLinks(noSuggestionInWords(looked), [link]);
  const lines = suggestions.map(({ text, basis }) => `- ${text}. ${basis}`);
  const head = of === 'own' ? 'Để bạn họp ít hơn, số liệu gợi ý:' : 'Để công ty họp ít hơn, số liệu gợi ý:';
  return listLinks([head, ...lines].join('\n'), [link]);
}
