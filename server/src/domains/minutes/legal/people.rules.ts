import type { LegalDocument, LegalLine, LegalPerson } from './legal-document.rules.ts';

export const linesOf = ({ sections }: LegalDocument): readonly LegalLine[] =>
  sections.flatMap(({ lines }) => lines);

/** The beginning of a text, to name it by. */
export const shortened = (text: string): string =>
  text.length > 60 ? `${text.slice(0, 60).trimEnd()}…` : text;

export const membersOf = ({ people }: Pick<LegalDocument, 'people'>): readonly LegalPerson[] =>
  people.filter(({ isMember }) => isMember);

const isThere = ({ attendance }: Pick<LegalPerson, 'attendance'>): boolean =>
  attendance === 'in-person' || attendance === 'online';

/** Somebody who was there, or for whom a representative was. */
export const isAttending = (person: Pick<LegalPerson, 'attendance' | 'representative'>): boolean =>
  isThere(person) || person.representative !== '';

export const hundredths = (units: number | null): number => Math.round((units ?? 0) * 100);

/** One head weighs a hundred hundredths. */
const headWeight = 100;

const weightOf = ({ body }: Pick<LegalDocument, 'body'>, { weight }: LegalPerson): number =>
  body === 'board' ? headWeight : hundredths(weight);

/** The weight of some people together. */
export const sumOf = (document: LegalDocument, people: readonly LegalPerson[]): number =>
  people.reduce((sum, person) => sum + weightOf(document, person), 0);

/** All votes of the body: what is said of the capital, or the people who are listed. */
export const wholeOf = (document: LegalDocument): number =>
  document.body === 'board' || document.legal.total === null
    ? sumOf(document, membersOf(document))
    : hundredths(document.legal.total);

/** '66,67%' */
export function percentInWords(part: number, whole: number): string {
  const percent = whole === 0 ? 0 : Math.round((part / whole) * 10_000) / 100;
  return `${String(percent).replace('.', ',')}%`;
}

/** 'Lê Hà, Vũ Nam và Lý Mẫn'; of many the first and how many more. */
export function namesInWords(people: readonly { readonly name: string }[]): string {
  const names = people.map(({ name }) => name);
  if (names.length > 4) return `${names.slice(0, 3).join(', ')} và ${names.length - 3} người nữa`;
  const last = names.pop() ?? '';
  return names.length === 0 ? last : `${names.join(', ')} và ${last}`;
}

/** Others who attended and agree to adopt: they sign where chair or secretary refuses. */
export function otherSigners(document: LegalDocument): readonly LegalPerson[] {
  const { body, legal, people } = document;
  const isRefusing = ({ isChair, isSecretary }: LegalPerson): boolean =>
    (isChair && legal.chairRefusal !== '') || (isSecretary && legal.secretaryRefusal !== '');
  return people.filter(
    (person) =>
      (body === 'shareholders' ? person.isOnBoard : person.isMember) &&
      isAttending(person) &&
      !person.isDissenting &&
      !isRefusing(person),
  );
}
