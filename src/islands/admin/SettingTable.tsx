import { useState } from 'react';
import { readSettings } from '#src/client/backend/staff-settings.ts';
import { changeSettings } from '#src/client/functions/admin-settings.ts';
import { asStaff } from '#src/client/stores/as-staff.ts';
import type { StaffSetting } from '#src/contracts/staff-settings.ts';
import { settingKind } from '#src/domain/admin/shop-settings.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { RecordDialog } from './RecordDialog.tsx';
import {
  type SettingWords,
  settingFields,
  settingForm,
  settingProblem,
  settingWords,
  typedSetting,
} from './setting-form.ts';
import { Table } from './Table.tsx';
import { useActing } from './use-acting.ts';

export interface SettingTableProps extends SettingWords {
  readonly title: string;
  readonly settings: readonly StaffSetting[];
  /** Reads them again. */
  readonly onChanged: () => void;
}

/** What a setting is called and what it does; its key and the database's English sentence where it is newer than the words. */
function wordsOf({ texts }: SettingWords, { key, description }: StaffSetting): { name: string; text: string } {
  const known: Readonly<Record<string, { readonly name: string; readonly text: string } | undefined>> = texts.keys;
  return known[key] ?? { name: key.replaceAll('_', ' '), text: description };
}

interface DialogProps extends Pick<SettingTableProps, 'data' | 'texts' | 'onChanged'> {
  readonly setting: StaffSetting;
  readonly onClosed: () => void;
}

function SettingDialog({ setting, onChanged, onClosed, ...words }: DialogProps) {
  const { data, texts } = words;
  const { errors } = texts;
  const kind = settingKind(setting.key, setting.value);
  const { name, text } = wordsOf(words, setting);
  const { attempt } = useActing(data, errors);
  const standOf = (known: StaffSetting) => ({ form: settingForm(kind, known.value), version: known.updated_at });
  const fields = settingFields(words, kind, name);
  return (
    <RecordDialog
      data={data}
      title={name}
      lead={text}
      fields={fields}
      beginning={standOf(setting)}
      check={(form) =>
        typedSetting(kind, form) === undefined ? { [fields[0]?.name ?? 'value']: settingProblem(words, kind) } : {}
      }
      save={(form, version) =>
        attempt(
          (token) => {
            const wanted = { key: setting.key, version: version ?? '', value: typedSetting(kind, form) };
            return changeSettings(token, { act: 'save_setting', setting: wanted });
          },
          () => onChanged(),
        )
      }
      stale={errors.setting_stale}
      readNow={async () => {
        const now = await asStaff(({ token }) => readSettings(token));
        const found = now.ok ? now.value.find(({ key }) => key === setting.key) : undefined;
        return found && standOf(found);
      }}
      onClosed={onClosed}
    />
  );
}

/** Settings of the shop with what they mean, each changed in a window of its own. */
export function SettingTable({ title, settings, onChanged, ...words }: SettingTableProps) {
  const { data, texts } = words;
  const { record } = data.admin;
  const text = islandText(data.language, data.admin);
  const [open, setOpen] = useState<StaffSetting>();
  return (
    <>
      <Table
        title={title}
        none={texts.none}
        columns={[{ name: texts.setting }, { name: texts.value }, { name: texts.meaning }]}
        rows={settings.map((setting) => {
          const kind = settingKind(setting.key, setting.value);
          const { name, text: meaning } = wordsOf(words, setting);
          return {
            key: setting.key,
            cells: [
              kind.kind === 'shown' ? (
                name
              ) : (
                <button
                  key="name"
                  type="button"
                  className="link"
                  aria-label={text('record.changeNamed', { name })}
                  title={record.change}
                  onClick={() => setOpen(setting)}
                >
                  {name}
                </button>
              ),
              settingWords(words, kind, setting.value),
              <span key="meaning" className="muted admin-meaning">
                {meaning}
              </span>,
            ],
          };
        })}
      />
      {open && (
        <SettingDialog
          key={open.key}
          {...words}
          setting={open}
          onChanged={onChanged}
          onClosed={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
