import type {
  ChosenTemplate,
  Minutes,
  MinutesPerson,
  MinutesSignature,
} from '@hopgon/contract/minutes/schemas';
import type { DecisionLinks } from './decisions/list-decision-links.ts';
import { closingOf } from './document/closing.rules.ts';
import { seatOf } from './legal/seat.rules.ts';
import { signersOf } from './legal/signers.rules.ts';
import { presentLine } from './lines/lines.presenter.ts';
import type { LineRow } from './lines/lines.store.ts';
import type { LineSources } from './lines/marks.rules.ts';
import type { MinutesRow, PersonRow, SectionRow, SignatureRow } from './minutes.store.ts';
import { formatMinutesNumber } from './register/numbers.rules.ts';
import { hasApproved } from './steps/checks.rules.ts';

export interface DocumentParts {
  readonly row: MinutesRow;
  readonly sections: readonly SectionRow[];
  readonly lines: readonly LineRow[];
  readonly people: readonly PersonRow[];
  readonly signatures: readonly SignatureRow[];
  /** Null once nothing is held against them any more. */
  readonly sources: LineSources | null;
  readonly links: DecisionLinks;
  readonly suggestionCount: number;
  readonly openComments: number;
  readonly checks: Minutes['checks'];
  readonly can: Minutes['can'];
}

const memberOf = (userId: string | null, displayName: string | null) =>
  userId === null ? null : { userId, displayName: displayName ?? '' };

const actOf = (userId: string | null, displayName: string | null, at: Date | null) => {
  const by = memberOf(userId, displayName);
  return by === null || at === null ? null : { by, at: at.toISOString() };
};

/** "112/BB-GV" of a row that has a number. */
export const numberOf = ({ number, symbol }: Pick<MinutesRow, 'number' | 'symbol'>): string | null =>
  number === null || symbol === null ? null : formatMinutesNumber(number, symbol);

function presentNumber(row: MinutesRow): Minutes['number'] {
  const number = numberOf(row);
  if (number === null || row.numbered_at === null) return null;
  return { number, at: row.numbered_at.toISOString(), isVoid: row.number_state === 'void' };
}

export const presentPerson = (row: PersonRow, revision: number): MinutesPerson => ({
  id: row.id,
  userId: row.user_id,
  guestId: row.guest_id,
  name: row.name,
  position: row.position,
  part: row.part,
  attendance: row.attendance,
  reason: row.reason,
  hasApproved: hasApproved(row, revision),
  seat: seatOf(row),
});

const presentSignature = (row: SignatureRow): MinutesSignature => ({
  part: row.part,
  way: row.way,
  proof: row.proof,
  signer: { userId: row.signer_id, displayName: row.signer_name },
  recorded: {
    by: { userId: row.recorded_by, displayName: row.recorder_name },
    at: row.recorded_at.toISOString(),
  },
  fileName: row.file_name,
  size: row.size,
  hash: row.hash,
});

function presentSteps(row: MinutesRow) {
  const reviewed = actOf(row.reviewed_by, row.reviewer_name, row.reviewed_at);
  const cancelled = actOf(row.cancelled_by, row.canceller_name, row.cancelled_at);
  return {
    drafted: {
      by: { userId: row.drafted_by, displayName: row.drafter_name ?? '' },
      at: row.drafted_at.toISOString(),
    },
    reviewed: reviewed && { ...reviewed, message: row.review_message },
    adopted: actOf(row.adopter_id, row.adopter_name, row.adopted_at),
    adoptedBy: row.adopted_by,
    lockedAt: row.locked_at?.toISOString() ?? null,
    cancelled: cancelled && { ...cancelled, reason: row.cancelled_reason },
  };
}

interface ChosenTemplateRow {
  readonly own_template_id: string | null;
  readonly own_template_name: string | null;
  readonly own_template_version: number | null;
}

export const presentChosenTemplate = (row: ChosenTemplateRow): ChosenTemplate | null =>
  row.own_template_id === null
    ? null
    : { id: row.own_template_id, name: row.own_template_name ?? '', version: row.own_template_version };

export function presentMinutes(parts: DocumentParts): Minutes {
  const { row, sections, lines, people, signatures, sources, links } = parts;
  const { old_number: number, old_symbol: symbol } = row;
  return {
    id: row.id,
    meetingId: row.meeting_id,
    edition: row.edition,
    replaces:
      row.old_edition === null ? null : { edition: row.old_edition, number: numberOf({ number, symbol }) },
    template: row.template,
    state: row.state,
    number: presentNumber(row),
    title: row.title,
    place: row.place,
    startsAt: row.starts_at?.toISOString() ?? null,
    endsAt: row.ends_at?.toISOString() ?? null,
    timeZone: row.time_zone,
    chair: memberOf(row.chair_id, row.chair_name),
    secretary: memberOf(row.secretary_id, row.secretary_name),
    companyName: row.company_name,
    parentName: row.parent_name,
    recipients: row.recipients,
    ownTemplate: presentChosenTemplate(row),
    sections: sections.map(({ id, title, agenda_item_id: agendaItemId }) => ({
      id,
      title,
      agendaItemId,
      lines: lines
        .filter(({ section_id: sectionId }) => sectionId === id)
        .map((line) => presentLine(line, sources, links)),
    })),
    people: people.map((person) => presentPerson(person, row.revision)),
    closing: closingOf(row),
    legal: row.legal,
    signers: [...signersOf(row)],
    ...presentSteps(row),
    signatures: signatures.map(presentSignature),
    hash: row.pdf_hash,
    fileHash: row.signed_hash ?? row.pdf_hash,
    code: row.code,
    checks: parts.checks,
    suggestionCount: parts.suggestionCount,
    openComments: parts.openComments,
    can: parts.can,
    version: row.version,
    revision: row.revision,
  };
}
