import type { CompanyScope } from '../../../platform/tenancy/scopes.ts';
import { readVotingRules } from '../../governance/read-voting-rules.ts';
import { closingOf } from '../document/closing.rules.ts';
import { legalDocumentOf } from '../legal/legal-document-of.rules.ts';
import { legalPrintOf } from '../legal/legal-print.rules.ts';
import type { SaidLine } from '../lines/line-text.rules.ts';
import { type LineRow, lineStore } from '../lines/lines.store.ts';
import { isUnaccepted } from '../lines/marks.rules.ts';
import { termsOf } from '../lines/terms.rules.ts';
import { numberOf } from '../minutes.presenter.ts';
import { type MinutesRow, minutesStore } from '../minutes.store.ts';
import { symbolOf } from '../register/numbers.rules.ts';
import { readCompanySettings } from '../register/read-company-settings.ts';
import type { DocumentState, MinutesFacts } from './file-facts.rules.ts';
import { assigneeNameOf, type Printed } from './printed.rules.ts';

/** What every form of the file says. */
export async function buildFileFacts(
  scope: CompanyScope,
  minutesId: string,
  /** Of these lines alone, and the sections they stand in. */
  lineIds?: ReadonlySet<string>,
): Promise<MinutesFacts> {
  const { db } = scope;
  const row = await minutesStore.find(db, minutesId);
  if (!row) throw new Error('minutes vanished inside their own transaction');
  const sections = await minutesStore.sections(db, minutesId);
  const all = await lineStore.list(db, minutesId);
  const lines = lineIds ? all.filter(({ id }) => lineIds.has(id)) : all;
  const taken = lines.filter((line) => !isUnaccepted(line));
  const waiting = lines.filter(isUnaccepted);
  const isSaid = (sectionId: string) => lines.some(({ section_id: of }) => of === sectionId);
  const people = await minutesStore.people(db, minutesId);
  const { settings } = await readCompanySettings(scope);
  const rules = await readVotingRules(scope);
  const { printed } = row;
  const document = legalDocumentOf({ row, sections, lines: taken, people, votes: [], rules });
  const { old_number: number, old_symbol: symbol } = row;
  return {
    companyName: row.company_name,
    parentName: row.parent_name,
    number: numberOf(row) ?? `……/${symbolOf('minutes', settings.abbreviation)}`,
    replaces: row.old_edition === null ? null : (numberOf({ number, symbol }) ?? ''),
    title: row.title,
    place: row.place,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    timeZone: row.time_zone,
    chairName: printed?.chairName ?? row.chair_name ?? '',
    secretaryName: printed?.secretaryName ?? row.secretary_name ?? '',
    people: people.map(({ name, position, part, attendance, reason }) => ({
      ...{ name, position, part, attendance, reason },
    })),
    sections: sections
      .filter(({ id }) => !lineIds || isSaid(id))
      .map(({ id, title }) => ({
        title,
        lines: linesIn(id, taken, printed),
        proposals: linesIn(id, waiting, printed),
      })),
    closing: closingOf(row),
    recipients: row.recipients,
    legal: printed ? printed.legal : document && legalPrintOf(document),
    state: stateOf(row),
  };
}

const stateOf = ({ state }: Pick<MinutesRow, 'state'>): DocumentState => {
  if (state === 'void') return 'void';
  return state === 'adopted' || state === 'locked' ? 'valid' : 'draft';
};

const linesIn = (sectionId: string, lines: readonly LineRow[], printed: Printed | null): SaidLine[] =>
  lines
    .filter(({ section_id: of }) => of === sectionId)
    .map((line) => ({
      ...{ kind: line.kind, text: line.text, deadline: line.deadline, terms: termsOf(line) },
      assigneeName: assigneeNameOf(line, printed),
    }));
