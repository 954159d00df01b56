import ListPlus from 'lucide-react/icons/list-plus';
import { useKept } from '../../../../lib/forms/use-kept.ts';
import { useFocusBack } from '../../../../lib/use-focus-back.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { SectionForm } from './section-form.tsx';
import { useSections } from './use-sections.ts';

export function NewSection() {
  const { meetingId } = useMinutesPage().minutes;
  const [isWriting, write] = useKept(`writing section ${meetingId}`, false);
  const button = useFocusBack<HTMLButtonElement>(isWriting);
  const { add, isSaving } = useSections();
  return (
    <div className="mt-4 font-sans">
      {isWriting ? (
        <SectionForm
          label="Tên mục mới"
          title=""
          keptAs={`new section ${meetingId}`}
          save={add}
          isBusy={isSaving}
          onClose={() => write(false)}
        />
      ) : (
        <Button
          ref={button}
          size="small"
          look="plain"
          icon={<ListPlus />}
          className="-ml-3 text-muted"
          onClick={() => write(true)}
        >
          Thêm mục
        </Button>
      )}
    </div>
  );
}
