import type { SingleChange } from '@hopgon/contract/chat/changes';
import type { Card } from '@hopgon/contract/chat/schemas';
import { type FormEvent, useState } from 'react';
import { forgetKept, useKept } from '../../../../lib/forms/use-kept.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { tall } from '../card-foot.tsx';
import { changeTitle } from '../change-rows.rules.ts';
import type { useCardActions } from '../use-card-actions.ts';
import { type CardForm, formOf, problemsOf } from './card-form.rules.ts';
import { changesOf, fieldsKey, partsOf } from './card-parts.rules.ts';
import { fieldsOf } from './changed-fields.rules.ts';
import { PartFields } from './part-fields.tsx';

interface CardFieldsFormProps {
  readonly card: Card;
  readonly actions: ReturnType<typeof useCardActions>;
  /** Nobody pressed a button in time; saving makes it wait again. */
  readonly isExpired: boolean;
  readonly onDone: () => void;
}

/** The fields of a card that waits, changed in the card itself; nothing is done before it is confirmed. */
export function CardFieldsForm({ card, actions, isExpired, onDone }: CardFieldsFormProps) {
  const changes = changesOf(card.change);
  const [forms, setForms] = useKept<readonly CardForm[]>(fieldsKey(card.id), () => changes.map(formOf), {
    outlives: true,
  });
  const [isTried, setTried] = useState(false);
  const edited = changes.flatMap((change, at) => {
    const form = forms[at];
    return form && partsOf(change).length > 0 ? [{ change, form, at }] : [];
  });
  const isRight = edited.every(({ change, form }) => Object.keys(problemsOf(change, form)).length === 0);
  const save = async () => {
    for (const { change, form, at } of edited) {
      const fields = fieldsOf(change, form);
      if (fields) await actions.update(card.change.kind === 'several' ? { ...fields, part: at } : fields);
    }
  };
  const close = () => {
    forgetKept(fieldsKey(card.id));
    onDone();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isRight)
      save().then(close, () => {
        // What was typed stays; the error stands below.
      });
  };
  return (
    <form aria-label="Sửa thẻ" className="flex flex-col gap-3 px-4 pt-2 pb-3" onSubmit={onSubmit}>
      {edited.map(({ change, form, at }) => (
        <OneChange
          key={String(at)}
          change={change}
          form={form}
          isTitled={changes.length > 1}
          isTried={isTried}
          onChange={(part) => setForms((before) => before.with(at, { ...(before[at] ?? form), ...part }))}
        />
      ))}
      {isExpired && (
        <p role="status" className="text-small text-turmeric-ink">
          Thẻ đã hết hạn. Lưu vào thẻ để dùng tiếp những gì bạn vừa viết.
        </p>
      )}
      {actions.updateError !== null && (
        <p role="alert" className="text-small text-brick-ink">
          {actions.updateError}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="small" className={tall} busy={actions.isUpdating}>
          Lưu vào thẻ
        </Button>
        <Button size="small" className={tall} onClick={close}>
          Bỏ sửa
        </Button>
      </div>
    </form>
  );
}

interface OneChangeProps {
  readonly change: SingleChange;
  readonly form: CardForm;
  /** One of several on a card. */
  readonly isTitled: boolean;
  readonly isTried: boolean;
  readonly onChange: (part: Partial<CardForm>) => void;
}

function OneChange({ change, form, isTitled, isTried, onChange }: OneChangeProps) {
  const shown = isTried ? problemsOf(change, form) : {};
  const fields = partsOf(change).map((part) => (
    <PartFields key={part} part={part} kind={change.kind} form={form} shown={shown} onChange={onChange} />
  ));
  return isTitled ? (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="pb-2 font-semibold">{changeTitle(change)}</legend>
      {fields}
    </fieldset>
  ) : (
    fields
  );
}
