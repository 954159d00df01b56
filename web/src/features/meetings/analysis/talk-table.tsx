import { formatNumber } from '../../../lib/format/number.ts';
import { Bar } from '../../../ui/layout/bar.tsx';
import { spokenLength } from '../transcript/spoken.rules.ts';
import type { TalkRow } from './talk.rules.ts';

const head =
  'px-1.5 pt-3 pb-1 sm:px-3 text-left text-small font-medium whitespace-nowrap text-muted first:pl-5 last:pr-5';
const cell = 'px-1.5 py-1.5 sm:px-3 align-middle first:pl-5 last:pr-5';
const figure = `${cell} text-right whitespace-nowrap tabular-nums`;

interface TalkTableProps {
  readonly rows: readonly TalkRow[];
  readonly byTime: boolean;
  /** Times are counted from one start to the next. */
  readonly isEstimated: boolean;
}

/** Bars for who looks, numbers for who reads. */
export const TalkTable = ({ rows, byTime, isEstimated }: TalkTableProps) => (
  <div className="overflow-x-auto pb-2">
    <table className="w-full border-collapse">
      <thead>
        <tr>
          <th scope="col" className={head}>
            Người nói
          </th>
          <th scope="col" className={`${head} w-full max-sm:hidden`}>
            Phần {byTime ? 'thời gian' : 'số từ'}
          </th>
          {byTime && (
            <th scope="col" className={`${head} text-right`}>
              Thời gian{isEstimated && <span className="max-sm:sr-only"> (ước tính)</span>}
            </th>
          )}
          <th scope="col" className={`${head} text-right`}>
            Từ
          </th>
          <th scope="col" className={`${head} text-right`}>
            Lượt
          </th>
          <th scope="col" className={`${head} text-right`}>
            Hỏi
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ speaker, share, talkMs, words, turns, questions }) => (
          <tr key={speaker}>
            <th scope="row" className={`${cell} text-left font-medium sm:whitespace-nowrap`}>
              {speaker}
              <span className="mt-1 block sm:hidden">
                <Bar share={share} />
              </span>
            </th>
            <td className={`${cell} max-sm:hidden`}>
              <span className="flex items-center gap-3">
                <Bar share={share} />
                <span className="w-10 text-right text-small text-muted tabular-nums">
                  {Math.round(share * 100)}%
                </span>
              </span>
            </td>
            {byTime && <td className={figure}>{spokenLength(talkMs ?? 0)}</td>}
            <td className={figure}>{formatNumber(words)}</td>
            <td className={figure}>{formatNumber(turns)}</td>
            <td className={figure}>{formatNumber(questions)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
