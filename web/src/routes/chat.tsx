import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { memberRoute } from './member.tsx';

export const chatRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/chat',
  component: lazyRouteComponent(() => import('../features/chat/chat-page.tsx'), 'ChatPage'),
});
