import { readProfile } from '#src/client/backend/address-book.ts';
import type { TabProps } from '../account-data.ts';
import { NotHad } from '../NotHad.tsx';
import { useAnswer } from '../use-answer.ts';
import { AddressBook } from './AddressBook.tsx';
import { ProfileForm } from './ProfileForm.tsx';

/** Who the customer is to the shop, and where parcels go. */
export function ProfileTab(props: TabProps<'account-profile'>) {
  const { data, texts } = props;
  const { answer, askAgain } = useAnswer(readProfile);

  return (
    <div className="profile">
      <section aria-labelledby="profile-title">
        <h2 className="display-2 account-title" id="profile-title">
          {texts.title}
        </h2>
        {answer.state === 'waiting' && (
          <p className="muted profile-said" role="status">
            {data.texts.loading}
          </p>
        )}
        {answer.state === 'failed' && (
          <NotHad data={data} what={texts.failed.load} code={answer.code} onRetry={() => void askAgain()} />
        )}
        {answer.state === 'there' && <ProfileForm {...props} profile={answer.value} />}
      </section>
      <AddressBook data={data} texts={texts} />
    </div>
  );
}
