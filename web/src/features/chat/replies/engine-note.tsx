import { useQuery } from '@tanstack/react-query';
import Cpu from 'lucide-react/icons/cpu';
import { modelStateQuery } from '../../../data/company/models.ts';

/** Which of the two answers: our own engine, or a model. */
export function EngineNote() {
  const { data } = useQuery(modelStateQuery);
  const model = data?.chat?.choice === 'accepted' ? data.chat.model : null;
  return (
    <p className="flex items-center gap-2 px-5 py-4 text-small text-muted">
      <Cpu className="size-4 shrink-0" />
      <span className="min-w-0 break-words">
        {model === null ? 'Trả lời bằng AI tại chỗ' : `Trả lời bằng mô hình ${model}`}
      </span>
    </p>
  );
}
