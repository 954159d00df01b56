import {
  placesOf,
  type TemplateListPlace,
  type TemplatePlace,
} from '@hopgon/contract/minutes/templates/places';
import type { TemplateForm } from '@hopgon/contract/minutes/templates/schemas';
import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Download from 'lucide-react/icons/download';
import { type ReactNode, useState } from 'react';
import { useSaveExampleTemplate } from '../../../data/company/minutes-templates.ts';
import { failureText } from '../../../lib/api/call-failure.ts';
import { usePageTitle } from '../../../lib/use-page-title.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Select } from '../../../ui/inputs/select.tsx';
import { Panel, PanelHead } from '../../../ui/layout/panel.tsx';
import { toast } from '../../../ui/overlays/toast.ts';
import { formChoices } from './template-words.ts';

/** Every place a template may have, and how lists and conditions are written. */
export function PlacesPage() {
  usePageTitle('Chỗ điền trong mẫu');
  const [form, setForm] = useState<TemplateForm>('minutes');
  const example = useSaveExampleTemplate();
  const { fields, lists } = placesOf(form);
  return (
    <div className="grid max-w-[820px] grid-cols-1 gap-4">
      <p>
        <Link to="/settings/minutes" className="link inline-flex items-center gap-1.5">
          <ArrowLeft aria-hidden="true" className="size-4" />
          Cài đặt biên bản
        </Link>
      </p>
      <Panel>
        <PanelHead
          title="Chỗ điền trong mẫu"
          aside={
            <Button
              size="small"
              icon={<Download />}
              busy={example.isPending}
              onClick={() =>
                example.mutate(form, {
                  onError: (error) =>
                    toast.fail(failureText(error, 'Không thể tải mẫu ví dụ. Vui lòng thử lại.')),
                })
              }
            >
              Tải mẫu ví dụ
            </Button>
          }
        />
        <div className="flex flex-col gap-4 p-5">
          <div className="max-w-64">
            <Select label="Mẫu dùng cho" choices={formChoices} value={form} onChange={setForm} />
          </div>
          <ul className="list-disc space-y-1.5 pl-5">
            <li>
              Viết tên chỗ giữa hai dấu ngoặc nhọn: <Mark>Trích yếu</Mark>. Viết hoa cả tên thì giá trị cũng
              viết hoa.
            </li>
            <li>
              Danh sách mở bằng <Mark># Việc cần làm</Mark>, đóng bằng <Mark>/ Việc cần làm</Mark>; phần ở
              giữa lặp lại cho từng việc. Trong bảng, đặt dấu mở ở ô đầu và dấu đóng ở ô cuối của cùng một
              hàng.
            </li>
            <li>
              Chỉ hiện khi có nội dung: <Mark># Cơ quan chủ quản</Mark> … <Mark>/ Cơ quan chủ quản</Mark>; với
              danh sách: <Mark># Có việc cần làm</Mark> … <Mark>/ Có việc cần làm</Mark>. Hiện khi không có:
              thay dấu # bằng dấu ^.
            </li>
          </ul>
        </div>
        <PlaceList title="Chỗ đơn" places={fields} />
        {lists.map((list) => (
          <ListPlaces key={list.name} list={list} />
        ))}
      </Panel>
    </div>
  );
}

const Mark = ({ children }: { readonly children: string }) => (
  <code className="rounded-[4px] bg-sunken px-1 text-[0.9em] whitespace-nowrap">{`{{${children.replace(/^([#/]) /, '$1')}}}`}</code>
);

interface PlaceListProps {
  readonly title: ReactNode;
  readonly places: readonly TemplatePlace[];
}

const PlaceList = ({ title, places }: PlaceListProps) => (
  <section className="border-t px-5 py-4">
    <h3 className="font-medium">{title}</h3>
    <dl className="mt-2 grid grid-cols-1 gap-x-4 gap-y-1 text-small sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      {places.map(({ name, says }) => (
        <div key={name} className="contents">
          <dt>
            <Mark>{name}</Mark>
          </dt>
          <dd className="text-muted max-sm:mb-1.5">{says}</dd>
        </div>
      ))}
    </dl>
  </section>
);

interface ListPlacesProps {
  readonly list: TemplateListPlace;
  /** The list in whose rows it stands. */
  readonly within?: string;
}

const ListPlaces = ({ list, within }: ListPlacesProps) => (
  <>
    <PlaceList
      title={
        <>
          Danh sách <Mark>{`#${list.name}`}</Mark>{' '}
          <span className="text-small font-regular text-muted">
            {list.says}
            {within !== undefined && `; đặt giữa {{#${within}}} và {{/${within}}}`}
          </span>
        </>
      }
      places={list.fields}
    />
    {list.lists.map((inner) => (
      <ListPlaces key={inner.name} list={inner} within={list.name} />
    ))}
  </>
);
