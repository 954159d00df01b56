import { isId } from '../is-id.ts';

let linked: string | null = null;

/** The company that a push message leads to: `#cong-ty=<id>` behind the address of its page. */
export const linkedCompany = {
  /** Removes it from the address before the router reads that, and keeps it until the person is known. */
  moveFromAddress(): void {
    const id = new URLSearchParams(location.hash.slice(1)).get('cong-ty');
    if (!isId(id)) return;
    linked = id;
    history.replaceState(history.state, '', location.pathname + location.search);
  },

  /** Once: later the person may go to another company. */
  claim(): string | null {
    const id = linked;
    linked = null;
    return id;
  },
};
