import type { ReactNode } from 'react';
import { localizePath } from '#src/domain/language/paths.ts';
import { withBoundary } from '../../shared/IslandBoundary.tsx';
import { SessionGate } from '../../shared/session/SessionGate.tsx';
import { Gate } from '../Gate.tsx';
import { Categorizer } from './Categorizer.tsx';
import type { FixData } from './fix-data.ts';

function FixCategoriesPage({ data, wordmark }: { readonly data: FixData; readonly wordmark?: ReactNode }) {
  const { language, fix, admin } = data;
  return (
    <SessionGate data={data}>
      {(user) => (
        <Gate key={user.id} data={data} user={user}>
          {() => (
            <div className="admin-utility">
              <header className="admin-head">
                <a className="admin-wordmark" href={localizePath('/admin', language)} aria-label={admin.title}>
                  {wordmark}
                </a>
                <h1>{fix.title}</h1>
                <a className="admin-act" href={localizePath('/admin/categories', language)}>
                  {fix.toCategories}
                </a>
              </header>
              <Categorizer data={data} />
            </div>
          )}
        </Gate>
      )}
    </SessionGate>
  );
}

/** `/fix-categories`: behind the locks of the back office, products are sorted into categories by their words. */
export default withBoundary(FixCategoriesPage);
