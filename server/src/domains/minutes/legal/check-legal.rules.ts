import type { Body } from '@hopgon/contract/governance/schemas';
import type { LegalCheck } from '@hopgon/contract/minutes/legal/schemas';
import { boardMeeting, boardWritten } from './board.rules.ts';
import type { LegalDocument, Requirement } from './legal-document.rules.ts';
import { membersCouncilMeeting, membersCouncilWritten } from './members-council.rules.ts';
import { shareholdersMeeting, shareholdersWritten } from './shareholders.rules.ts';

const requirements: Readonly<
  Record<Body, { readonly meeting: readonly Requirement[]; readonly written: readonly Requirement[] }>
> = {
  'members-council': { meeting: membersCouncilMeeting, written: membersCouncilWritten },
  board: { meeting: boardMeeting, written: boardWritten },
  shareholders: { meeting: shareholdersMeeting, written: shareholdersWritten },
};

/** Everything the law asks of these minutes, met or not, in the order of the law. */
export function checkLegal(document: LegalDocument): LegalCheck[] {
  const { body, legal } = document;
  return requirements[body][legal.isWritten ? 'written' : 'meeting'].map(
    ({ code, article, title, to, problemOf, met }) => {
      const found = problemOf(document);
      const problem = typeof found === 'string' ? { reason: found } : found;
      return {
        ...{ code, article, title, isMet: problem === null, to: problem?.to ?? to },
        reason: problem?.reason ?? (typeof met === 'string' ? met : met(document)),
        lineId: problem?.lineId ?? null,
      };
    },
  );
}
