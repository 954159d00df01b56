/** The token of a link in a mail. It stands behind the #, where no server ever sees it. */
export const mailedToken = (hash: string): string =>
  new URLSearchParams(hash.replace(/^#/, '')).get('token') ?? '';
