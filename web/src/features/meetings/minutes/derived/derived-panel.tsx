import { useQuery } from '@tanstack/react-query';
import FilePlus from 'lucide-react/icons/file-plus';
import { derivedQuery } from '../../../../data/meetings/minutes-derived.ts';
import { Button } from '../../../../ui/buttons/button.tsx';
import { Loaded } from '../../../../ui/states/loaded.tsx';
import { useMinutesPage } from '../minutes-context.ts';
import { DerivedRow } from './derived-row.tsx';

/** Notices, extracts and resolutions written from signed minutes. */
export function DerivedPanel() {
  const { minutes, writeDerived } = useMinutesPage();
  const query = useQuery(derivedQuery(minutes));
  return (
    <section aria-label="Văn bản từ biên bản" className="border-t pt-3">
      <h3 className="font-semibold">Văn bản từ biên bản</h3>
      <Loaded query={query} failure="Không thể tải các văn bản.">
        {({ documents, can }) => (
          <>
            {documents.length === 0 && !can.create && (
              <p className="mt-1 text-small text-muted">Chưa có văn bản nào.</p>
            )}
            <ul className="divide-y">
              {documents.map((document) => (
                <DerivedRow key={document.id} document={document} mayChange={can.create} />
              ))}
            </ul>
            {can.create && (
              <Button size="small" icon={<FilePlus />} className="mt-2" onClick={writeDerived}>
                Lập văn bản
              </Button>
            )}
          </>
        )}
      </Loaded>
    </section>
  );
}
