import type { LegalFacts } from '@hopgon/contract/minutes/legal/schemas';
import { templateNames } from '@hopgon/contract/minutes/names';
import type { MinutesTemplate } from '@hopgon/contract/minutes/schemas';
import { legalParts } from '../legal/legal-words.rules.ts';
import { momentInWords } from './closing.rules.ts';

/** The head of minutes, its people by name. */
export interface NamedHead {
  readonly template: MinutesTemplate;
  readonly title: string;
  readonly place: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
  readonly chairName: string;
  readonly secretaryName: string;
  readonly recipients: readonly string[];
  readonly parent_name: string;
  /** '' for the standard layout. */
  readonly ownTemplateName: string;
  readonly legal: LegalFacts | null;
}

const momentOf = (at: Date | null, timeZone: string): string =>
  at === null ? 'chưa ghi' : momentInWords(at, timeZone);
const orNothing = (text: string): string => (text === '' ? 'chưa ghi' : text);

const parts: readonly (readonly [label: string, of: (head: NamedHead, timeZone: string) => string])[] = [
  ['Trích yếu', ({ title }) => title],
  ['Thời gian bắt đầu', ({ starts_at: at }, zone) => momentOf(at, zone)],
  ['Thời gian kết thúc', ({ ends_at: at }, zone) => momentOf(at, zone)],
  ['Địa điểm', ({ place }) => orNothing(place)],
  ['Chủ trì', ({ chairName }) => orNothing(chairName)],
  ['Thư ký', ({ secretaryName }) => orNothing(secretaryName)],
  ['Nơi nhận', ({ recipients }) => orNothing(recipients.join('; '))],
  ['Cơ quan chủ quản', ({ parent_name: name }) => orNothing(name)],
  ['Mẫu', ({ template }) => templateNames[template]],
  ['Mẫu Word', ({ ownTemplateName: name }) => (name === '' ? 'mẫu chuẩn' : name)],
  ...legalParts.map(
    ([label, of]) =>
      [label, ({ legal }: NamedHead) => (legal === null ? 'chưa ghi' : orNothing(of(legal)))] as const,
  ),
];

/** 'Địa điểm: Phòng 1' before and 'Địa điểm: Phòng 2' after, for the history; only what was changed. */
export function headChange(
  before: NamedHead,
  after: NamedHead,
  timeZone: string,
): { readonly before: string; readonly after: string } {
  const changed = parts.filter(([, of]) => of(before, timeZone) !== of(after, timeZone));
  const said = (head: NamedHead): string =>
    changed.map(([label, of]) => `${label}: ${of(head, timeZone)}`).join('. ');
  return { before: said(before), after: said(after) };
}
