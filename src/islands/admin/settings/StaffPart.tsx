import { useState } from 'react';
import { listStaff } from '#src/client/backend/staff-settings.ts';
import { changeStaff } from '#src/client/functions/admin-settings.ts';
import { lookAtGate } from '#src/client/stores/back-office.ts';
import { showToast } from '#src/client/stores/toast.ts';
import type { AdminStaffRequest } from '#src/contracts/admin-staff.ts';
import type { StaffPerson } from '#src/contracts/staff-settings.ts';
import type { StaffRole } from '#src/domain/admin/sections.ts';
import { islandText } from '#src/i18n/island-text.ts';
import { clockTime, shortDay } from '#src/i18n/order-dates.ts';
import { ActDialog } from '../ActDialog.tsx';
import type { SectionProps } from '../admin-data.ts';
import { Block, Fact } from '../Block.tsx';
import { Read } from '../Read.tsx';
import { useActing } from '../use-acting.ts';
import { useReading } from '../use-reading.ts';
import { FirstPin, GrantForm } from './StaffForms.tsx';

type Section = SectionProps<'admin-settings'>;
type Ask =
  | { readonly kind: 'remove'; readonly person: StaffPerson; readonly role: StaffRole }
  | { readonly kind: 'give_pin' | 'end'; readonly person: StaffPerson };

/** What somebody is in the back office, and what can be done about it. */
function Person({ data, texts, person, onAsk }: Section & { person: StaffPerson; onAsk: (ask: Ask) => void }) {
  const { language, admin } = data;
  const text = islandText(language, texts);
  const at = (time: string) => `${shortDay(time, language)}, ${clockTime(time, language)}`;
  const { staff } = texts;
  const { name } = person;
  const button = (words: string, ask: Ask) => (
    <button key={words} type="button" className="admin-act" aria-label={`${words}: ${name}`} onClick={() => onAsk(ask)}>
      {words}
    </button>
  );
  return (
    <Block title={person.is_you ? text('staff.you', { name }) : name} label={`${name}, ${person.email}`}>
      <dl className="admin-facts">
        <Fact name={staff.email}>{person.email}</Fact>
        <Fact name={staff.roles}>
          {person.roles.map(({ role, since, granted_by: by }) => (
            <span key={role}>
              {admin.frame.roles[role]}, {text('staff.since', { day: shortDay(since, language) })}
              {by !== null && `, ${text('staff.by', { name: by })}`}
            </span>
          ))}
        </Fact>
        <Fact name={staff.pin}>{staff.pins[person.pin]}</Fact>
        <Fact name={staff.factor}>
          {person.has_factor ? staff.connected : <span className="admin-late">{staff.notConnected}</span>}
        </Fact>
        <Fact name={staff.seen}>{person.last_seen === null ? staff.never : at(person.last_seen)}</Fact>
        {person.open_until !== null && (
          <Fact name={staff.open}>{text('staff.openUntil', { time: at(person.open_until) })}</Fact>
        )}
      </dl>
      <p className="admin-ways">
        {!person.is_you && button(person.pin === 'none' ? staff.givePin : staff.resetPin, { kind: 'give_pin', person })}
        {person.open_until !== null && button(staff.end, { kind: 'end', person })}
        {person.roles.map(({ role }) =>
          button(text('staff.remove', { role: staff.rolesLower[role] }), { kind: 'remove', person, role }),
        )}
      </p>
    </Block>
  );
}

/** Who works in the back office: roles by address, first PINs, and an end to what somebody has open. */
export function StaffPart(section: Section) {
  const { data, texts } = section;
  const text = islandText(data.language, texts);
  const reading = useReading('staff', ({ token }) => listStaff(token));
  const [ask, setAsk] = useState<Ask>();
  const [given, setGiven] = useState<{ readonly name: string; readonly pin: string; readonly until: string }>();
  const { attempt } = useActing(data, texts.errors);
  const { staff } = texts;

  async function carryOut({ kind, person, ...rest }: Ask): Promise<string | undefined> {
    const request: AdminStaffRequest =
      'role' in rest
        ? { act: 'remove', person: person.id, role: rest.role }
        : { act: kind as 'end', person: person.id };
    return attempt(
      (token) => changeStaff(token, request),
      ({ pin, until }) => {
        if (pin !== undefined && until !== undefined) setGiven({ name: person.name, pin, until });
        else showToast({ kind: 'done', text: kind === 'remove' ? staff.removed : staff.ended });
        // Whoever has taken something from themselves sees it at once.
        void (person.is_you ? lookAtGate() : reading.again());
      },
    );
  }

  const titles = { remove: 'staff.removeTitle', give_pin: 'staff.pinTitle', end: 'staff.endTitle' } as const;
  const role = ask && 'role' in ask ? staff.rolesLower[ask.role] : '';
  return (
    <>
      <p className="muted admin-lead">{staff.lead}</p>
      <GrantForm {...section} onGranted={() => void reading.again()} />
      <Read data={data} reading={reading}>
        {(people) => people.map((person) => <Person key={person.id} {...section} person={person} onAsk={setAsk} />)}
      </Read>
      {ask && (
        <ActDialog
          data={data}
          title={text(titles[ask.kind], { name: ask.person.name, role })}
          act={{ remove: staff.removeAct, give_pin: staff.givePin, end: staff.end }[ask.kind]}
          isGrave
          onAct={() => carryOut(ask)}
          onClosed={() => setAsk(undefined)}
        >
          <p>{{ remove: staff.removeLead, give_pin: staff.pinLead, end: staff.endLead }[ask.kind]}</p>
        </ActDialog>
      )}
      {given && <FirstPin {...section} {...given} onClosed={() => setGiven(undefined)} />}
    </>
  );
}
