export interface OpenedItemLink {
  readonly token: string;
  /** The button of the mail that was pressed; it shows its form, and answers nothing. */
  readonly declines: boolean;
}

/** What stands behind the # of the link. */
export function readItemLink(hash: string): OpenedItemLink {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  return { token: parts.get('token') ?? '', declines: parts.get('answer') === 'decline' };
}
