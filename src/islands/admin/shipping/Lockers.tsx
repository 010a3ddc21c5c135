import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { findLockers, readLockerLists } from '#src/client/backend/staff-delivery.ts';
import { changeDelivery } from '#src/client/functions/admin-delivery.ts';
import { $place } from '#src/client/stores/admin-place.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { LockerList, StaffLocker } from '#src/contracts/staff-delivery.ts';
import { type Carrier, carrierNames, carriers } from '#src/domain/shipping/carriers.ts';
import { countryName } from '#src/i18n/formatters.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { ActDialog } from '../ActDialog.tsx';
import type { SectionProps } from '../admin-data.ts';
import { Read } from '../Read.tsx';
import { SearchField } from '../SearchField.tsx';
import { State, Table } from '../Table.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';

type Section = SectionProps<'admin-shipping'>;

const hasShrunk = ({ last_error: error }: LockerList) => error?.startsWith('list_shrunk') ?? false;

/** What each carrier's list holds and how old it is; a list that has shrunk is taken by somebody alone who says that it is right. */
function Lists({ data, texts }: Section) {
  const { language } = data;
  const text = islandText(language, texts);
  const reading = useReading('lists', ({ token }) => readLockerLists(token));
  const { act, attempt, isBusy } = useActing(data, texts.errors);
  const [believing, setBelieving] = useState<Carrier>();
  const at = (time: string | null) =>
    time === null ? texts.lockers.never : `${shortDay(time, language)}, ${clockTime(time, language)}`;

  function told(failed: Readonly<Record<string, string>>): void {
    const names = Object.keys(failed).join(', ');
    if (names === '') showToast({ kind: 'done', text: texts.lockers.loaded });
    else showToast({ kind: 'error', text: text('lockers.notLoaded', { lists: names }) });
    void reading.again();
  }
  const load = (carrier: Carrier, takesShrunk: boolean) => (token: string) =>
    changeDelivery(token, { act: 'load_lockers', carrier, takes_shrunk: takesShrunk });
  return (
    <Read data={data} reading={reading}>
      {(lists) => (
        <>
          <Table
            title={texts.lockers.lists}
            none={texts.lockers.noLists}
            columns={[
              { name: texts.lockers.carrier },
              { name: texts.zones.country },
              { name: texts.lockers.offered, isNumber: true },
              { name: texts.lockers.withheld, isNumber: true },
              { name: texts.lockers.fetched },
              { name: texts.lockers.state },
            ]}
            rows={lists.map((list) => ({
              key: `${list.carrier} ${list.country}`,
              cells: [
                carrierNames[list.carrier],
                countryName(list.country, language),
                list.offered,
                list.withheld,
                at(list.fetched_at),
                list.is_stale ? (
                  <State key="state" tone="bad">
                    {text('lockers.stale', { time: at(list.failed_at) })}
                    {list.last_error && <span className="muted admin-reason">{list.last_error}</span>}
                  </State>
                ) : (
                  <State key="state" tone="good">
                    {texts.lockers.fresh}
                  </State>
                ),
              ],
            }))}
          />
          <ul className="admin-rows" aria-label={texts.lockers.loadLabel}>
            {carriers.map((carrier) => (
              <li key={carrier}>
                <span>{carrierNames[carrier]}</span>
                <span className="admin-ways">
                  {lists.some((list) => list.carrier === carrier && hasShrunk(list)) && (
                    <button
                      type="button"
                      className="admin-act"
                      aria-label={text('lockers.believeNamed', { carrier: carrierNames[carrier] })}
                      onClick={() => setBelieving(carrier)}
                    >
                      {texts.lockers.believe}
                    </button>
                  )}
                  <button
                    type="button"
                    className="admin-act"
                    aria-disabled={isBusy}
                    aria-label={text('lockers.loadNamed', { carrier: carrierNames[carrier] })}
                    onClick={() => void act(load(carrier, false), ({ failed = {} }) => told(failed))}
                  >
                    {texts.lockers.load}
                  </button>
                </span>
              </li>
            ))}
          </ul>
          {believing && (
            <ActDialog
              data={data}
              title={text('lockers.believeTitle', { carrier: carrierNames[believing] })}
              act={texts.lockers.believe}
              isGrave
              onAct={() => attempt(load(believing, true), ({ failed = {} }) => told(failed))}
              onClosed={() => setBelieving(undefined)}
            >
              <p>{texts.lockers.believeLead}</p>
            </ActDialog>
          )}
        </>
      )}
    </Read>
  );
}

/** Lockers by words, each of which can be withheld from shoppers and offered again. */
function Found({ data, texts }: Section) {
  const { language } = data;
  const text = islandText(language, texts);
  const words = useStore($place).query['q'] ?? '';
  const reading = useReading(words, ({ token }) => findLockers(token, words));
  const { act, isBusy } = useActing(data, texts.errors);
  const switchOne = ({ carrier, id, name }: StaffLocker, isOffered: boolean) =>
    act(
      (token) => changeDelivery(token, { act: 'switch_locker', carrier, locker: id, is_offered: isOffered }),
      () => {
        showToast({ kind: 'done', text: text(isOffered ? 'lockers.offeredAgain' : 'lockers.nowWithheld', { name }) });
        void reading.again();
      },
    );
  return (
    <>
      <div className="admin-find">
        <SearchField label={texts.lockers.search} hint={texts.lockers.searchFor} />
      </div>
      <Read data={data} reading={reading}>
        {({ lockers, more }) => (
          <>
            <Table
              title={words === '' ? texts.lockers.withheldOnes : texts.lockers.found}
              none={words === '' ? texts.lockers.noneWithheld : texts.lockers.nothingFound}
              columns={[
                { name: texts.lockers.name },
                { name: texts.lockers.place },
                { name: texts.lockers.carrier },
                { name: texts.lockers.state },
                { name: texts.act },
              ]}
              rows={lockers.map((locker) => ({
                key: `${locker.carrier} ${locker.id}`,
                cells: [
                  locker.name,
                  `${locker.address}, ${locker.city}, ${countryName(locker.country, language)}`,
                  carrierNames[locker.carrier],
                  <State key="state" tone={locker.withheld_at === null ? 'good' : 'plain'}>
                    {locker.withheld_at === null
                      ? texts.lockers.isOffered
                      : text('lockers.withheldSince', { day: shortDay(locker.withheld_at, language) })}
                    {locker.is_listed ? '' : `, ${texts.lockers.unlisted}`}
                  </State>,
                  <button
                    key="switch"
                    type="button"
                    className="link"
                    aria-disabled={isBusy}
                    aria-label={text(locker.withheld_at === null ? 'lockers.withholdNamed' : 'lockers.offerNamed', {
                      name: locker.name,
                    })}
                    onClick={() => void switchOne(locker, locker.withheld_at !== null)}
                  >
                    {locker.withheld_at === null ? texts.lockers.withhold : texts.lockers.offer}
                  </button>,
                ],
              }))}
            />
            {more && <p className="muted">{texts.lockers.narrow}</p>}
          </>
        )}
      </Read>
    </>
  );
}

/** Parcel lockers: the carriers' lists, and single lockers. */
export function Lockers(section: Section) {
  return (
    <>
      <Lists {...section} />
      <Found {...section} />
    </>
  );
}
