import { createRoute } from '@tanstack/react-router';
import { lazyPart } from '../ui/lazy-part.ts';
import { memberRoute } from './member.tsx';

/** `s` names the conversation that is open; without it stands the welcome screen. */
export const chatRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/chat',
  validateSearch: ({ s }: Record<string, unknown>): { s?: string } =>
    typeof s === 'string' && s !== '' ? { s } : {},
  component: lazyPart(() => import('../features/chat/chat-page.tsx'), 'ChatPage'),
});
