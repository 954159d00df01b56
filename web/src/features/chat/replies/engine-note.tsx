import Cpu from 'lucide-react/icons/cpu';

/** Which of the two answers: our own engine, or a model. */
export const EngineNote = () => (
  <p className="flex items-center gap-2 px-5 py-4 text-small text-muted">
    <Cpu className="size-4" />
    Trả lời bằng AI tại chỗ
  </p>
);
