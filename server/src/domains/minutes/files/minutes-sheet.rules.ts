import { momentInWords } from '../document/closing.rules.ts';
import { withFullStop } from '../lines/line-text.rules.ts';
import { signaturePlaces } from '../signing/signature-block.rules.ts';
import { attendanceGroups, type MinutesFacts, stamps, waitingInWords } from './file-facts.rules.ts';
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

const titleOf = ({ title, replaces, legal }: MinutesFacts): PrintedLine[] =>
  titleLines(
    legal?.title ?? 'BIÊN BẢN',
    title,
    replaces === null ? null : `(Thay thế Biên bản${replaces === '' ? '' : ` số ${replaces}`})`,
  );

function peopleOf({ people, legal }: MinutesFacts): PrintedLine[] {
  const groups = legal?.attendance ?? attendanceGroups(people);
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

const enterpriseOf = ({ legal }: MinutesFacts): PrintedLine[] =>
  (legal?.enterprise ?? []).map(([label, words]) => said(label, words === '' ? blank : `${words}.`));

/** One line beside its label, several below it. */
function purposeOf({ legal }: MinutesFacts): PrintedLine[] {
  if (legal === null) return [];
  const { purpose, standing } = legal;
  return [
    ...purpose.flatMap(({ label, lines }) => {
      const [only = '', ...more] = lines;
      if (more.length === 0) return [said(label, only === '' ? blank : withFullStop(only))];
      return [
        paragraph(`${label}:`, { keptWithNext: true }),
        ...lines.map((line, place) => paragraph(line, { after: place === lines.length - 1 ? 6 : 2 })),
      ];
    }),
    ...(standing === '' ? [] : [paragraph(standing)]),
  ];
}

/** Places to sign, two beside each other. */
function signersOf({ legal, chairName, secretaryName }: MinutesFacts): PrintedBlock[] {
  const signers = legal?.signers.map(({ title, name, note, part }, at) =>
    signer(title, name, {
      before: at > 1 ? 14 : 0,
      ...(part && { place: signaturePlaces[part] }),
      ...(note !== '' && { note }),
    }),
  ) ?? [
    signer('THƯ KÝ', secretaryName, { place: signaturePlaces.secretary }),
    signer('CHỦ TỌA', chairName, { place: signaturePlaces.chair }),
  ];
  const pairs = signers.flatMap((left, place) =>
    place % 2 === 0 ? [[left, signers[place + 1] ?? []] as const] : [],
  );
  return pairs.map(([left, right]) => ({
    ...{ is: 'columns' as const, left: 0.5 },
    columns: [left, right.length > 0 ? right : [paragraph('\u00a0')]],
  }));
}

const body = (facts: MinutesFacts): PrintedBlock => ({
  is: 'lines',
  lines: [
    ...titleOf(facts),
    ...enterpriseOf(facts),
    said(
      'Thời gian bắt đầu',
      facts.startsAt === null ? blank : `${momentInWords(facts.startsAt, facts.timeZone)}.`,
    ),
    said('Địa điểm', facts.place === '' ? blank : `${facts.place}.`),
    ...purposeOf(facts),
    ...peopleOf(facts),
    said('Chủ trì (chủ tọa)', facts.chairName === '' ? blank : `${facts.chairName}.`),
    said('Thư ký (người ghi biên bản)', facts.secretaryName === '' ? blank : `${facts.secretaryName}.`),
    paragraph('Nội dung (theo diễn biến cuộc họp):', { keptWithNext: true }),
    ...sectionsOf(facts),
    ...(facts.legal?.notes ?? []).map((note) => paragraph(note)),
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

/** The mark of a draft, with how much of it still waits for a person, or of what was cancelled. */
function stampOf(facts: MinutesFacts): PrintedBlock[] {
  if (facts.state === 'valid') return [];
  const waiting = facts.state === 'draft' ? waitingInWords(facts) : '';
  const right = { size: 13, align: 'right' } as const;
  return [
    {
      is: 'lines',
      lines: [
        { runs: [{ text: stamps[facts.state], bold: true }], ...right },
        ...(waiting === '' ? [] : [{ runs: [{ text: waiting, italic: true }], ...right }]),
      ],
    },
  ];
}

/** Minutes in the form of Mẫu 1.9, Phụ lục III, Nghị định 30/2020/NĐ-CP. */
export const minutesSheet = (facts: MinutesFacts): { title: string; blocks: PrintedBlock[] } => ({
  title: `Biên bản: ${facts.title}`,
  blocks: [
    ...stampOf(facts),
    head(facts),
    body(facts),
    closing(facts),
    ...signersOf(facts),
    ...(facts.recipients.length > 0 ? [recipientsOf(facts)] : []),
  ],
});
