import { useRowFocus } from '../../../../lib/use-row-focus.ts';
import { useMinutesPage } from '../minutes-context.ts';
import { NewSection } from './new-section.tsx';
import { PaperFoot } from './paper-foot.tsx';
import { PaperHead, PaperOfficers } from './paper-head.tsx';
import { PaperPeople } from './paper-people.tsx';
import { PaperSection } from './paper-section.tsx';

/** The document in the form of Mẫu 1.9, as it will be printed. */
export function Paper() {
  const { minutes, canEdit } = useMinutesPage();
  return (
    <article
      aria-label="Biên bản"
      data-print-sheet
      ref={useRowFocus<HTMLElement>()}
      className="rounded-control border bg-surface px-5 py-8 font-doc text-[1.0625rem] leading-7 max-md:px-4 md:px-12 xl:px-18"
    >
      <PaperHead />
      <PaperPeople />
      <PaperOfficers />
      {minutes.sections.map((section, index) => (
        <PaperSection key={section.id} section={section} number={index + 1} />
      ))}
      {canEdit && <NewSection />}
      <PaperFoot />
    </article>
  );
}
