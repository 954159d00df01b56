import { statutoryRules } from '@hopgon/contract/governance/law';
import { isFirm, isLower, type ThresholdName, thresholdNames } from '@hopgon/contract/governance/minima';
import { thresholdLabels } from '@hopgon/contract/governance/names';
import type { Body, BodyRules, Threshold, VotingRules } from '@hopgon/contract/governance/schemas';
import {
  bodies,
  bodyWords,
  thresholdChoices,
  thresholdInWords,
  thresholdKey,
  thresholdOfKey,
} from '../../lib/format/thresholds.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { Segmented } from '../../ui/inputs/segmented.tsx';
import { Select } from '../../ui/inputs/select.tsx';
import { Switch } from '../../ui/inputs/switch.tsx';
import { Panel, PanelHead } from '../../ui/layout/panel.tsx';
import type { PartProps } from './settings-panels.tsx';

/** Quorum and ratio of the company, for its votes and its minutes alike. */
export function VotingRulesPanel({ draft, isReadOnly, onChange }: PartProps) {
  const { votingRules: rules } = draft;
  const write = (part: Partial<VotingRules>) => onChange({ votingRules: { ...rules, ...part } });
  return (
    <Panel className="lg:col-span-2">
      <PanelHead title="Tỷ lệ họp và biểu quyết" />
      <fieldset disabled={isReadOnly} className="grid grid-cols-1 gap-6 p-5">
        <p className="text-small text-muted">
          Dùng chung cho biểu quyết trong phòng họp và cho biên bản chưa thông qua. Khách mời và người để biết
          không tính.
        </p>
        <div className="grid gap-4 sm:grid-cols-2">
          <ThresholdField
            label="Họp thường: có mặt để họp"
            value={rules.ordinary.quorum}
            isDisabled={isReadOnly}
            onChange={(quorum) => write({ ordinary: { ...rules.ordinary, quorum } })}
          />
          <ThresholdField
            label="Họp thường: tán thành để thông qua"
            value={rules.ordinary.ratio}
            isDisabled={isReadOnly}
            onChange={(ratio) => write({ ordinary: { ...rules.ordinary, ratio } })}
          />
        </div>
        {bodies.map((body) => (
          <BodyRulesFields
            key={body}
            body={body}
            rules={rules.charter[body]}
            isReadOnly={isReadOnly}
            onChange={(changed) => write({ charter: { ...rules.charter, [body]: changed } })}
          />
        ))}
      </fieldset>
    </Panel>
  );
}

interface ThresholdFieldProps {
  readonly label: string;
  readonly value: Threshold;
  readonly note?: LawNote | null;
  readonly isDisabled: boolean;
  readonly onChange: (value: Threshold) => void;
}

function ThresholdField({ label, value, note = null, isDisabled, onChange }: ThresholdFieldProps) {
  const key = thresholdKey(value);
  return (
    <Field label={label} hint={note && !note.isFault ? note.text : ''} error={note?.isFault ? note.text : ''}>
      <Select
        value={key}
        choices={thresholdChoices(key)}
        disabled={isDisabled}
        onChange={(next) => onChange(thresholdOfKey(next))}
      />
    </Field>
  );
}

/** 'Có mặt để họp lần thứ nhất từ 65% · …' */
const lawInWords = (rules: BodyRules): string =>
  thresholdNames.map((name) => `${thresholdLabels[name]} ${thresholdInWords(rules[name])}`).join(' · ');

interface LawNote {
  readonly text: string;
  readonly isFault: boolean;
}

/** What to know of a threshold below the law's: refused, or only where the charter really says so. */
function lawNote(body: Body, name: ThresholdName, value: Threshold): LawNote | null {
  const law = statutoryRules[body][name];
  if (!isLower(value, law)) return null;
  const isFault = isFirm(body, name);
  const rule = `Luật yêu cầu ${thresholdInWords(law)}`;
  return {
    isFault,
    text: isFault
      ? `${rule} và điều lệ không được quy định thấp hơn.`
      : `${rule}, trừ khi điều lệ quy định khác. Hãy kiểm tra lại điều lệ.`,
  };
}

interface BodyRulesFieldsProps {
  readonly body: Body;
  /** Null where the company follows the law. */
  readonly rules: BodyRules | null;
  readonly isReadOnly: boolean;
  readonly onChange: (rules: BodyRules | null) => void;
}

function BodyRulesFields({ body, rules, isReadOnly, onChange }: BodyRulesFieldsProps) {
  const law = statutoryRules[body];
  return (
    <section aria-label={bodyWords[body]} className="flex flex-col gap-3 border-t pt-4">
      <h3 className="font-medium">{bodyWords[body]}</h3>
      {!isReadOnly && (
        <Segmented
          label={`${bodyWords[body]} theo`}
          choices={[
            { value: 'law', label: 'Theo luật' },
            { value: 'charter', label: 'Theo điều lệ' },
          ]}
          value={rules === null ? 'law' : 'charter'}
          onChange={(source) => onChange(source === 'law' ? null : law)}
        />
      )}
      {rules === null ? (
        <p className="text-small text-muted">{lawInWords(law)}.</p>
      ) : (
        <>
          <div className="grid gap-4 sm:grid-cols-2">
            {thresholdNames.map((name) => (
              <ThresholdField
                key={name}
                label={thresholdLabels[name]}
                value={rules[name]}
                note={lawNote(body, name, rules[name])}
                isDisabled={isReadOnly}
                onChange={(value) => onChange({ ...rules, [name]: value })}
              />
            ))}
          </div>
          {body !== 'board' && (
            <Switch
              label="Vấn đề quan trọng được lấy ý kiến bằng văn bản"
              checked={rules.allowsWrittenSpecial}
              disabled={isReadOnly}
              onChange={(allowsWrittenSpecial) => onChange({ ...rules, allowsWrittenSpecial })}
            />
          )}
        </>
      )}
    </section>
  );
}
