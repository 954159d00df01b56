import type { Decision, DecisionStanding, LinkedDecision } from '@hopgon/contract/decisions/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { Link } from '@tanstack/react-router';
import { cx } from '../../ui/cx.ts';
import { Chip, type ChipTone } from '../../ui/marks/chip.tsx';
import { LineLink } from '../items/line-link.tsx';
import { replacedByWords, standingWords, validityWords } from './decision-words.rules.ts';

const tones: Readonly<Record<DecisionStanding, ChipTone>> = {
  'in-force': 'jade',
  upcoming: 'turmeric',
  ended: 'plain',
  replaced: 'plain',
};

const factLink = 'min-w-0 break-words text-jade-ink underline underline-offset-2';

/** One decision: what was decided, where and by whom, until when, and what came before and after it. */
export function DecisionRow({ decision }: { readonly decision: Decision }) {
  const { text, meeting, number, decidedOn, chairName, personName, deadline, standing } = decision;
  const validity = validityWords(decision);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b px-5 py-4 last:border-b-0 max-md:px-4">
      <div className="flex min-w-[min(18rem,100%)] flex-1 flex-col gap-1">
        <h3 className={cx('font-medium break-words', standing === 'replaced' && 'text-muted')}>{text}</h3>
        <p className="flex flex-wrap gap-x-3 gap-y-1 text-small text-muted">
          <span className="tabular-nums">{dayInDigits(decidedOn)}</span>
          <LineLink line={decision} />
          {number ? <span className="tabular-nums">Số {number}</span> : <span>Chưa có biên bản</span>}
          {chairName && <span>Chủ trì: {chairName}</span>}
          {personName && <span>Phụ trách: {personName}</span>}
          {deadline && <span className="tabular-nums">Hạn {dayInDigits(deadline)}</span>}
        </p>
        {validity && <p className="text-small tabular-nums">{validity}</p>}
        <Replaced decision={decision} />
        {decision.replacedBy && (
          <LinkTo label={replacedByWords(decision.replacedBy)} linked={decision.replacedBy} />
        )}
        {decision.evidence && (
          <p className="text-small">
            <Link
              to="/meetings/$meetingId"
              params={{ meetingId: meeting.id }}
              search={{ tab: 'ban-ghi', v: decision.evidence.version, turn: decision.evidence.turns[0] }}
              className={factLink}
            >
              Xem câu đã nói trong bản gỡ băng
            </Link>
          </p>
        )}
      </div>
      <Chip tone={tones[standing]}>{standingWords[standing]}</Chip>
    </li>
  );
}

function Replaced({ decision: { replaces, replacesWords } }: { readonly decision: Decision }) {
  if (replaces) return <LinkTo label="Thay cho" linked={replaces} />;
  return replacesWords === '' ? null : (
    <p className="text-small break-words">
      <span className="text-muted">Thay cho:</span> {replacesWords}
    </p>
  );
}

const LinkTo = ({ label, linked }: { readonly label: string; readonly linked: LinkedDecision }) => (
  <p className="text-small break-words">
    <span className="text-muted">{label}:</span>{' '}
    <Link
      to="/meetings/$meetingId"
      params={{ meetingId: linked.meetingId }}
      search={{ tab: 'bien-ban' }}
      hash={`dong-${linked.id}`}
      className={factLink}
    >
      {linked.text}
    </Link>{' '}
    <span className="text-muted tabular-nums">
      ({linked.number ? `số ${linked.number}, ` : ''}
      {dayInDigits(linked.decidedOn)})
    </span>
  </p>
);
