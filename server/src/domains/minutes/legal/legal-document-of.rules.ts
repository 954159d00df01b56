import { rulesOfBody } from '@hopgon/contract/governance/law';
import { Body, type VotingRules } from '@hopgon/contract/governance/schemas';
import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import type { LegalFacts, Seat } from '@hopgon/contract/minutes/legal/schemas';
import type { Attendance, MinutesLineKind, MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import { localDay } from '@hopgon/contract/time/zoned';
import type { LegalDocument, LegalVote } from './legal-document.rules.ts';
import { seatOf } from './seat.rules.ts';

interface Rows {
  readonly row: {
    readonly template: MinutesTemplate;
    readonly legal: LegalFacts | null;
    readonly company_name: string;
    readonly place: string;
    readonly starts_at: Date | null;
    readonly ends_at: Date | null;
    readonly time_zone: string;
    readonly chair_id: string | null;
    readonly chair_name: string | null;
    readonly secretary_id: string | null;
    readonly secretary_name: string | null;
  };
  readonly sections: readonly { readonly id: string; readonly title: string }[];
  readonly lines: readonly {
    readonly id: string;
    readonly section_id: string;
    readonly kind: MinutesLineKind;
    readonly text: string;
    readonly motion_id: string | null;
  }[];
  readonly people: readonly {
    readonly user_id: string | null;
    readonly name: string;
    readonly position: string;
    readonly part: ParticipantRole;
    readonly attendance: Attendance;
    readonly reason: string;
    readonly seat: Partial<Seat>;
  }[];
  readonly votes: readonly LegalVote[];
  readonly rules: VotingRules;
}

/** Who chairs and writes may be somebody who is not among the people of the minutes. */
const officer = (name: string | null, as: 'isChair' | 'isSecretary') => ({
  ...seatOf({ user_id: null, part: 'guest', seat: {} }),
  ...{ name: name ?? '', position: '', attendance: 'in-person' as const, reason: '' },
  ...{ isChair: false, isSecretary: false, [as]: true },
});

function peopleOf({ row, people }: Rows): LegalDocument['people'] {
  const named = people.map((person) => ({
    ...seatOf(person),
    ...{ name: person.name, position: person.position },
    ...{ attendance: person.attendance, reason: person.reason },
    isChair: person.user_id !== null && person.user_id === row.chair_id,
    isSecretary: person.user_id !== null && person.user_id === row.secretary_id,
  }));
  return [
    ...named,
    ...(row.chair_id !== null && named.every(({ isChair }) => !isChair)
      ? [officer(row.chair_name, 'isChair')]
      : []),
    ...(row.secretary_id !== null && named.every(({ isSecretary }) => !isSecretary)
      ? [officer(row.secretary_name, 'isSecretary')]
      : []),
  ];
}

/** Minutes as the law looks at them; null for a kind it has no rules for. */
export function legalDocumentOf(rows: Rows): LegalDocument | null {
  const { row, sections, lines, votes, rules } = rows;
  const { data: body } = Body.safeParse(row.template);
  if (body === undefined || row.legal === null) return null;
  return {
    ...{ body, legal: row.legal, companyName: row.company_name, place: row.place, votes },
    ...{ hasStart: row.starts_at !== null, hasEnd: row.ends_at !== null },
    heldOn: row.starts_at && localDay(row.starts_at, row.time_zone),
    people: peopleOf(rows),
    sections: sections.map(({ id, title }) => ({
      title,
      lines: lines
        .filter(({ section_id: of }) => of === id)
        .map((line) => ({ id: line.id, kind: line.kind, text: line.text, motionId: line.motion_id })),
    })),
    rules: rulesOfBody(rules, body),
  };
}
