import { useLivePage } from '../live-context.ts';

/** How most people of this meeting attend. */
export function useUsualWay(): 'in-person' | 'online' {
  const { meeting } = useLivePage();
  return meeting.type === 'in-person' ? 'in-person' : 'online';
}
