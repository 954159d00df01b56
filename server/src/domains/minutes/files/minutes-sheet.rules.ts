import { momentInWords } from '../document/closing.rules.ts';
import { signaturePlaces } from '../signing/signature-block.rules.ts';
import { attendanceGroups, type MinutesFacts } from './file-facts.rules.ts';
import {
  blank,
  head,
  type PrintedBlock,
  type PrintedLine,
  paragraph,
  recipientsOf,
  said,
  sectionsOf,
  signer,
  titleLines,
  unfilled,
} from './sheet-parts.rules.ts';

const titleOf = ({ title, replaces }: MinutesFacts): PrintedLine[] =>
  titleLines(
    'BIÊN BẢN',
    title,
    replaces === null ? null : `(Thay thế Biên bản${replaces === '' ? '' : ` số ${replaces}`})`,
  );

function peopleOf({ people }: MinutesFacts): PrintedLine[] {
  const groups = attendanceGroups(people);
  if (groups.length === 0) return [said('Thành phần tham dự', blank)];
  return [
    paragraph('Thành phần tham dự:', { keptWithNext: true }),
    ...groups.flatMap(({ title, people: names }) => [
      paragraph(`${title} (${names.length} người):`, { after: 2, keptWithNext: true }),
      ...names.map((name, place) =>
        paragraph(`- ${name}${place === names.length - 1 ? '.' : ';'}`, {
          after: place === names.length - 1 ? 6 : 2,
        }),
      ),
    ]),
  ];
}

const body = (facts: MinutesFacts): PrintedBlock => ({
  is: 'lines',
  lines: [
    ...titleOf(facts),
    said(
      'Thời gian bắt đầu',
      facts.startsAt === null ? blank : `${momentInWords(facts.startsAt, facts.timeZone)}.`,
    ),
    said('Địa điểm', facts.place === '' ? blank : `${facts.place}.`),
    ...peopleOf(facts),
    said('Chủ trì (chủ tọa)', facts.chairName === '' ? blank : `${facts.chairName}.`),
    said('Thư ký (người ghi biên bản)', facts.secretaryName === '' ? blank : `${facts.secretaryName}.`),
    paragraph('Nội dung (theo diễn biến cuộc họp):', { keptWithNext: true }),
    ...sectionsOf(facts),
  ],
});

const closing = ({ closing: sentences }: MinutesFacts): PrintedBlock => ({
  is: 'lines',
  keptWithNext: true,
  lines: sentences.map((sentence, place) =>
    paragraph(sentence, {
      before: place === 0 ? 6 : 0,
      after: place === sentences.length - 1 ? 14 : 6,
      ...unfilled(sentence),
    }),
  ),
});

/** Minutes in the form of Mẫu 1.9, Phụ lục III, Nghị định 30/2020/NĐ-CP. */
export const minutesSheet = (facts: MinutesFacts): { title: string; blocks: PrintedBlock[] } => ({
  title: `Biên bản: ${facts.title}`,
  blocks: [
    ...(facts.isDraft
      ? [
          {
            is: 'lines' as const,
            lines: [{ runs: [{ text: 'DỰ THẢO', bold: true }], size: 13, align: 'right' as const }],
          },
        ]
      : []),
    head(facts),
    body(facts),
    closing(facts),
    {
      is: 'columns',
      left: 0.5,
      columns: [
        signer('THƯ KÝ', facts.secretaryName, signaturePlaces.secretary),
        signer('CHỦ TỌA', facts.chairName, signaturePlaces.chair),
      ],
    },
    ...(facts.recipients.length > 0 ? [recipientsOf(facts)] : []),
  ],
});
