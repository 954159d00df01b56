import type { MinutesSection } from '@hopgon/contract/minutes/schemas';
import { type SectionsToSave, useMinutesStep } from '../../../../data/meetings/minutes.ts';
import { failureText } from '../../../../lib/api/call-failure.ts';
import { toast } from '../../../../ui/overlays/toast.ts';
import { useMinutesPage } from '../minutes-context.ts';

type Listed = readonly SectionsToSave[number][];

function moved(sections: Listed, id: string, by: 1 | -1): Listed {
  const index = sections.findIndex((section) => section.id === id);
  const section = sections[index];
  return section ? sections.toSpliced(index, 1).toSpliced(index + by, 0, section) : sections;
}

/** What one does with the sections; the whole list is saved. */
export function useSections() {
  const { minutes } = useMinutesPage();
  const { mutate, isPending } = useMinutesStep(minutes.meetingId);
  const listed: Listed = minutes.sections.map(({ id, title }) => ({ id, title }));
  const save = (sections: Listed, onDone?: () => void) =>
    mutate(
      { act: 'sections', sections: [...sections], version: minutes.version },
      {
        onSuccess: () => onDone?.(),
        onError: (error) => toast.fail(failureText(error, 'Không thể lưu các mục. Vui lòng thử lại.')),
      },
    );
  return {
    isSaving: isPending,
    add: (title: string, onDone: () => void) => save([...listed, { title }], onDone),
    retitle: (id: string, title: string, onDone: () => void) =>
      save(
        listed.map((section) => (section.id === id ? { id, title } : section)),
        onDone,
      ),
    move: (id: string, by: 1 | -1) => save(moved(listed, id, by)),
    remove: ({ id, title }: MinutesSection) =>
      save(
        listed.filter((section) => section.id !== id),
        () => toast.say(`Đã xóa mục “${title}”`),
      ),
  };
}
