import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { companyQuery } from '../../data/company/companies.ts';
import { systemStatusQuery } from '../../data/company/system-status.ts';
import { formatMoment } from '../../lib/format/date.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { BellDrawing } from '../../ui/layout/drawings.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import { Chip, type ChipTone } from '../../ui/marks/chip.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { MailPanel } from './mail-panel.tsx';
import { type PartWords, partWords } from './system-words.rules.ts';

/** How the server is, as its owner should know it: each part, mails that could not leave, backups, version. */
export function SystemPage() {
  usePageTitle('Tình trạng hệ thống');
  const { data: company } = useSuspenseQuery(companyQuery);
  if (company.role === 'owner') return <Status />;
  return (
    <Panel>
      <EmptyState
        drawing={<BellDrawing />}
        title="Trang này dành cho chủ sở hữu"
        text="Nếu thư hoặc dữ liệu có vấn đề, hãy báo cho chủ sở hữu của công ty."
      />
    </Panel>
  );
}

function Status() {
  const query = useQuery(systemStatusQuery);
  return (
    <div className="grid grid-cols-1 gap-4">
      <Panel>
        <PanelHead title="Máy chủ" aside={query.data && `Phiên bản ${query.data.version}`} />
        <Loaded query={query} failure="Không thể xem tình trạng hệ thống.">
          {(status) => (
            <>
              <ul className="divide-y">
                {partWords(status, formatMoment).map((part) => (
                  <SystemPart key={part.name} part={part} />
                ))}
              </ul>
              <p className="border-t px-5 py-3 text-small text-muted max-sm:px-4">
                Xem lúc {formatMoment(status.checkedAt)}.
              </p>
            </>
          )}
        </Loaded>
      </Panel>
      <MailPanel />
    </div>
  );
}

const partTones: Readonly<Record<PartWords['state'], ChipTone>> = {
  ...{ good: 'jade', warning: 'turmeric', bad: 'brick', off: 'plain' },
};

const SystemPart = ({ part: { name, state, word, text } }: { readonly part: PartWords }) => (
  <li className="flex items-start justify-between gap-x-6 gap-y-1 px-5 py-3 max-sm:px-4">
    <div className="min-w-0">
      <p className="font-medium">{name}</p>
      <p className="text-small text-muted">{text}</p>
    </div>
    <Chip tone={partTones[state]}>{word}</Chip>
  </li>
);
