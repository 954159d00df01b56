import type { AnswerSource } from '@hopgon/contract/chat/schemas';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { sourceWords } from './source-words.rules.ts';

/** Who answered, and why it was not the model. */
export const SourceNote = ({ source }: { readonly source: AnswerSource }) => (
  <p className={source.problem ? 'text-small text-turmeric-ink' : 'text-small text-muted'}>
    {sourceWords(source)}
  </p>
);

/** What a card holds that the person has not said: it may come from a text somebody else wrote. */
export const UnsaidNote = ({ unsaid }: Pick<AnswerSource, 'unsaid'>) =>
  unsaid.length > 0 && (
    <div className="flex gap-2 rounded-control bg-turmeric-soft px-3 py-2 text-small text-turmeric-ink">
      <TriangleAlert className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0">
        <p className="font-medium">Bạn chưa nói những điều này. Hãy xem kỹ trước khi xác nhận:</p>
        <ul>
          {unsaid.map(({ field, value }) => (
            <li key={`${field} ${value}`} className="break-words">
              {field === '' ? value : `${field}: ${value}`}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
