/** What stands beside the document. */
export type SidePart = 'steps' | 'evidence' | 'comments' | 'history';

export const sideWords: Readonly<Record<SidePart, string>> = {
  steps: 'Các bước',
  evidence: 'Căn cứ',
  comments: 'Góp ý',
  history: 'Lịch sử',
};

export const sideParts = ['steps', 'evidence', 'comments', 'history'] as const;
