import { useEffect, useState } from 'react';
import { isAdministrator } from '#src/client/backend/read-role.ts';
import { asCustomer } from '#src/client/stores/as-customer.ts';

/** Whether this person has the way to the back office (decisions.md, admin access); its own locks decide who comes in. */
export function useAdministrator(userId: string): boolean {
  const [is, setIs] = useState(false);
  useEffect(() => {
    void asCustomer(({ token }) => isAdministrator(userId, token)).then((answer) => setIs(answer.ok && answer.value));
  }, [userId]);
  return is;
}
