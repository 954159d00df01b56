import Quote from 'lucide-react/icons/quote';
import { cx } from '../../../ui/cx.ts';
import { hueDot, hueGround } from '../../../ui/layout/hue-class.ts';
import type { Hue } from '../../../ui/marks/hue.ts';

const meetings: readonly { time: string; hue: Hue; place: string }[] = [
  { time: '09:00', hue: 4, place: 'col-start-1 row-start-1' },
  { time: '09:00', hue: 1, place: 'col-start-3 row-start-1' },
  { time: '14:30', hue: 6, place: 'col-start-1 row-start-3' },
  { time: '14:00', hue: 3, place: 'col-start-3 row-start-3' },
];

/** Three days, and the free hour found in the middle. */
export const ScheduleDrawing = () => (
  <div className="text-small">
    <div className="grid grid-cols-3 gap-2 text-center text-muted">
      <span>T3</span>
      <span>T4</span>
      <span>T5</span>
    </div>
    <div className="mt-1 grid grid-cols-3 gap-x-2 gap-y-1 tabular-nums">
      {meetings.map(({ time, hue, place }) => (
        <span
          key={place}
          className={cx('flex h-[26px] items-center rounded-mark pr-2 pl-1', hueGround[hue], place)}
        >
          <span className={cx('mr-1.5 h-4 w-[3px] rounded-full', hueDot[hue])} />
          {time}
        </span>
      ))}
      <span className="col-start-2 row-start-2 flex h-[26px] items-center rounded-mark bg-jade px-2 text-on-jade">
        10:00
      </span>
    </div>
  </div>
);

const Source = ({ children }: { readonly children: string }) => (
  <span className="mx-0.5 inline-flex size-[18px] items-center justify-center rounded-[5px] bg-jade-soft text-[0.6875rem] leading-none font-semibold text-jade-ink">
    {children}
  </span>
);

/** A statement, and the words it rests on. */
export const AnalysisDrawing = () => (
  <div className="mt-5 text-small">
    <p className="rounded-control border border-jade-line bg-surface px-3 py-2">
      Chốt giá gỗ sồi 14,2 triệu/m³ <Source>1</Source> và giao anh Thịnh báo lại xưởng <Source>2</Source>
    </p>
    <p className="mt-2 flex items-center gap-1.5 text-muted">
      <Quote className="size-4" />
      12:04 · “Mình chốt mười bốn hai”
    </p>
  </div>
);

const shares: readonly { label: string; hue: Hue; width: string }[] = [
  { label: 'Bàn mẫu mới', hue: 4, width: 'w-[100px]' },
  { label: 'Ngân sách', hue: 2, width: 'w-16' },
  { label: 'Việc khác', hue: 6, width: 'w-[34px]' },
];

/** How long each point took, and what is left. */
export const TimeDrawing = () => (
  <div className="text-small">
    {shares.map(({ label, hue, width }) => (
      <div key={label} className="flex h-[30px] items-center text-muted">
        <span className="w-[92px]">{label}</span>
        <span className={cx('h-2.5 rounded-bar', hueDot[hue], width)} />
      </div>
    ))}
    <p className="mt-1 font-medium text-turmeric-ink">Còn 6 phút cho chương trình họp</p>
  </div>
);

const weeks: readonly { week: number; height: string; late?: boolean }[] = [
  { week: 1, height: 'h-[38px]' },
  { week: 2, height: 'h-[52px]' },
  { week: 3, height: 'h-11' },
  { week: 4, height: 'h-[66px]' },
  { week: 5, height: 'h-10' },
  { week: 6, height: 'h-[34px]', late: true },
  { week: 7, height: 'h-7', late: true },
];

/** Hours in meetings, falling. */
export const ReportDrawing = () => (
  <div className="text-small text-muted">
    <div className="flex h-[68px] items-end gap-2">
      {weeks.map(({ week, height, late }) => (
        <span key={week} className={cx('w-[22px] rounded-bar bg-jade', height, !late && 'opacity-40')} />
      ))}
    </div>
    <p className="mt-2">Giờ họp mỗi tuần, 7 tuần qua</p>
  </div>
);
