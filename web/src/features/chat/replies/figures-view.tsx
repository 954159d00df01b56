import type { Reading } from '@hopgon/contract/chat/schemas';
import { formatOffset } from '@hopgon/contract/time/format-duration';
import { Link } from '@tanstack/react-router';
import { formatNumber } from '../../../lib/format/number.ts';
import { Table, Td, Th, Tr } from '../../../ui/layout/table.tsx';
import { meetingPlace } from './numbered-sources.rules.ts';

type FiguresReading = Extract<Reading, { kind: 'figures' }>;
type Speakers = NonNullable<FiguresReading['figures']>['speakers'];

/** A meeting's figures: what is counted, and who spoke how much. */
export const FiguresView = ({
  reading: { facts, figures, meetingId },
}: {
  readonly reading: FiguresReading;
}) => (
  <>
    <dl className="grid grid-cols-[minmax(0,14rem)_minmax(0,1fr)] gap-x-5 gap-y-1 max-sm:grid-cols-1">
      {facts.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="font-medium tabular-nums max-sm:mb-1">{value}</dd>
        </div>
      ))}
    </dl>
    {figures && figures.speakers.length > 0 && <SpeakerTable speakers={figures.speakers} />}
    <p>
      <Link {...meetingPlace(meetingId)} className="link">
        Mở cuộc họp
      </Link>
    </p>
  </>
);

const SpeakerTable = ({ speakers }: { readonly speakers: Speakers }) => (
  <Table>
    <thead>
      <tr>
        <Th>Người nói</Th>
        <Th className="text-right">Lượt</Th>
        <Th className="text-right">Từ</Th>
        <Th className="text-right max-sm:hidden">Câu hỏi</Th>
        <Th className="text-right">Nói</Th>
      </tr>
    </thead>
    <tbody>
      {speakers.map(({ speaker, turns, words, questions, talkMs }) => (
        <Tr key={speaker}>
          <Td>{speaker}</Td>
          <Td className="text-right tabular-nums">{formatNumber(turns)}</Td>
          <Td className="text-right tabular-nums">{formatNumber(words)}</Td>
          <Td className="text-right tabular-nums max-sm:hidden">{formatNumber(questions)}</Td>
          <Td className="text-right tabular-nums">{talkMs === null ? 'Không rõ' : formatOffset(talkMs)}</Td>
        </Tr>
      ))}
    </tbody>
  </Table>
);
