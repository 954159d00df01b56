import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { decisionsQuery } from '../../../../data/meetings/minutes-decisions.ts';
import { useDebounced } from '../../../../lib/use-debounced.ts';
import { Field } from '../../../../ui/inputs/field.tsx';
import { SearchSelect } from '../../../../ui/inputs/search-select.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { type DecisionChoice, decisionLabel, wordsOfLink } from './terms.rules.ts';

interface ReplacedFieldProps {
  readonly link: DecisionChoice | null;
  /** With the words that paper shows of it. */
  readonly onChoose: (link: DecisionChoice | null, words: string) => void;
}

const none = { value: '', label: 'Không, hoặc chỉ ghi bằng lời' };

/** The decision of earlier minutes that this one replaces. */
export function ReplacedField({ link, onChoose }: ReplacedFieldProps) {
  const { minutes } = useMinutesPage();
  const [typed, setTyped] = useState('');
  const { data, isError } = useQuery(decisionsQuery(useDebounced(typed)));
  const own = new Set(minutes.sections.flatMap(({ lines }) => lines.map(({ id }) => id)));
  const decisions = (data ?? []).filter(({ id }) => !own.has(id));
  const choices = decisions.map((one) => ({ value: one.id, label: decisionLabel(one) }));
  const choose = (value: string) => {
    const decision = decisions.find(({ id }) => id === value);
    if (value === '') onChoose(null, '');
    else if (decision) onChoose({ id: value, label: decisionLabel(decision) }, wordsOfLink(decision));
  };
  return (
    <Field label="Thay thế kết luận cũ" hint="Kết luận cũ sẽ ghi “được thay bởi” kết luận này.">
      <SearchSelect
        chosen={link ? { value: link.id, label: link.label } : none}
        choices={typed === '' ? [none, ...choices] : choices}
        typed={typed}
        onType={setTyped}
        onChange={choose}
        searchLabel="Tìm theo nội dung hoặc số biên bản"
        empty={isError ? 'Không thể tải các kết luận cũ.' : 'Không có kết luận nào.'}
      />
    </Field>
  );
}
