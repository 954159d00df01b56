import { type CommandName, commandNamed } from '@hopgon/contract/commands/catalogue';
import { useSuspenseQuery } from '@tanstack/react-query';
import CalendarDays from 'lucide-react/icons/calendar-days';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import FileText from 'lucide-react/icons/file-text';
import ListTodo from 'lucide-react/icons/list-todo';
import SquareSlash from 'lucide-react/icons/square-slash';
import type { ReactNode } from 'react';
import { companyQuery } from '../../data/company/companies.ts';
import { ChatDrawing } from '../../ui/layout/drawings.tsx';
import { useChatActions } from './chat-actions.ts';
import { writePicked } from './composer/placeholders.rules.ts';

type Trial = {
  readonly icon: ReactNode;
  readonly title: string;
  readonly note: string;
} & ({ readonly sends: string } | { readonly fills: CommandName });

const trials: readonly Trial[] = [
  {
    icon: <CalendarPlus />,
    title: 'Lên lịch họp',
    note: 'Chọn người, mục tiêu, thời gian; xem lại rồi mới gửi thư mời',
    fills: 'lenlich',
  },
  {
    icon: <CalendarDays />,
    title: 'Tuần này mình có họp gì?',
    note: 'Hỏi bằng lời thường, không cần lệnh',
    sends: 'Tuần này mình có họp gì?',
  },
  {
    icon: <FileText />,
    title: 'Tóm tắt cuộc họp gần nhất',
    note: 'Mỗi ý kèm câu nói trong bản gỡ băng',
    sends: '/tomtat "gần nhất"',
  },
  {
    icon: <ListTodo />,
    title: 'Giao việc cần làm',
    note: 'Tên việc, người phụ trách, hạn',
    fills: 'actionitem',
  },
  { icon: <SquareSlash />, title: 'Xem các lệnh', note: 'Hoặc gõ / trong ô bên dưới', sends: '/help' },
];

/** Before anything was said: what the assistant does, and a few things to try. */
export function Welcome() {
  const { data: company } = useSuspenseQuery(companyQuery);
  const { send, fill, isBusy } = useChatActions();
  const take = (trial: Trial) => {
    if (isBusy) return;
    if ('sends' in trial) send(trial.sends);
    else fill(writePicked(commandNamed(trial.fills)));
  };
  return (
    <div className="relative min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto flex min-h-full max-w-[720px] flex-col justify-center px-4 py-8 md:px-5">
        <ChatDrawing />
        <h2 className="mt-4 text-title font-semibold">Bạn muốn bắt đầu từ đâu?</h2>
        <p className="mt-1 max-w-[60ch] break-words">
          Trợ lý của <span className="font-medium">{company.name}</span>
          {company.description && `: ${company.description}`}
        </p>
        <p className="mt-1 max-w-[60ch] text-muted">
          Trợ lý lên lịch họp, tóm tắt bản gỡ băng và giao việc. Không có gì được tạo hay gửi trước khi bạn
          xác nhận.
        </p>
        <ul className="mt-5 divide-y rounded-panel border bg-surface">
          {trials.map((trial) => (
            <li key={trial.title}>
              <button
                type="button"
                aria-disabled={isBusy || undefined}
                onClick={() => take(trial)}
                className="flex w-full items-start gap-3 rounded-panel px-4 py-3 text-left -outline-offset-2 transition-colors duration-120 hover:bg-hover"
              >
                <span className="mt-[3px] text-jade">{trial.icon}</span>
                <span className="min-w-0">
                  <span className="block font-medium">{trial.title}</span>
                  <span className="block text-small text-muted">{trial.note}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
