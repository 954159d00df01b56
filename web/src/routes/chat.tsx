import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';

const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

/**
 * `s` names the conversation that is open, `m` a message in it to show; without `s` stands the welcome screen, and `hop` names
 * the meeting that a conversation begun there is about.
 */
export const chatRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/chat',
  validateSearch: ({ s, m, hop }: Record<string, unknown>): { s?: string; m?: string; hop?: string } =>
    isName(s) ? { s, ...(isName(m) ? { m } : {}) } : isName(hop) ? { hop } : {},
  component: lazyPart(() => import('../features/chat/chat-page.tsx'), 'ChatPage'),
});
