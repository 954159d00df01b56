/** How minutes begin an open question. That it is open is said by no turn; what follows is. */
export const openLead = 'Chưa rõ ';

/** What is asked. */
export const withoutOpenLead = (text: string): string =>
  text.startsWith(openLead) ? text.slice(openLead.length) : text;
