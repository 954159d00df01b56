import { useRef } from 'react';
import { newId } from '../new-id.ts';

/**
 * The `Idempotency-Key` of a form: the same while the same content is tried again, another as soon as it differs, so that a
 * retry after a lost answer never creates twice.
 */
export function useSubmitKey() {
  const last = useRef({ content: '', key: '' });
  return {
    keyFor(body: unknown): string {
      const content = JSON.stringify(body);
      if (last.current.content !== content) last.current = { content, key: newId() };
      return last.current.key;
    },
    /** After success: sending the same again is a new wish. */
    renew(): void {
      last.current = { content: '', key: '' };
    },
  };
}
