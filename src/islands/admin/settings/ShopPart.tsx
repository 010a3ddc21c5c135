import { readSettings } from '#src/client/backend/staff-settings.ts';
import type { StaffSetting } from '#src/contracts/staff-settings.ts';
import { sectionPath } from '#src/domain/admin/sections.ts';
import { isKnownSetting, type SettingGroup, settingGroups, shopSettings } from '#src/domain/admin/shop-settings.ts';
import { localizePath } from '#src/domain/language/paths.ts';
import type { SectionProps } from '../admin-data.ts';
import { Block, Fact } from '../Block.tsx';
import { Read } from '../Read.tsx';
import { Settings } from '../Settings.tsx';
import { useReading } from '../use-reading.ts';

type Section = SectionProps<'admin-settings'>;

/** Delivery's settings are changed where delivery is. */
const groups = settingGroups.filter((group) => group !== 'delivery');
const groupOf = ({ key }: StaffSetting): SettingGroup | undefined =>
  isKnownSetting(key) ? shopSettings[key].group : undefined;

/** The seller, as pages, mails and documents name it, and where that is changed. */
function Company({ data, texts }: Section) {
  const { company } = data;
  const { shop } = texts;
  return (
    <Block title={shop.company}>
      <p className="muted">{company.isDemonstration ? shop.demonstration : shop.companyLead}</p>
      <dl className="admin-facts">
        <Fact name={shop.legalName}>{company.legalName}</Fact>
        <Fact name={shop.code}>{company.code}</Fact>
        <Fact name={shop.vatCode}>{company.vatCode}</Fact>
        <Fact name={shop.address}>{company.address}</Fact>
        <Fact name={shop.contact}>
          {company.phone}, {company.email}
        </Fact>
        <Fact name={shop.privacy}>{company.privacyEmail}</Fact>
        <Fact name={shop.where}>
          <code>content/company.json</code>
        </Fact>
      </dl>
    </Block>
  );
}

/** The seller and the settings of the shop by what they are about; those that nobody has sorted yet come last. */
export function ShopPart(section: Section) {
  const { data, texts } = section;
  const reading = useReading('settings', ({ token }) => readSettings(token));
  const delivery = `${localizePath(sectionPath('shipping'), data.language)}?view=rules`;
  return (
    <>
      <Company {...section} />
      <p className="muted admin-lead">
        {texts.shop.delivery}{' '}
        <a className="link" href={delivery}>
          {texts.shop.toDelivery}
        </a>
      </p>
      <Read data={data} reading={reading}>
        {(settings) =>
          [...groups, undefined].map((group) => {
            const mine = settings.filter((setting) => groupOf(setting) === group);
            return (
              mine.length > 0 && (
                <Settings
                  key={group ?? 'other'}
                  data={data}
                  title={texts.groups[group ?? 'other']}
                  settings={mine}
                  onChanged={() => void reading.again()}
                />
              )
            );
          })
        }
      </Read>
    </>
  );
}
