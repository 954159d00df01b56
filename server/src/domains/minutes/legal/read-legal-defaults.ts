import { Body } from '@hopgon/contract/governance/schemas';
import type { LegalFacts, Seat } from '@hopgon/contract/minutes/legal/schemas';
import type { MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { listAgendaItems } from '../../agenda/list-agenda-items.ts';
import type { HeldMotion } from '../../live/held/list-held-motions.ts';
import { readCompanySettings } from '../register/read-company-settings.ts';
import { defaultAnswer, defaultLegal, defaultSeat } from './default-legal.rules.ts';
import { earlierStore } from './earlier-minutes.store.ts';

interface Meeting {
  readonly id: string;
  readonly goal: string;
  readonly timeZone: string;
}

export interface LegalDefaults {
  readonly legal: LegalFacts | null;
  readonly seatOfUser: (userId: string) => Partial<Seat>;
  /** Whether somebody who was asked in writing answered; null where that is not how it was. */
  readonly answerOfUser: (userId: string) => 'online' | 'absent' | null;
}

/** What minutes of this kind begin with: of the company, the meeting, its votes, and earlier minutes of the kind. */
export async function readLegalDefaults(
  tx: CompanyScope,
  template: MinutesTemplate,
  { meeting, motions }: { readonly meeting: Meeting; readonly motions: readonly HeldMotion[] },
): Promise<LegalDefaults> {
  const { data: body } = Body.safeParse(template);
  if (body === undefined) return { legal: null, seatOfUser: () => ({}), answerOfUser: () => null };
  const { settings } = await readCompanySettings(tx);
  const earlier = await earlierStore.find(tx.db, tx.actor.userId, body);
  const seats = earlier ? await earlierStore.seats(tx.db, earlier.id) : new Map<string, Partial<Seat>>();
  const agenda = await listAgendaItems(tx, meeting.id);
  const votes = motions.map(({ vote }) => vote);
  const { enterpriseCode, headOffice } = settings;
  const legal = defaultLegal(body, {
    ...{ enterpriseCode, headOffice, votes, earlier: earlier?.legal ?? null },
    ...{ goal: meeting.goal, timeZone: meeting.timeZone, agenda: agenda.map(({ title }) => title) },
  });
  return {
    legal,
    answerOfUser: (userId) => (legal.isWritten ? defaultAnswer(userId, votes) : null),
    seatOfUser: (userId) => defaultSeat(userId, { votes, earlier: seats.get(userId) }),
  };
}
