import { createRoute } from '@tanstack/react-router';
import { readMembersPlace } from '../features/members/members-place.rules.ts';
import { lazyPart } from '../ui/states/lazy-part.ts';
import { memberRoute } from './member.tsx';
import { ownSearch } from './own-search.ts';

const validateSearch = ownSearch(readMembersPlace, ['tim']);

export const membersRoute = createRoute({
  getParentRoute: () => memberRoute,
  path: '/company-management',
  validateSearch,
  // A search for somebody else begins with an empty page.
  remountDeps: ({ search }) => search.tim,
  component: lazyPart(() => import('../features/members/members-page.tsx'), 'MembersPage'),
});
