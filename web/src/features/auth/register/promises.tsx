import type { ReactNode } from 'react';
import { AnalysisDrawing, ReportDrawing, ScheduleDrawing, TimeDrawing } from './promise-drawings.tsx';

const promises: readonly { title: string; drawing: ReactNode }[] = [
  { title: 'Tự động lên lịch họp', drawing: <ScheduleDrawing /> },
  { title: 'Phân tích nội dung cuộc họp', drawing: <AnalysisDrawing /> },
  { title: 'Tối ưu thời gian làm việc', drawing: <TimeDrawing /> },
  { title: 'Báo cáo và thống kê chi tiết', drawing: <ReportDrawing /> },
];

/** The tagline and the four promises, each with a drawing made of the product's own parts. */
export const Promises = () => (
  <div className="m-auto w-full max-w-[656px] px-8">
    <p className="text-tagline font-semibold text-jade-ink">
      Quản lý cuộc họp
      <br />
      thông minh với AI
    </p>
    <ul className="mt-9 grid grid-cols-2 border-y border-jade-line">
      {promises.map(({ title, drawing }, place) => (
        <li
          key={title}
          className={`min-h-[197px] border-jade-line py-6 ${place % 2 === 0 ? 'border-r pr-6' : 'pl-6'} ${place < 2 ? 'border-b' : ''}`}
        >
          <h2 className="mb-3 font-medium">{title}</h2>
          <div aria-hidden="true">{drawing}</div>
        </li>
      ))}
    </ul>
  </div>
);
