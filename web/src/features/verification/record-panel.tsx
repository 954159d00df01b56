import { formatMinutesCode } from '@hopgon/contract/minutes/verification/code';
import type { VerifiedMinutes } from '@hopgon/contract/minutes/verification/schemas';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { meetingOfCodeQuery } from '../../data/verification.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { session } from '../../lib/session/session.ts';
import { Facts } from '../../ui/layout/facts.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Banner } from '../../ui/states/banner.tsx';
import { stateWords } from './verification-words.ts';

interface RecordPanelProps {
  readonly code: string;
  readonly record: VerifiedMinutes;
}

const signerTitles = {
  secretary: 'Thư ký',
  chair: 'Chủ tọa',
  members: 'Các thành viên khác',
} as const;
const ways = { hand: 'Ký tay, bản quét nộp', electronic: 'Ký điện tử' } as const;

/** What the system knows of the minutes with a code. */
export function RecordPanel({ code, record }: RecordPanelProps) {
  const { tone, title, text } = stateWords(record);
  const { companyName, number, edition, signatures } = record;
  return (
    <Panel>
      <PanelHead title={`Biên bản số ${number}`} aside={formatMinutesCode(code)} />
      <div className="p-5 pb-2">
        <Banner tone={tone}>
          <p className="font-semibold">{title}</p>
          <p>{text}</p>
        </Banner>
      </div>
      <Facts
        facts={[
          { label: 'Công ty', value: companyName },
          ...(edition > 1 ? [{ label: 'Bản đính chính', value: `lần ${edition - 1}` }] : []),
          ...signatures.map(({ part, way, at }) => ({
            label: signerTitles[part],
            value: `${ways[way]} ${formatMoment(at)}`,
          })),
        ]}
      />
      {session.get() && <OwnMeeting code={code} />}
      <p className="border-t px-5 py-3 text-small text-muted">
        Mã cho biết đây là biên bản nào, không cho biết nội dung. Muốn biết bản trong tay có bị sửa không, hãy
        kiểm tra tệp PDF.
      </p>
    </Panel>
  );
}

/** The way to the minutes, for a person who may view them. */
function OwnMeeting({ code }: { readonly code: string }) {
  const { data } = useQuery(meetingOfCodeQuery(code));
  if (!data) return null;
  return (
    <p className="border-t px-5 py-3">
      <Link
        to="/meetings/$meetingId"
        params={{ meetingId: data.meetingId }}
        search={{ tab: 'bien-ban' }}
        className="link"
      >
        Mở biên bản “{data.title}”
      </Link>
    </p>
  );
}
