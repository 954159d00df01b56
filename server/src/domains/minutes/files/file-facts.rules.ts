import type { ParticipantRole } from '@hopgon/contract/meetings/schemas';
import { attendanceNames } from '@hopgon/contract/minutes/names';
import { Attendance } from '@hopgon/contract/minutes/schemas';
import type { LegalPrint } from '../legal/legal-print.rules.ts';
import type { SaidLine } from '../lines/line-text.rules.ts';

export interface NamedPerson {
  readonly name: string;
  readonly position: string;
  readonly part: ParticipantRole;
  readonly attendance: Attendance;
  readonly reason: string;
}

/**
 * A section as it leaves the product. `lines` is what people said, wrote, voted or took from a machine; what a machine read and
 * nobody took is in `proposals` alone, so a form that does not ask for proposals has none of them.
 */
export interface SectionFacts {
  readonly title: string;
  readonly lines: readonly SaidLine[];
  readonly proposals: readonly SaidLine[];
}

/** Whether a document is not in force yet, in force, or cancelled. */
export type DocumentState = 'draft' | 'valid' | 'void';

/** What stands above a document that is not in force. */
export const stamps: Readonly<Record<DocumentState, string>> = {
  draft: 'DỰ THẢO',
  valid: '',
  void: 'ĐÃ HỦY',
};

/** 'DỰ THẢO BIÊN BẢN', 'BIÊN BẢN SỐ 112/BB-GV', 'BIÊN BẢN SỐ 112/BB-GV (ĐÃ HỦY)' */
export function headInWords(
  name: string,
  { number, state }: { number: string; state: DocumentState },
): string {
  if (state === 'draft') return `${stamps.draft} ${name}`;
  return state === 'void' ? `${name} SỐ ${number} (${stamps.void})` : `${name} SỐ ${number}`;
}

/** What minutes say, for every form of their file. */
export interface MinutesFacts {
  readonly companyName: string;
  readonly parentName: string;
  /** "112/BB-GV"; with dots before it is given. */
  readonly number: string;
  /** The number of the edition these replace; '' where that has none, null where they replace none. */
  readonly replaces: string | null;
  readonly title: string;
  readonly place: string;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly timeZone: string;
  readonly chairName: string;
  readonly secretaryName: string;
  readonly people: readonly NamedPerson[];
  readonly sections: readonly SectionFacts[];
  readonly closing: readonly string[];
  readonly recipients: readonly string[];
  readonly state: DocumentState;
  /** Null for kinds no law has rules for. */
  readonly legal: LegalPrint | null;
}

/** 'Còn 3 đề xuất của máy chưa có người nhận.'; empty where none waits. */
export function waitingInWords({ sections }: Pick<MinutesFacts, 'sections'>): string {
  const count = sections.reduce((total, { proposals }) => total + proposals.length, 0);
  return count === 0 ? '' : `Còn ${count} đề xuất của máy chưa có người nhận.`;
}

const groups = Attendance.options.map((attendance) => ({ attendance, title: attendanceNames[attendance] }));

/** "Đặng Khánh Quỳnh, Giám đốc (lý do: đi công tác)"; a guest is named as one. */
const personInWords = ({ name, position, part, reason }: NamedPerson): string => {
  const named = [name, position, part === 'guest' ? 'khách mời' : ''].filter(Boolean).join(', ');
  return reason === '' ? named : `${named} (lý do: ${reason})`;
};

/** Who attended, group by group; who was only to be informed and was not recorded is left out. */
export function attendanceGroups(
  people: readonly NamedPerson[],
): { readonly title: string; readonly people: string[] }[] {
  return groups.flatMap(({ attendance, title }) => {
    const found = people.filter(
      (person) =>
        person.attendance === attendance && (attendance !== 'unrecorded' || person.part !== 'informed'),
    );
    return found.length === 0 ? [] : [{ title, people: found.map(personInWords) }];
  });
}
