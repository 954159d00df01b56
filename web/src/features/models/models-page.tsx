import { useQuery } from '@tanstack/react-query';
import { modelSettingsQuery, modelStateQuery } from '../../data/company/models.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { Loaded } from '../../ui/states/loaded.tsx';
import { SkeletonRows } from '../../ui/states/skeleton.tsx';
import { ModelForm } from './model-form.tsx';
import { OwnChoicePanel } from './own-choice-panel.tsx';
import { TestPanel } from './test-panel.tsx';
import { UsagePanel } from './usage-panel.tsx';

const skeleton = (
  <Panel>
    <SkeletonRows />
  </Panel>
);

/** The model beside the engine: what the owner sets, and for everybody where their messages go. */
export function ModelsPage() {
  usePageTitle('Mô hình AI');
  return (
    <Loaded query={useQuery(modelStateQuery)} failure="Không thể tải cài đặt mô hình AI." skeleton={skeleton}>
      {(state) => (
        <div className="grid grid-cols-1 gap-4">
          <OwnChoicePanel state={state} />
          {state.can.edit && <OwnersPart />}
        </div>
      )}
    </Loaded>
  );
}

const OwnersPart = () => (
  <Loaded
    query={useQuery(modelSettingsQuery)}
    failure="Không thể tải cài đặt mô hình AI."
    skeleton={skeleton}
  >
    {(settings) => (
      <>
        <ModelForm settings={settings} />
        {settings.mode !== 'off' && (
          <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
            <TestPanel settings={settings} />
            <UsagePanel settings={settings} />
          </div>
        )}
      </>
    )}
  </Loaded>
);
