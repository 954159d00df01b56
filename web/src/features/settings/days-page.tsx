import type { CompanyDay } from '@hopgon/contract/company-settings/schemas';
import { dayInWords } from '@hopgon/contract/time/format-local';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import Plus from 'lucide-react/icons/plus';
import { companyQuery } from '../../data/company/companies.ts';
import { companyDaysQuery, useChangeDay } from '../../data/company/company-settings.ts';
import { failureText } from '../../lib/api/call-failure.ts';
import { useKept } from '../../lib/forms/use-kept.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { toast } from '../../ui/overlays/toast.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { DayDialog } from './day-dialog.tsx';
import { DayRow } from './day-row.tsx';

const thisYear = () => new Date().getFullYear();
const seenOf = ({ name, kind }: CompanyDay) => ({ name, kind });

/** Holidays and days worked in exchange, a year at a time. */
export function DaysPage() {
  usePageTitle('Ngày nghỉ');
  const { data: company } = useSuspenseQuery(companyQuery);
  const mayChange = company.can.changeSettings;
  const [year, choose] = useKept('holidays year', thisYear);
  const [edited, edit] = useKept<CompanyDay | 'new' | null>('edited day', null);
  const days = useQuery(companyDaysQuery(year));
  const { mutateAsync, isPending } = useChangeDay();
  const failed = (error: Error) =>
    toast.fail(failureText(error, 'Không thể đổi ngày này. Vui lòng thử lại.'));

  const years = [0, 1].map((more) => ({
    value: String(thisYear() + more),
    label: String(thisYear() + more),
  }));
  // Not callbacks of `mutate`: those of an earlier press are forgotten at the next.
  const drop = (day: CompanyDay) =>
    mutateAsync({ day: day.date, was: seenOf(day), wanted: null }).then(
      () =>
        toast.undoable(`Đã bỏ ${day.name}`, () =>
          mutateAsync({ day: day.date, was: null, wanted: seenOf(day) }),
        ),
      failed,
    );

  return (
    <div className="grid max-w-[720px] grid-cols-1 gap-4">
      {!mayChange && (
        <Banner tone="info">Chỉ chủ sở hữu và quản trị viên mới thay đổi được các ngày này.</Banner>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Segmented
          label="Năm"
          choices={years}
          value={String(year)}
          onChange={(next) => choose(Number(next))}
        />
        {mayChange && (
          <Button icon={<Plus />} onClick={() => edit('new')}>
            Thêm ngày
          </Button>
        )}
      </div>
      <Panel>
        <PanelHead
          title={`Ngày nghỉ ${year}`}
          aside={<span className="max-sm:hidden">Trợ lý nhắc khi đặt lịch vào ngày nghỉ</span>}
        />
        <Loaded query={days} failure="Không thể tải các ngày nghỉ.">
          {({ days: list, workedHolidays }) => (
            <>
              <ul className="divide-y">
                {list.map((day) => (
                  <DayRow
                    key={day.date}
                    day={day}
                    {...(mayChange && { onEdit: () => edit(day), onDrop: () => drop(day) })}
                  />
                ))}
              </ul>
              {workedHolidays.length > 0 && (
                <ul aria-label="Ngày lễ công ty không nghỉ" className="divide-y border-t bg-sunken">
                  {workedHolidays.map(({ date, name }) => (
                    <li
                      key={date}
                      className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2.5 text-muted"
                    >
                      <span className="min-w-0 flex-1">
                        <span className="line-through">{name}</span>{' '}
                        <span className="text-small">{dayInWords(date)} · công ty không nghỉ</span>
                      </span>
                      {mayChange && (
                        <Button
                          size="small"
                          disabled={isPending}
                          onClick={() =>
                            mutateAsync({ day: date, was: null, wanted: { name, kind: 'off' } }).catch(failed)
                          }
                        >
                          Cho nghỉ
                          <span className="sr-only"> {name}</span>
                        </Button>
                      )}
                    </li>
                  ))}
                </ul>
              )}
            </>
          )}
        </Loaded>
      </Panel>
      {edited !== null && (
        <DayDialog day={edited === 'new' ? null : edited} year={year} onClose={() => edit(null)} />
      )}
    </div>
  );
}
