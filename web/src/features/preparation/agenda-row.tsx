import { Link } from '@tanstack/react-router';
import GripVertical from 'lucide-react/icons/grip-vertical';
import X from 'lucide-react/icons/x';
import type { ComponentProps } from 'react';
import { IconButton } from '../../ui/buttons/icon-button.tsx';
import { cx } from '../../ui/cx.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { Input } from '../../ui/inputs/input.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { type EditedItem, type ItemProblems, sourceWords } from './agenda.rules.ts';

interface AgendaRowProps {
  readonly item: EditedItem;
  readonly place: number;
  readonly presenters: readonly { readonly value: string; readonly label: string }[];
  readonly problems: ItemProblems | undefined;
  readonly dragged: boolean;
  readonly handle: Pick<
    ComponentProps<'button'>,
    'onKeyDown' | 'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  readonly onChange: (change: Partial<EditedItem>) => void;
  readonly onRemove: () => void;
}

const row = cx(
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-2 px-3 py-3',
  'sm:grid-cols-[auto_minmax(0,1fr)_96px_176px_auto] sm:px-4',
);

/** One item in the editor: its handle, what it is about, how long, who presents it. */
export function AgendaRow(props: AgendaRowProps) {
  const { item, place, presenters, problems, dragged, handle, onChange, onRemove } = props;
  const name = item.title.trim() || `mục ${place}`;
  return (
    <li data-row className={cx(row, dragged && 'bg-jade-wash')}>
      <IconButton
        label={`Đổi thứ tự: ${name}. Dùng phím mũi tên lên, xuống hoặc kéo.`}
        icon={<GripVertical />}
        className="mt-0.5 cursor-grab touch-none active:cursor-grabbing"
        {...handle}
      />
      <Field label={`Nội dung mục ${place}`} hideLabel error={problems?.title}>
        <Input
          placeholder="Nội dung cần bàn"
          maxLength={200}
          value={item.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <div className="grid grid-cols-[96px_minmax(0,1fr)] gap-2 max-sm:col-span-3 max-sm:row-start-2 sm:contents">
        <Field label={`Số phút của mục ${place}`} hideLabel error={problems?.minutes}>
          <span className="relative block">
            <Input
              inputMode="numeric"
              className="pr-12 tabular-nums"
              value={item.minutes}
              onChange={(event) => onChange({ minutes: event.target.value })}
            />
            <span aria-hidden="true" className="absolute inset-y-0 right-3 flex items-center text-muted">
              phút
            </span>
          </span>
        </Field>
        <Select
          label={`Người trình bày mục ${place}`}
          choices={presenters}
          value={item.presenterId ?? ''}
          onChange={(userId) => onChange({ presenterId: userId === '' ? null : userId })}
        />
      </div>
      <IconButton
        label={`Bỏ ${name}`}
        icon={<X />}
        className="mt-0.5 max-sm:col-start-3 max-sm:row-start-1"
        onClick={onRemove}
      />
      {item.source && (
        <p className="col-start-2 text-small sm:col-span-3 break-words text-muted">
          {sourceWords[item.source.kind]}
          {item.source.meetingId && (
            <>
              {' · '}
              <Link
                to="/meetings/$meetingId"
                params={{ meetingId: item.source.meetingId }}
                className="underline underline-offset-2 hover:text-ink"
              >
                Xem buổi đó
              </Link>
            </>
          )}
        </p>
      )}
    </li>
  );
}
