import { useEffect, useState } from 'react';
import { readProfile } from '#src/client/backend/address-book.ts';
import { asCustomer, type CustomerResult } from '#src/client/stores/as-customer.ts';
import type { Profile } from '#src/contracts/address-book.ts';
import { errorText } from '../../shared/session/auth-texts.ts';
import type { TabProps } from '../account-data.ts';
import { AddressBook } from './AddressBook.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Who the customer is to the shop, and where parcels go. */
export function ProfileTab(props: TabProps<'account-profile'>) {
  const { data, texts } = props;
  const [profile, setProfile] = useState<CustomerResult<Profile | undefined>>();
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again with each turn
  useEffect(() => {
    let isLeft = false;
    setProfile(undefined);
    void asCustomer(readProfile).then((answer) => isLeft || setProfile(answer));
    return () => {
      isLeft = true;
    };
  }, [turn]);

  return (
    <div className="account-panel profile">
      <section aria-labelledby="profile-title">
        <h2 className="title-2" id="profile-title">
          {texts.title}
        </h2>
        {profile === undefined && (
          <p className="muted profile-said" role="status">
            {data.texts.loading}
          </p>
        )}
        {profile?.ok === false && (
          <div className="profile-said" role="alert">
            <p>{`${texts.failed.load} ${errorText(data.texts, profile.failure.code)}`}</p>
            <button type="button" className="button button-line" onClick={() => setTurn(turn + 1)}>
              {texts.retry}
            </button>
          </div>
        )}
        {profile?.ok && <ProfileForm {...props} profile={profile.value} />}
      </section>
      <AddressBook data={data} texts={texts} />
    </div>
  );
}
