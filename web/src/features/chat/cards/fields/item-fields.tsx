import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { Button } from '../../../../ui/buttons/button.tsx';
import { IconButton } from '../../../../ui/buttons/icon-button.tsx';
import { Field } from '../../../../ui/inputs/field.tsx';
import { Input } from '../../../../ui/inputs/input.tsx';
import { keyed } from '../../keyed.ts';
import type { PartProps } from './part-props.ts';

const mostItems = 20;

/** The items that a card adds to an agenda, with their minutes. */
export function ItemFields({ form: { items }, shown, onChange }: PartProps) {
  return (
    <div className="flex flex-col gap-2">
      {keyed(items).map(({ key, value }, at) => (
        <div key={key} className="flex flex-wrap items-end gap-3">
          <div className="min-w-40 flex-1">
            <Field label={items.length === 1 ? 'Mục' : `Mục ${at + 1}`}>
              <Input
                maxLength={200}
                autoComplete="off"
                value={value.title}
                onChange={(event) =>
                  onChange({ items: items.with(at, { ...value, title: event.target.value }) })
                }
              />
            </Field>
          </div>
          <div className="w-24">
            <Field label="Số phút">
              <Input
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={value.minutes}
                onChange={(event) =>
                  onChange({ items: items.with(at, { ...value, minutes: event.target.value }) })
                }
              />
            </Field>
          </div>
          {items.length > 1 && (
            <IconButton
              label={`Bỏ mục ${at + 1}`}
              icon={<X />}
              onClick={() => onChange({ items: items.toSpliced(at, 1) })}
            />
          )}
        </div>
      ))}
      {shown.items !== undefined && <p className="text-small text-brick-ink">{shown.items}</p>}
      {items.length < mostItems && (
        <Button
          size="small"
          icon={<Plus />}
          className="self-start"
          onClick={() => onChange({ items: [...items, { title: '', minutes: '10' }] })}
        >
          Thêm mục
        </Button>
      )}
    </div>
  );
}
