import type { FiguresReport } from '@hopgon/contract/figures/schemas';
import { dayInDigits } from '@hopgon/contract/time/format-local';
import { localDay } from '@hopgon/contract/time/zoned';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Link, useLocation, useNavigate, useSearch } from '@tanstack/react-router';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import Printer from 'lucide-react/icons/printer';
import Table2 from 'lucide-react/icons/table-2';
import { useEffect } from 'react';
import { meQuery } from '../../data/account/me.ts';
import { companyQuery } from '../../data/company/companies.ts';
import { figuresQuery, usePrintFigures } from '../../data/company/figures.ts';
import { CallFailure, failureText } from '../../lib/api/call-failure.ts';
import { saveText } from '../../lib/save-text.ts';
import { useNow } from '../../lib/use-now.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { buttonClass } from '../../ui/buttons/button-class.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { CalendarDrawing } from '../../ui/layout/drawings.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { PageHead } from '../../ui/layout/page-head.tsx';
import { Panel } from '../../ui/layout/panel.tsx';
import { SampleMark } from '../../ui/marks/sample-mark.tsx';
import { Menu, MenuItem } from '../../ui/overlays/menu.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import {
  type AnalyticsPlace,
  beforeInWords,
  daysOf,
  departmentChoices,
  figuresAskedFor,
  hasNoDepartment,
} from './analytics-place.rules.ts';
import { AnswersPanel } from './answers-panel.tsx';
import { DepartmentsPanel } from './departments-panel.tsx';
import { FigureFacts, FigureStrip } from './figure-strip.tsx';
import { nothingInWords } from './figure-words.rules.ts';
import { figuresAsCsv } from './figures-csv.rules.ts';
import { HoursPanel } from './hours-panel.tsx';
import { ItemsPanel } from './items-panel.tsx';
import { RangeChoice } from './range-choice.tsx';
import { SeriesPanel } from './series-panel.tsx';
import { SpokenPanel } from './spoken-panel.tsx';
import { SuggestionsPanel } from './suggestions-panel.tsx';
import { WeeksPanel } from './weeks-panel.tsx';

const titles = {
  own: 'Giờ họp của bạn',
  department: 'Giờ họp của phòng ban',
  company: 'Giờ họp của công ty',
};
const views = [
  { value: 'cua-toi', label: 'Của tôi' },
  { value: 'phong-ban', label: 'Phòng ban' },
  { value: 'cong-ty', label: 'Công ty' },
] as const;

/** How much time meetings take, and with what results: of oneself, a department or the company. */
export function AnalyticsPage() {
  usePageTitle('Phân tích');
  const place: AnalyticsPlace = useSearch({ strict: false });
  const navigate = useNavigate();
  const { data: company } = useSuspenseQuery(companyQuery);
  const { data: me } = useSuspenseQuery(meQuery);
  const { can } = company;
  const now = useNow();
  const asked = figuresAskedFor(place, company, now);
  const { of } = asked;
  const isUndecided = of === 'department' && hasNoDepartment(place, me.department);
  const figures = useQuery({ ...figuresQuery(asked), enabled: !isUndecided });
  const go = (search: AnalyticsPlace) => void navigate({ to: '/analytics', search, replace: true });
  const report = isUndecided ? undefined : figures.data;
  return (
    <Page>
      <PageHead
        title={titles[of]}
        note={report && <Note report={report} />}
        actions={report && !hasNothing(report) && <Exports report={report} />}
      />
      <div className="mb-4 flex flex-wrap items-end gap-3">
        {can.seeFigures && (
          <Segmented
            label="Xem số liệu"
            choices={views}
            value={place.cua ?? 'cua-toi'}
            onChange={(view) => {
              const { cua: _, phong: __, ...rest } = place;
              go(view === 'cua-toi' ? rest : { ...rest, cua: view });
            }}
          />
        )}
        {of === 'department' && (
          <div className="w-56 print:hidden">
            <Select
              label="Phòng ban"
              value={place.phong ?? ''}
              choices={departmentChoices(me.department)}
              onChange={(phong) => {
                const { phong: _, ...rest } = place;
                go(phong === '' ? rest : { ...rest, phong });
              }}
            />
          </div>
        )}
        <RangeChoice
          place={place}
          days={daysOf(place, localDay(now, company.settings.timeZone))}
          onChange={(range) => {
            const { tuan: _, tu: __, den: ___, ...rest } = place;
            go({ ...rest, ...range });
          }}
        />
      </div>
      {isUndecided ? (
        <Panel className="px-5 py-4 text-muted">
          Hồ sơ của bạn chưa ghi phòng ban. Hãy chọn một phòng ban để xem, hoặc{' '}
          <Link to="/profile" className="link">
            ghi phòng ban của bạn vào hồ sơ
          </Link>
          .
        </Panel>
      ) : isWithheld(figures.error) ? (
        <Panel className="px-5 py-4 text-muted">{failureText(figures.error, '')}</Panel>
      ) : (
        <Loaded query={figures} failure="Không thể tải số liệu." skeleton={<ReportSkeleton />}>
          {(shown) => <Report report={shown} />}
        </Loaded>
      )}
    </Page>
  );
}

const Note = ({ report }: { readonly report: FiguresReport }) => (
  <>
    <span className="tabular-nums">
      {dayInDigits(report.from)} – {dayInDigits(report.to)}, so với {beforeInWords(report)}
      {report.of !== 'own' && `, ${report.people} người`}
      {report.department && `, ${report.department}`}
    </span>
    {report.isSample && <SampleMark />}
  </>
);

function Exports({ report }: { readonly report: FiguresReport }) {
  const { mutate, isPending } = usePrintFigures();
  const { of, department, from, to } = report;
  const print = (format: 'pdf' | 'xlsx') =>
    mutate(
      { of, ...(department !== null && { department }), from, to, format },
      { onError: (error) => toast.fail(failureText(error, 'Không thể tải tệp. Vui lòng thử lại.')) },
    );
  return (
    <div className="flex gap-2 print:hidden">
      <Menu
        trigger={
          <Button icon={<Download />} busy={isPending}>
            Tải xuống
          </Button>
        }
      >
        <MenuItem icon={<FileSpreadsheet />} onClick={() => print('xlsx')}>
          Excel (.xlsx)
        </MenuItem>
        <MenuItem icon={<FileText />} onClick={() => print('pdf')}>
          PDF
        </MenuItem>
        <MenuItem
          icon={<Table2 />}
          onClick={() => saveText(`so-lieu-hop-${from}-${to}.csv`, 'text/csv', figuresAsCsv(report))}
        >
          CSV
        </MenuItem>
      </Menu>
      <Button icon={<Printer />} onClick={() => window.print()}>
        In
      </Button>
    </div>
  );
}

/** Neither then nor before: there is nothing to download or print. */
const hasNothing = ({ totals, totalsBefore }: FiguresReport): boolean =>
  totals.meetings === 0 && (totalsBefore?.meetings ?? 0) === 0 && totals.tasks.whole === 0;

const isEmpty = (report: FiguresReport): boolean => report.of === 'own' && hasNothing(report);

/** No failure to try again: this department has no figures of its own. */
const isWithheld = (error: Error | null): error is CallFailure =>
  error instanceof CallFailure && (error.code === 'group_too_small' || error.code === 'department_not_set');

const column = 'flex min-w-0 flex-1 flex-col gap-4';

function Report({ report }: { readonly report: FiguresReport }) {
  // What an address names is there only now.
  const { hash } = useLocation();
  useEffect(() => {
    document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  if (isEmpty(report))
    return (
      <div className="flex flex-col gap-4">
        <Panel>
          <EmptyState
            drawing={<CalendarDrawing />}
            title="Không có cuộc họp nào để thống kê"
            text={nothingInWords(report)}
            action={
              <Link to="/meetings" search={{ tao: '1' }} className={buttonClass({ look: 'primary' })}>
                Tạo cuộc họp
              </Link>
            }
          />
        </Panel>
        <ItemsPanel />
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <FigureStrip report={report} />
      {report.of !== 'department' && <SuggestionsPanel of={report.of} />}
      <div className="flex flex-col gap-4 lg:flex-row">
        <div className={column}>
          <WeeksPanel report={report} />
          <HoursPanel report={report} />
        </div>
        <div className={column}>
          {report.of === 'company' && <DepartmentsPanel report={report} />}
          <SeriesPanel report={report} />
          {report.of === 'own' && <ItemsPanel />}
          <AnswersPanel report={report} />
          {report.spoken && <SpokenPanel spoken={report.spoken} />}
        </div>
      </div>
      <FigureFacts report={report} />
    </div>
  );
}

const ReportSkeleton = () => (
  <div role="status" className="flex flex-col gap-4">
    <span className="sr-only">Đang tải...</span>
    <Skeleton className="h-27 w-full rounded-panel max-lg:h-81 max-sm:h-135" />
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      {[0, 1, 2, 3].map((place) => (
        <Skeleton key={place} className="h-76 w-full rounded-panel" />
      ))}
    </div>
  </div>
);
