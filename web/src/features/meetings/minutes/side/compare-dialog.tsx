import type { MinutesVersion } from '@hopgon/contract/minutes/remarks/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { versionQuery } from '../../../../data/meetings/minutes-remarks.ts';
import { formatMoment } from '../../../../lib/format/date.ts';
import { cx } from '../../../../ui/cx.ts';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Select } from '../../../../ui/inputs/select.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import {
  type ComparedLine,
  type ComparedPart,
  type ComparedSection,
  compareContents,
  hasDifference,
} from './compare.rules.ts';
import { contentNow } from './content-now.rules.ts';

interface CompareDialogProps {
  readonly versions: readonly MinutesVersion[];
  readonly onClose: () => void;
}

const now = 'now';

/** Two states of the document, line by line. */
export function CompareDialog({ versions, onClose }: CompareDialogProps) {
  const { minutes } = useMinutesPage();
  const numbers = versions.map(({ number }) => number).sort((a, b) => a - b);
  const choices = [
    ...numbers.map((number) => ({ value: String(number), label: `Bản ${number}` })),
    { value: now, label: 'Đang hiện' },
  ];
  const [from, setFrom] = useState(String(numbers.at(minutes.can.edit ? -1 : -2) ?? numbers[0] ?? now));
  const [to, setTo] = useState(now);
  const earlier = useContent(from);
  const later = useContent(to);
  const both = {
    data:
      earlier.data &&
      later.data &&
      compareContents(earlier.data, later.data, (when) => formatMoment(when, minutes.timeZone)),
    error: earlier.error ?? later.error,
    refetch: () => Promise.all([earlier.refetch(), later.refetch()]),
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()} title="So sánh" description={minutes.title}>
      <div className="mb-4 grid grid-cols-2 gap-3">
        <Field label="Từ">
          <Select choices={choices} value={from} onChange={setFrom} />
        </Field>
        <Field label="Đến">
          <Select choices={choices} value={to} onChange={setTo} />
        </Field>
      </div>
      <Loaded query={both} failure="Không thể tải các bản để so sánh.">
        {(comparison) =>
          hasDifference(comparison) ? (
            <>
              <ChangedParts parts={comparison.parts} />
              {comparison.sections.map((section) => (
                <Section key={section.id} section={section} />
              ))}
            </>
          ) : (
            <p className="text-muted">Hai bản có nội dung như nhau.</p>
          )
        }
      </Loaded>
    </Dialog>
  );
}

function useContent(value: string) {
  const { minutes } = useMinutesPage();
  const stored = useQuery({
    ...versionQuery(minutes, Number(value)),
    enabled: value !== now,
  });
  return value === now
    ? { ...stored, data: contentNow(minutes), error: null }
    : { ...stored, data: stored.data?.content };
}

/** What differs of the head, and the titles of the sections in their order. */
const ChangedParts = ({ parts }: { readonly parts: readonly ComparedPart[] }) => (
  <ul className="flex flex-col gap-2">
    {parts.map(({ label, before, after }) => (
      <li key={label} className="rounded-control bg-jade-wash px-3 py-2 break-words">
        <span className="block text-small text-muted">{label}</span>
        {before && <del className="block text-brick-ink">{before}</del>}
        {after && <ins className="block no-underline">{after}</ins>}
      </li>
    ))}
  </ul>
);

const Section = ({ section: { title, lines } }: { readonly section: ComparedSection }) => {
  const changed = lines.filter(({ change }) => change !== 'same');
  if (changed.length === 0) return null;
  return (
    <section aria-label={title} className="mt-4">
      <h3 className="font-semibold break-words">{title}</h3>
      <ul className="mt-1 flex flex-col gap-2">
        {changed.map((line) => (
          <Line key={line.key} line={line} />
        ))}
      </ul>
    </section>
  );
};

const changeWords: Readonly<Record<ComparedLine['change'], string>> = {
  same: '',
  added: 'Thêm',
  removed: 'Bỏ',
  changed: 'Sửa',
  moved: 'Chuyển mục',
  reordered: 'Đổi chỗ trong mục',
};

const Line = ({ line: { change, before, after } }: { readonly line: ComparedLine }) => (
  <li
    className={cx(
      'rounded-control px-3 py-2 break-words',
      change === 'removed' ? 'bg-brick-soft' : 'bg-jade-wash',
    )}
  >
    <span className="block text-small text-muted">{changeWords[change]}</span>
    {change !== 'moved' && change !== 'reordered' && before !== null && (
      <del className="block text-brick-ink">{before}</del>
    )}
    {after !== null && <ins className="block no-underline">{after}</ins>}
  </li>
);
