import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Plus from 'lucide-react/icons/plus';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Button } from '../../ui/buttons/button.tsx';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { cx } from '../../ui/cx.ts';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { BarNote, InBar } from '../../ui/layout/bar-slot.tsx';
import { Menu, MenuChoice } from '../../ui/overlays/menu.tsx';
import { CalendarTools } from './calendar-tools.tsx';
import type { CalendarView } from './days/days.rules.ts';

const views = [
  { value: 'day', label: 'Ngày' },
  { value: 'week', label: 'Tuần' },
  { value: 'month', label: 'Tháng' },
  { value: 'list', label: 'Danh sách' },
] as const satisfies readonly { value: CalendarView; label: string }[];

const pageWords: Readonly<Record<CalendarView, string>> = {
  day: 'Ngày',
  week: 'Tuần',
  month: 'Tháng',
  list: 'Trang',
};

interface CalendarHeadProps {
  readonly view: CalendarView;
  /** What is shown: '16–22 tháng 11'. */
  readonly title: string;
  /** The same where there is little room: '16–22/11'. */
  readonly short: string;
  /** 'Tuần 47' */
  readonly note: string | null;
  readonly onTurn: (by: 1 | -1) => void;
  /** Somebody is about to turn the page. */
  readonly onNear: (by: 1 | -1) => void;
  readonly onToday: () => void;
  readonly onView: (view: CalendarView) => void;
  readonly onCreate: () => void;
  /** A new meeting is written beside the grid, or a transcript is brought: the way to one more steps back. */
  readonly isWriting: boolean;
  /** Null where filters stand beside the grid. */
  readonly onFilters: (() => void) | null;
}

/** What is shown, and the ways to other days and views: on one line, in shorter words where there is less room. */
export const CalendarHead = (props: CalendarHeadProps) => (
  <header
    className={cx(
      '@container flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 bg-surface px-6 py-2.5',
      props.view === 'list' && 'border-b',
    )}
  >
    <h1 className="flex items-baseline gap-2.5 text-title font-semibold whitespace-nowrap">
      <span className="sr-only">Lịch họp, </span>
      <span className="@max-[68rem]:sr-only">{props.title}</span>
      {/* Drawn only, so that the heading is one text. */}
      <span
        aria-hidden="true"
        data-short={props.short}
        className="before:content-[attr(data-short)] @min-[68rem]:hidden"
      />
      {props.note && (
        <span className="text-body font-regular text-muted @max-[76rem]:sr-only">{props.note}</span>
      )}
    </h1>
    {props.view !== 'list' && <Turning {...props} />}
    <div className="ml-auto flex flex-wrap items-center gap-2">
      <Filters {...props} />
      <div className="@max-[62rem]:hidden">
        <Views {...props} />
      </div>
      <div className="@min-[62rem]:hidden">
        <ViewMenu {...props} />
      </div>
      <CalendarTools />
      <Button
        look={props.isWriting ? 'tonal' : 'primary'}
        icon={<Plus />}
        onClick={props.onCreate}
        className="@max-[52rem]:w-10 @max-[52rem]:px-0"
      >
        <span className="@max-[52rem]:sr-only">Tạo cuộc họp</span>
      </Button>
    </div>
  </header>
);

/** On a phone: what is shown stands in the bar above; nothing floats over the meetings. */
export const PhoneCalendarHead = (props: CalendarHeadProps) => (
  <>
    <InBar>
      <div className="min-w-0 flex-1">
        <h1 className="one-line font-semibold">
          <span className="sr-only">Lịch họp, {props.title}</span>
          <span aria-hidden="true">{props.short}</span>
        </h1>
        <BarNote />
      </div>
    </InBar>
    <header className="flex shrink-0 flex-col gap-2 border-b bg-surface px-4 py-2 max-[24rem]:px-3">
      <div className="flex items-center gap-1 max-[24rem]:gap-0.5 max-[20rem]:flex-wrap">
        {props.view !== 'list' && <Turning {...props} />}
        <div className="ml-auto flex items-center gap-1 max-[24rem]:gap-0.5">
          <CalendarTools />
          <Filters {...props} />
          <IconButton
            label="Tạo cuộc họp"
            look={props.isWriting ? 'tonal' : 'primary'}
            icon={<Plus />}
            onClick={props.onCreate}
          />
        </div>
      </div>
      <Views {...props} />
    </header>
  </>
);

const Views = ({ view, onView }: CalendarHeadProps) => (
  <div>
    <Segmented label="Xem lịch theo" choices={views} value={view} onChange={onView} />
  </div>
);

const ViewMenu = ({ view, onView }: CalendarHeadProps) => (
  <Menu
    trigger={
      <Button className="px-3">
        <span className="sr-only">Xem lịch theo: </span>
        {views.find(({ value }) => value === view)?.label}
        <ChevronDown aria-hidden="true" />
      </Button>
    }
  >
    {views.map(({ value, label }) => (
      <MenuChoice key={value} chosen={value === view} onClick={() => onView(value)}>
        {label}
      </MenuChoice>
    ))}
  </Menu>
);

const Filters = ({ onFilters }: CalendarHeadProps) =>
  onFilters && (
    <IconButton label="Lọc lịch" icon={<SlidersHorizontal />} look="outline" onClick={onFilters} />
  );

const Turning = ({ view, onTurn, onNear, onToday }: CalendarHeadProps) => (
  <div className="flex items-center gap-1 max-md:gap-0">
    <Button size="small" onClick={onToday} className="mr-1 max-md:h-11 max-md:px-2">
      Hôm nay
    </Button>
    {([-1, 1] as const).map((by) => (
      <IconButton
        key={by}
        size="small"
        label={`${pageWords[view]} ${by === 1 ? 'sau' : 'trước'}`}
        icon={by === 1 ? <ChevronRight /> : <ChevronLeft />}
        onClick={() => onTurn(by)}
        onPointerEnter={() => onNear(by)}
        onFocus={() => onNear(by)}
        className="max-md:h-11 max-md:w-9"
      />
    ))}
  </div>
);
